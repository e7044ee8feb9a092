import { sql } from 'kysely';
import { Type } from 'typebox';
import { listCoupons } from '../../orders/coupons/vendor-coupons.ts';
import { approveVendor } from '../../shop/editor/approve-vendor.ts';
import { readMemberHistory } from '../../accounts/members/member-history.ts';
import { firstOwnerOf } from '../../accounts/members/vendor-owner.ts';
import { verifyCompany } from '../companies.ts';
import type { RemovalDependencies } from '../removals.ts';
import { removalActions } from './removal-actions.ts';
import { containsWords, days, hasId, isSet } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordAction, RecordResource, RecordView } from './record-resource.ts';
import { timelineSource } from './timeline.ts';

export type ApprovalDependencies = Parameters<typeof approveVendor>[0];

/** Vendors `v` and their shops (TEAM-05). */
export const vendors = (deps: RemovalDependencies & ApprovalDependencies): RecordResource => ({
  name: 'vendors',
  subject: 'vendor',
  from: sql`vendor v left join account a on a.id = ${firstOwnerOf(sql`v.id`)}`,
  key: sql`v.id`,
  columns: {
    name: sql`v.name`,
    companyName: sql`v.company_name`,
    companyNumber: sql`v.company_number`,
    vatNumber: sql`v.vat_number`,
    address: sql`v.address`,
    email: sql`v.email`,
    phone: sql`v.phone`,
    accountId: sql`a.id`,
    createdAt: sql`v.created_at`,
    companyVerifiedAt: sql`v.company_verified_at`,
    needsApproval: sql`v.needs_approval`,
    removedAt: sql`v.removed_at`,
  },
  sorts: ['id', 'createdAt', 'name'],
  filters: {
    isVerified: isSet(sql`v.company_verified_at`),
    isRemoved: isSet(sql`v.removed_at`),
    needsApproval: filter(Type.Boolean(), (needsApproval) => sql`v.needs_approval = ${needsApproval}`),
    ...days(sql`v.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`v.id`, recordId),
    ...containsWords(
      sql`v.name || ' ' || v.company_name || ' ' || v.company_number || ' ' || v.email || ' ' || v.phone`,
      words,
    ),
  ],
  found: { title: sql`v.name`, detail: sql`v.email` },
  details: detailsOf,
  actions: {
    approve: action({
      run: ({ transaction }, id) => approveVendor(deps, transaction, Number(id)),
    }),
    ...companyActions('vendor'),
    ...removalActions(deps, 'vendor', 'vendors'),
  },
});

/** Records or revokes the check of a company in the register (decision 21). */
export function companyActions(firm: 'vendor' | 'agency'): Record<'verify' | 'unverify', RecordAction> {
  return {
    verify: action({
      recordedAs: 'companies.verify',
      run: ({ transaction, now }, id) => verifyCompany(transaction, firm, Number(id), now),
    }),
    unverify: action({
      recordedAs: 'companies.unverify',
      needsReason: true,
      run: ({ transaction }, id) => verifyCompany(transaction, firm, Number(id), null),
    }),
  };
}

/** Members of the shop with their roles (ROLE-04); their accounts are related records. */
const membersOf = (db: RecordView['db'], vendorId: number) =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'vendor_role as role', 'suspended_at as suspendedAt'])
    .select(({ fn }) => fn.coalesce('vendor_since', 'created_at').as('since'))
    .where('vendor_id', '=', vendorId)
    .orderBy('vendor_since', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { holidayUntil } = await db
    .selectFrom('vendor')
    .select('holiday_until as holidayUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    members: await membersOf(db, id),
    memberHistory: await readMemberHistory(db, id),
    holidayUntil,
    ...(await listCoupons(db, id)),
    related: {
      decisions: await related('decisions', sql`d.subject_id = ${`vendor-${id}`}`),
      accounts: await related('accounts', sql`a.vendor_id = ${id}`),
      products: await related('products', sql`d.vendor_id = ${id}`),
      orders: await related(
        'orders',
        sql`o.id in (select order_id from vendor_order where vendor_id = ${id} and released_at is not null
          order by created_at desc, id desc limit 100)`,
      ),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from vendor where id = ${id}`,
      ),
      timelineSource(
        sql`select * from (select created_at as at, 'ordered' as event, status as detail, '' as text from vendor_order
          where vendor_id = ${id} and released_at is not null order by created_at desc, id desc limit 100) newest`,
        'orders',
      ),
      timelineSource(
        sql`select created_at as at, 'reviewed' as event, stars::text as detail, text from review where vendor_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, warning as detail, '' as text from listing_warning where kind = 'vendor' and item_id = ${id}`,
      ),
    ]),
  };
}
