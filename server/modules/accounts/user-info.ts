import { sql } from 'kysely';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import type { OwnStatistics, PublicUser } from '../../../src/core/accounts/accounts.ts';
import { coversArea } from '../../../src/core/shared/vendor-roles.ts';
import { MOBILE_PATTERN } from '../../../src/core/shared/phone-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { versionOf } from '../../platform/http/content-version.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { profileOf } from './profile.ts';

/** Returns the signed-in account with its counts of pending items (AUTH-01, HEAD-08, MODAL-06). */
export async function readUserInfo(deps: AccountDependencies, accountId: number): Promise<UserInfo> {
  const row = await deps.db
    .selectFrom('account')
    .leftJoin('vendor', 'vendor.id', 'account.vendor_id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .selectAll('account')
    .select(['vendor.name as vendor_name', 'agency.id as agency_id', 'agency.name as agency_name'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const shop = row.vendor_id === null ? null : { id: row.vendor_id, name: row.vendor_name ?? '' };
  const vendorRole = row.vendor_id === null ? null : row.vendor_role;
  const agency = row.agency_id === null ? null : { id: row.agency_id, name: row.agency_name ?? '' };
  const [orders, viewings, messages] = await Promise.all([
    countOrders(deps, row.id, coversArea(vendorRole, 'orders') ? row.vendor_id : null),
    countViewings(deps, row.id),
    deps.countUnread(row.id),
  ]);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    picture: row.picture,
    credits: row.credits,
    vendor: shop ?? agency,
    vendorRole,
    mayLeaveShop: vendorRole !== null && row.vendor_since !== null,
    optMarketingFlag: row.marketing_opt_in,
    hasPassword: row.password_hash !== null,
    emailConfirmed: row.email_confirmed_at !== null,
    phoneVerifiedAt: row.phone_verified_at?.toISOString() ?? null,
    canConfirmPhone: deps.sms !== null && row.phone_verified_at === null && MOBILE_PATTERN.test(row.phone),
    waiting: { orders: orders.waiting, viewings: viewings.waiting, messages },
    version: versionOf(profileOf(row)),
  };
}

/**
 * Returns the figures of the dashboard (ROLE-02). Vendors have no homes and no viewings. Members of a shop
 * get the figures of their role's areas, and their own orders without the area `orders`.
 */
export async function readStatistics(deps: AccountDependencies, account: SignedIn): Promise<OwnStatistics> {
  const { vendorRole } = account;
  const orders = await countOrders(
    deps,
    account.id,
    coversArea(vendorRole, 'orders') ? account.vendorId : null,
  );
  if (account.type === 'vendor') {
    const products = coversArea(vendorRole, 'products') ? await countProducts(deps, account.vendorId) : null;
    return { properties: null, viewings: null, orders, products, searches: null };
  }
  const [viewings, properties, searches] = await Promise.all([
    countViewings(deps, account.id),
    countProperties(deps, account.id),
    countSearches(deps, account.id),
  ]);
  return { properties, viewings, orders, products: null, searches };
}

/** Returns the public profile of a landlord; other accounts have none. @throws Failure `not-found` */
export async function readPublicUser({ db }: AccountDependencies, id: number): Promise<PublicUser> {
  const row = await db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(['account.id', 'account.type', 'account.name', 'account.created_at', 'phone_verified_at'])
    .select('agency.id as agency_id')
    .select(({ selectFrom }) =>
      selectFrom('property')
        .whereRef('property.owner_id', '=', 'account.id')
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('property_count'),
    )
    .where('account.id', '=', id)
    .executeTakeFirst();
  const count = row?.property_count ?? 0;
  if (!row || count === 0) throw new Failure('error-user-not-found', {}, 'not-found');
  const warnings = await db
    .selectFrom('owner_warning')
    .select('warning')
    .where('owner_id', '=', id)
    .where('handled_at', 'is', null)
    .orderBy('warning')
    .execute();
  return {
    id: row.id,
    name: publicNameOf(row.name),
    memberSince: row.created_at.toISOString(),
    propertyCount: count,
    agencyId: row.agency_id,
    phoneVerifiedAt: row.phone_verified_at?.toISOString() ?? null,
    warnings: warnings.map(({ warning }) => warning),
  };
}

/** `Мария И.`: public form of a person's name. */
export function publicNameOf(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const initial = others.at(-1)?.[0];
  return initial ? `${first} ${initial}.` : first;
}

async function countOrders(
  { db }: AccountDependencies,
  accountId: number,
  vendorId: number | null,
): Promise<OwnStatistics['orders']> {
  const { rows } =
    vendorId === null
      ? // A buyer's orders wait while they are on their way.
        await sql<OwnStatistics['orders']>`
          select count(distinct o.id) as waiting,
            count(distinct o.id) filter (where v.released_at is not null) as "underWay"
          from customer_order o join vendor_order v on v.order_id = o.id
          where o.account_id = ${accountId} and v.status in ('new', 'accepted', 'shipped')`.execute(db)
      : await sql<OwnStatistics['orders']>`
          select count(*) filter (where status = 'new') as waiting,
            count(*) filter (where status <> 'new') as "underWay"
          from vendor_order
          where vendor_id = ${vendorId} and released_at is not null
            and status in ('new', 'accepted', 'shipped')`.execute(db);
  return rows[0] ?? { waiting: 0, underWay: 0 };
}

/** Counts requests for the landlord without an answer, and proposals to the visitor. */
async function countViewings(
  { db, clock }: AccountDependencies,
  accountId: number,
): Promise<{ waiting: number; coming: number }> {
  const { rows } = await sql<{ waiting: number; coming: number }>`
    select
      count(*) filter (where (own and status = 'requested') or (not own and status = 'proposed')) as waiting,
      count(*) filter (where status = 'accepted') as coming
    from (
      select v.status, true as own from viewing_request v join property p on p.id = v.property_id
      where p.owner_id = ${accountId} and coalesce(v.date_time, 'infinity') > ${clock.now()}
      union all
      select v.status, false from viewing_request v
      where v.account_id = ${accountId} and coalesce(v.date_time, 'infinity') > ${clock.now()}
    ) viewing`.execute(db);
  return rows[0] ?? { waiting: 0, coming: 0 };
}

async function countProperties(
  { db }: AccountDependencies,
  accountId: number,
): Promise<NonNullable<OwnStatistics['properties']>> {
  return db
    .selectFrom('property')
    .where('owner_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select(({ fn, val }) => {
      const count = fn.countAll<number>();
      return [
        count.filterWhere('status', '=', 'active').as('active'),
        count.filterWhere('status', '=', 'paused').as('paused'),
        count.filterWhere('status', '=', 'draft').as('draft'),
        count.filterWhere('status', '=', 'rented').as('rented'),
        fn.coalesce(fn.sum<number>('views'), val(0)).as('views'),
        fn.coalesce(fn.sum<number>('favorites'), val(0)).as('favorites'),
      ];
    })
    .executeTakeFirstOrThrow();
}

async function countProducts({ db }: AccountDependencies, vendorId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countSearches({ db }: AccountDependencies, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
