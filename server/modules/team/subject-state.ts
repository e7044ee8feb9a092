import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AuditSubject, AuditValues } from '../../../src/core/team/audit-entry.ts';
import type { Database } from '../../tables.ts';
import type { WarnedKind } from '../accounts/tables.ts';

/** Subjects with a number and a row of their own. */
export type RecordSubject = Exclude<AuditSubject, 'settings'>;

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
      .select(['removed_at as removedAt', 'company_number as companyNumber'])
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
      .select(['type', 'vendor_id as vendorId'])
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
