import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AuditValues, RecordSubject } from '../../../src/core/team/audit-entry.ts';
import type { Database } from '../../tables.ts';
import type { WarnedKind } from '../accounts/tables.ts';

type Read = (transaction: Transaction<Database>, id: number) => Promise<object | undefined>;

const openReports = (table: string, column: string, id: number) =>
  sql<number>`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id} and handled_at is null)`.as(
    'openReports',
  );
const openWarnings = (kind: WarnedKind, id: number) =>
  sql<number>`(select count(*) from listing_warning where kind = ${kind} and item_id = ${id} and handled_at is null)`.as(
    'openWarnings',
  );
const openOwnerWarnings = (accountColumn: string) =>
  sql<number>`(select count(*) from owner_warning where owner_id = ${sql.ref(accountColumn)} and handled_at is null)`.as(
    'openWarnings',
  );

/** Values of each kind of record that the team changes, without personal data. */
const READ: Record<RecordSubject, Read> = {
  home: (transaction, id) =>
    transaction
      .selectFrom('property')
      .select(['status', 'deleted_at as deletedAt', 'removed_at as removedAt'])
      .select(sql<boolean>`held_pictures is not null`.as('isPendingReview'))
      .select([openReports('property_report', 'property_id', id), openWarnings('home', id)])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  offer: (transaction, id) =>
    transaction
      .selectFrom('roommate_offer')
      .select(['status', 'deleted_at as deletedAt', 'removed_at as removedAt'])
      .select(sql<boolean>`held_pictures is not null`.as('isPendingReview'))
      .select([openReports('roommate_report', 'offer_id', id), openWarnings('offer', id)])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  // Editors lock the shop before its products.
  product: (transaction, id) =>
    transaction
      .selectFrom('product')
      .innerJoin('vendor', 'vendor.id', 'product.vendor_id')
      .select(['product.deleted_at as deletedAt', 'product.removed_at as removedAt'])
      .select([openWarnings('product', id)])
      .where('product.id', '=', id)
      .forNoKeyUpdate('vendor')
      .executeTakeFirst(),
  vendor: (transaction, id) =>
    transaction
      .selectFrom('vendor')
      .select([
        'removed_at as removedAt',
        'company_number as companyNumber',
        'needs_approval as needsApproval',
      ])
      .select(['company_verified_at as companyVerifiedAt', openWarnings('vendor', id)])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  review: (transaction, id) =>
    transaction
      .selectFrom('review')
      .select(['status', openReports('review_report', 'review_id', id), openWarnings('review', id)])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  reply: (transaction, id) =>
    transaction
      .selectFrom('review')
      .select([openWarnings('reply', id)])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  question: (transaction, id) =>
    transaction
      .selectFrom('product_question')
      .select(['status', openReports('product_question_report', 'question_id', id)])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  comment: (transaction, id) =>
    transaction
      .selectFrom('post_comment')
      .select(['status', 'held_for as heldFor'])
      .select(sql<number>`(select count(*) from comment_report where comment_id = ${id})`.as('openReports'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  conversation: (transaction, id) =>
    transaction
      .selectFrom('conversation')
      .select(['closed_at as closedAt', openReports('conversation_report', 'conversation_id', id)])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  owner: (transaction, id) =>
    transaction
      .selectFrom('account')
      .select([openOwnerWarnings('account.id')])
      .where('id', '=', id)
      .executeTakeFirst(),
  agency: (transaction, id) =>
    transaction
      .selectFrom('agency')
      .select(['trusted', 'company_number as companyNumber', 'company_verified_at as companyVerifiedAt'])
      .select([openOwnerWarnings('agency.account_id')])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  account: (transaction, id) =>
    transaction
      .selectFrom('account')
      .select(['type', 'vendor_id as vendorId', 'suspended_at as suspendedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  // Vendors lock their part before the order.
  order: async (transaction, id) => {
    const parts = await transaction
      .selectFrom('vendor_order')
      .select(['id', 'status', 'refund_amount as refundAmount'])
      .where('order_id', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute();
    const order = await transaction
      .selectFrom('customer_order')
      .select('payment_status as paymentStatus')
      .where('id', '=', id)
      .executeTakeFirst();
    return order && { ...order, vendorOrders: parts };
  },
  'service-order': async (transaction, id) => {
    const order = await transaction
      .selectFrom('service_order')
      .select(['status', 'sequence'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    // Read after the lock, because a subquery of the same statement would not see its last change.
    const bookings = await transaction
      .selectFrom('service_booking')
      .select(['visit', 'team_id as team', 'date', 'time_window as window'])
      .select(sql<boolean>`done_at is not null`.as('isDone'))
      .select(sql<boolean>`declined_at is not null`.as('isDeclined'))
      .where('order_id', '=', id)
      .orderBy('visit')
      .orderBy('date')
      .orderBy('time_window')
      .execute();
    return order && { ...order, bookings };
  },
  mail: (transaction, id) =>
    transaction
      .selectFrom('mail')
      .select(['attempts', 'sent_at as sentAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  note: (transaction, id) =>
    transaction
      .selectFrom('team_note')
      .select(['subject as resource', 'subject_id as recordId', 'deleted_at as deletedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  import: (transaction, id) =>
    transaction
      .selectFrom('product_import')
      .select(['status', 'starts'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  decision: (transaction, id) =>
    transaction
      .selectFrom('case_decision')
      .select(['undone_at as undoneAt', 'appealed_at as appealedAt', 'appeal_outcome as appealOutcome'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  refund: (transaction, id) =>
    transaction
      .selectFrom('refund')
      .select(['status', 'settled_at as settledAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  'vendor-balance': async (transaction, id) => {
    // Two corrections of a vendor wait for each other, so that each records the balance before it.
    await sql`select pg_advisory_xact_lock(hashtext('vendor-balance:' || ${id}::bigint))`.execute(
      transaction,
    );
    const { rows } = await sql<{ balance: number; held: number }>`
      select b.balance, b.held from vendor v cross join lateral vendor_balance(v.id, now()) b
      where v.id = ${id}`.execute(transaction);
    return rows[0];
  },
  payout: (transaction, id) =>
    transaction
      .selectFrom('payout')
      .select(['status', 'amount', 'amount_cents as amountCents', 'settled_at as settledAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  'payout-run': (transaction, id) =>
    transaction
      .selectFrom('payout_run')
      .select(['created_at as createdAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
  'bank-statement': (transaction, id) =>
    transaction
      .selectFrom('bank_statement')
      .select(['reference', 'imported_at as importedAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
  member: (transaction, id) =>
    transaction
      .selectFrom('team_member')
      .select(['roles', 'enrol_until as enrolUntil', sql<boolean>`totp_secret is not null`.as('hasTotp')])
      .select(sql<number>`(select count(*) from team_passkey where account_id = ${id})`.as('passkeys'))
      .where('account_id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
};

/** Locks a record and returns its values for the audit log; null if it does not exist. */
export async function subjectState(
  transaction: Transaction<Database>,
  subject: RecordSubject,
  id: number,
): Promise<AuditValues> {
  const values = await READ[subject](transaction, id);
  return values ? { ...values } : null;
}
