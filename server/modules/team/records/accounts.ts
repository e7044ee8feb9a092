import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { oneOf, strict } from '../../../../api/schema.ts';
import { ACCOUNT_TYPES } from '../../../../src/core/accounts/account.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import { changeRole } from '../../accounts/change-role.ts';
import { restoreAccount, suspendAccount } from '../suspend-account.ts';
import type { SuspensionDependencies } from '../suspend-account.ts';
import { containsWords, days, hasId, isSet, numberOf } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { isMailTo, mailsTo, timelineSource } from './timeline.ts';

/** Accounts `a` of users, agencies and vendors (TEAM-05). */
export const accounts = (deps: SuspensionDependencies): RecordResource => ({
  name: 'accounts',
  subject: 'account',
  from: sql`account a`,
  key: sql`a.id`,
  columns: {
    type: sql`a.type`,
    name: sql`a.name`,
    email: sql`a.email`,
    phone: sql`a.phone`,
    language: sql`a.language`,
    credits: sql`a.credits`,
    createdAt: sql`a.created_at`,
    emailConfirmedAt: sql`a.email_confirmed_at`,
    phoneVerifiedAt: sql`a.phone_verified_at`,
    suspendedAt: sql`a.suspended_at`,
  },
  sorts: ['id', 'createdAt', 'name', 'email'],
  filters: {
    type: filter(oneOf(ACCOUNT_TYPES), (type) => sql`a.type = ${type}`),
    isSuspended: isSet(sql`a.suspended_at`),
    ...days(sql`a.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`a.id`, recordId),
    ...containsWords(sql`a.name || ' ' || a.email || ' ' || a.phone`, words),
  ],
  found: { title: sql`a.name`, detail: sql`a.email` },
  details: detailsOf,
  actions: {
    suspend: action({
      needsReason: true,
      run: ({ transaction }, id, { reason }) => suspendAccount(deps, transaction, Number(id), reason),
    }),
    restore: action({
      needsReason: true,
      run: ({ transaction }, id) => restoreAccount(deps, transaction, Number(id)),
    }),
    'end-sessions': action({
      needsReason: true,
      run: async ({ transaction }, id) => {
        await transaction.deleteFrom('session').where('account_id', '=', Number(id)).execute();
      },
    }),
    'change-role': action({
      input: strict({ type: oneOf(ACCOUNT_TYPES) }),
      needsReason: true,
      run: async ({ transaction, now }, id, { input: { type } }) => {
        await changeRole(transaction, Number(id), type, now);
      },
    }),
    'send-password-reset': action({
      run: ({ transaction }, id) => sendPasswordReset(transaction, Number(id)),
    }),
  },
});

/** Sends the link to the account's address, which the team does not see. */
async function sendPasswordReset(transaction: Transaction<Database>, id: number): Promise<void> {
  const { email, language } = await transaction
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await enqueue(transaction, 'accounts.send-password-reset', { email, language, request: newSecret() });
}

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { email, vendor_id: vendorId } = await db
    .selectFrom('account')
    .select(['email', 'vendor_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    sessions: await db
      .selectFrom('session')
      .select(['id', 'device', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('account_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    related: {
      vendors: vendorId === null ? [] : await related('vendors', sql`v.id = ${vendorId}`),
      agencies: await related('agencies', sql`g.account_id = ${id}`),
      properties: await related('properties', sql`p.owner_id = ${id}`),
      // Two partial indexes serve the two halves.
      offers: await related(
        'offers',
        sql`(f.owner_id = ${id} and f.deleted_at is null or f.owner_id = ${id} and f.deleted_at is not null)`,
      ),
      orders: await related('orders', sql`o.account_id = ${id}`),
      'service-orders': await related('service-orders', sql`s.account_id = ${id}`),
      mails: await related('mails', isMailTo(email)),
      decisions: await related('decisions', sql`d.owner_id = ${id}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from account where id = ${id}`,
      ),
      timelineSource(
        sql`select email_confirmed_at as at, 'confirmed' as event, email as detail, '' as text from account where id = ${id}`,
      ),
      timelineSource(
        sql`select phone_verified_at as at, 'phone-verified' as event, phone as detail, '' as text from account where id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'ordered' as event, ${numberOf('U', sql`id`)} as detail, '' as text from customer_order where account_id = ${id}`,
        'orders',
      ),
      timelineSource(
        sql`select created_at as at, 'service-ordered' as event, ${numberOf('S', sql`id`)} as detail, '' as text from service_order where account_id = ${id}`,
        'service-orders',
      ),
      timelineSource(
        sql`select created_at as at, 'listed' as event, title as detail, '' as text from property where owner_id = ${id}`,
        'properties',
      ),
      timelineSource(
        sql`select created_at as at, 'credits-bought' as event, credits::text as detail, '' as text from credit_purchase where account_id = ${id} and transaction_id is not null`,
        'payments',
      ),
      mailsTo(email),
    ]),
  };
}
