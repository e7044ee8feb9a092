import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { askAboutOffer as contract } from '../../../api/roommates/conversations.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { RoommateMessageCommand } from '../../../src/core/roommates/roommate-message-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt, countOrAskProof } from '../../platform/http/attempt-limits.ts';
import type { AttemptLimit } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { refuse } from '../properties/editor/save-property.ts';
import { loadConversations } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { PUBLIC } from './offer-rows.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { addMessage, ensureOpen } from './write-message.ts';

type Asker = { accountId: number | null; sender: string; language: Language; isProven: boolean };

/** Messages of one sender, and about one offer; past these a proof of work is asked for. */
const CAPS = {
  ofSender: { most: 20, minutes: 60 },
  aDay: { most: 20, minutes: 24 * 60 },
  ofOffer: { most: 100, minutes: 24 * 60 },
};
/** Nobody asks so much in a day: such a sender waits, and no other. */
const MAX_A_DAY = { most: 100, minutes: 24 * 60 };

/**
 * Writes to the poster of an offer (MATE-03). Whoever asks again goes on with the same conversation: the same
 * account, or a visitor with the same telephone and the same e-mail.
 * @returns the secret of the visitor's link, for a new conversation or the same message sent twice. Who only knows
 * a visitor's telephone and e-mail must not be handed it.
 * @throws Failure `not-found`, `invalid` by field, `conflict` for one's own offer or a closed conversation, `captcha-required` and `too-many` after too many.
 */
export async function askAboutOffer(
  services: RoommateDependencies,
  offerId: number,
  body: BodyOf<typeof contract>,
  asker: Asker,
): Promise<string | null> {
  const { db } = services;
  const { name, phone, message, email = '', sharePhone = false } = body;
  if (body.id !== undefined && body.id !== offerId) refuse({ id: 'error-field-invalid' });
  const command = new RoommateMessageCommand({ name, phone, message, email, sharePhone });
  refuse(command.errors());
  return inTransaction(db, async (transaction) => {
    await lockOffer(transaction, offerId, asker.accountId);
    const before = await findOwn(transaction, offerId, command, asker.accountId);
    if (before) ensureOpen({ row: before });
    const row = before ?? (await begin(services, transaction, offerId, command, asker));
    if (before) await saveContacts(transaction, before, command);
    const fresh = before ? await findOwn(transaction, offerId, command, asker.accountId) : row;
    const found = { row: fresh ?? row, side: 'asker' as const };
    const { isNew, row: after } = await addMessage(services, transaction, found, command.message);
    if (isNew) await countMessage(transaction, offerId, command, asker, services.clock.now());
    if (!before && asker.accountId === null) await services.mails.sent(transaction, after);
    if (asker.accountId !== null) return null;
    return before && isNew ? null : row.token;
  });
}

/** Counts what is stored and nothing else: a refused message is taken back together with its count. */
async function countMessage(
  transaction: Transaction<Database>,
  offerId: number,
  { phone, email }: RoommateMessageCommand,
  { accountId, sender, isProven }: Asker,
  now: Date,
): Promise<void> {
  const count = (who: string, cap: AttemptLimit) =>
    countOrAskProof(transaction, `roommate messages ${who}`, cap, now, isProven);
  await countAttempt(transaction, `roommate messages in a day from ${sender}`, MAX_A_DAY, now);
  await count(`from ${sender}`, CAPS.ofSender);
  await count(`of ${accountId ?? phone}`, CAPS.aDay);
  if (email !== '') await count(`by ${email.toLowerCase()}`, CAPS.aDay);
  await count(`about ${offerId}`, CAPS.ofOffer);
}

/** One message about an offer after the other, so that nobody begins twice. @throws Failure `not-found`, `conflict` */
async function lockOffer(
  transaction: Transaction<Database>,
  offerId: number,
  accountId: number | null,
): Promise<void> {
  const offer = await transaction
    .selectFrom('roommate_offer as o')
    .select('o.owner_id')
    .where('o.id', '=', offerId)
    .where(PUBLIC)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!offer) throw new Failure('error-offer-not-found', {}, 'not-found');
  if (offer.owner_id === accountId) throw new Failure('error-own-offer', {}, 'conflict');
}

async function findOwn(
  transaction: Transaction<Database>,
  offerId: number,
  { phone, email }: RoommateMessageCommand,
  accountId: number | null,
): Promise<ConversationRow | undefined> {
  const whose =
    accountId === null
      ? sql`v.asker_id is null and v.asker_phone = ${phone} and lower(v.asker_email) = lower(${email})`
      : sql`v.asker_id = ${accountId}`;
  const [row] = await loadConversations(transaction, sql`v.offer_id = ${offerId} and ${whose}`);
  return row;
}

async function begin(
  { clock }: RoommateDependencies,
  transaction: Transaction<Database>,
  offerId: number,
  command: RoommateMessageCommand,
  { accountId, language }: Asker,
): Promise<ConversationRow> {
  const { id } = await transaction
    .insertInto('conversation')
    .values({
      offer_id: offerId,
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
  if (!row) throw new Failure('error-offer-not-found', {}, 'not-found');
  return row;
}

/** Consent holds for the number that it was given for, and no other. */
async function saveContacts(
  transaction: Transaction<Database>,
  before: ConversationRow,
  { phone, sharePhone }: RoommateMessageCommand,
): Promise<void> {
  const shared = sharePhone || (before.asker_shares_phone && before.asker_phone === phone);
  await transaction
    .updateTable('conversation')
    .set({ asker_phone: phone, asker_shares_phone: shared })
    .where('id', '=', before.id)
    .execute();
}
