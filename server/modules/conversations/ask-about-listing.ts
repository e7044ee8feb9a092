import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { askAboutProperty as contract } from '../../../api/conversations/conversations.ts';
import type { BodyOf } from '../../../api/operation.ts';
import type { ListingAddress, ListingKind } from '../../../src/core/conversations/conversation.ts';
import { FirstMessageCommand } from '../../../src/core/conversations/first-message-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt, countOrRequireProof } from '../../platform/http/attempt-limits.ts';
import type { AttemptLimit } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import { ensureMayWrite } from './blocked-people.ts';
import { loadConversations } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { addMessage, ensureOpen } from './write-message.ts';

type Asker = { accountId: number | null; sender: string; language: Language; isProven: boolean };

/** Limits of messages per sender and per listing; above them a proof of work is required. */
const CAPS = {
  ofSender: { most: 20, minutes: 60 },
  aDay: { most: 20, minutes: 24 * 60 },
  ofListing: { most: 100, minutes: 24 * 60 },
};
/** Hard limit for one sender, above any real need. */
const MAX_A_DAY = { most: 100, minutes: 24 * 60 };

/** Tables and errors of each kind of listing. */
const LISTINGS = {
  property: {
    table: sql.table('property'),
    column: 'property_id',
    notFound: 'error-property-not-found',
    own: 'error-own-property',
  },
  roommate: {
    table: sql.table('roommate_offer'),
    column: 'offer_id',
    notFound: 'error-offer-not-found',
    own: 'error-own-offer',
  },
} as const satisfies Record<ListingKind, unknown>;

/**
 * Writes to the poster of a listing (MATE-03, TRUST-05). A repeated contact continues the same conversation,
 * matched by account, or by a visitor's phone and e-mail.
 * @returns the secret of the visitor's link, for a new conversation or a repeated message only, because a
 * phone and an e-mail prove nothing
 * @throws Failure `not-found`, `invalid` by field, `conflict` for the sender's own listing, a closed
 * conversation or a blocked sender, `captcha-required` and `too-many` above the limits
 */
export async function askAboutListing(
  deps: ConversationDependencies,
  subject: ListingAddress,
  { name, phone, message, email = '', sharePhone = false }: BodyOf<typeof contract>,
  asker: Asker,
): Promise<string | null> {
  const { db } = deps;
  const { accountId } = asker;
  const command = new FirstMessageCommand({ name, phone, message, email, sharePhone });
  throwFieldErrors(command.errors());
  return inTransaction(db, async (transaction) => {
    const posterId = await lockListing(transaction, subject, accountId);
    const before = await findOwn(transaction, subject, command, accountId);
    await ensureMayWrite(transaction, posterId, { accountId, phone: command.phone, email: command.email });
    if (before) ensureOpen({ row: before });
    const row = before ?? (await begin(deps, transaction, subject, command, asker));
    if (before) await saveContacts(transaction, before, command);
    const fresh = before ? await findOwn(transaction, subject, command, accountId) : row;
    const found = { row: fresh ?? row, side: 'asker' as const };
    const { isNew, row: after } = await addMessage(deps, transaction, found, { text: command.message });
    if (isNew) await countMessage(transaction, subject, command, asker, deps.clock.now());
    if (!before && accountId === null) await deps.mails.sent(transaction, after);
    if (accountId !== null) return null;
    return before && isNew ? null : row.token;
  });
}

/** Counts stored messages only: a failed message rolls back its count too. */
async function countMessage(
  transaction: Transaction<Database>,
  { kind, id }: ListingAddress,
  { phone, email }: FirstMessageCommand,
  { accountId, sender, isProven }: Asker,
  now: Date,
): Promise<void> {
  const count = (who: string, cap: AttemptLimit) =>
    countOrRequireProof(transaction, `first messages ${who}`, cap, now, isProven);
  await countAttempt(transaction, `first messages in a day from ${sender}`, MAX_A_DAY, now);
  await count(`from ${sender}`, CAPS.ofSender);
  await count(`of ${accountId ?? phone}`, CAPS.aDay);
  if (email !== '') await count(`by ${email.toLowerCase()}`, CAPS.aDay);
  await count(`about ${kind} ${id}`, CAPS.ofListing);
}

/**
 * Serialises messages about a listing, so that nobody begins two conversations. @returns the id of the
 * poster. @throws Failure `not-found`, `conflict`
 */
async function lockListing(
  transaction: Transaction<Database>,
  { kind, id }: ListingAddress,
  accountId: number | null,
): Promise<number> {
  const { table, notFound, own } = LISTINGS[kind];
  const { rows } = await sql<{ owner_id: number }>`select owner_id from ${table}
    where id = ${id} and status = 'active' and deleted_at is null for no key update`.execute(transaction);
  const [listing] = rows;
  if (!listing) throw new Failure(notFound, {}, 'not-found');
  if (listing.owner_id === accountId) throw new Failure(own, {}, 'conflict');
  return listing.owner_id;
}

async function findOwn(
  transaction: Transaction<Database>,
  { kind, id }: ListingAddress,
  { phone, email }: FirstMessageCommand,
  accountId: number | null,
): Promise<ConversationRow | undefined> {
  const whose =
    accountId === null
      ? sql`v.asker_id is null and v.asker_phone = ${phone} and lower(v.asker_email) = lower(${email})`
      : sql`v.asker_id = ${accountId}`;
  const about = sql.ref(`v.${LISTINGS[kind].column}`);
  const [row] = await loadConversations(transaction, sql`${about} = ${id} and ${whose}`);
  return row;
}

async function begin(
  { clock }: ConversationDependencies,
  transaction: Transaction<Database>,
  { kind, id: listingId }: ListingAddress,
  command: FirstMessageCommand,
  { accountId, language }: Asker,
): Promise<ConversationRow> {
  const { column, notFound } = LISTINGS[kind];
  const { id } = await transaction
    .insertInto('conversation')
    .values({
      [column]: listingId,
      token: newSecret(),
      asker_id: accountId,
      asker_name: command.name.replace(/\s+/g, ' '),
      asker_phone: command.phone,
      asker_email: command.email,
      asker_language: language,
      asker_shares_phone: command.sharePhone,
      created_at: clock.now(),
      last_message_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [row] = await loadConversations(transaction, sql`v.id = ${id}`);
  if (!row) throw new Failure(notFound, {}, 'not-found');
  return row;
}

/** Consent applies to the number it was given for only. */
async function saveContacts(
  transaction: Transaction<Database>,
  before: ConversationRow,
  { phone, sharePhone }: FirstMessageCommand,
): Promise<void> {
  const shared = sharePhone || (before.asker_shares_phone && before.asker_phone === phone);
  await transaction
    .updateTable('conversation')
    .set({ asker_phone: phone, asker_shares_phone: shared })
    .where('id', '=', before.id)
    .execute();
}
