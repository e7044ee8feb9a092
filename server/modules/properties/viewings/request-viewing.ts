import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { requestViewing as contract } from '../../../../api/properties/viewings.ts';
import { ViewingRequestCommand } from '../../../../src/core/properties/viewings/viewing-request-command.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { instantOfSofia } from '../../../../src/core/shared/sofia-time.ts';
import { countAttempt, countOrRequireProof } from '../../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { freeSlots, loadViewings } from './viewing-rows.ts';
import { PUBLIC } from '../search/property-query.ts';
import { throwFieldErrors } from '../editor/save-property.ts';

type Asker = { accountId: number | null; sender: string; language: Language; isProven: boolean };

/** Limits per sender and per home; above them a proof of work is required. */
const CAPS = {
  ofSender: { most: 20, minutes: 60 },
  aDay: { most: 20, minutes: 24 * 60 },
  ofProperty: { most: 100, minutes: 24 * 60 },
};
/** Hard limit for one sender, above any real need. */
const MAX_A_DAY = { most: 100, minutes: 24 * 60 };

const CONTRACT_NAMES: Record<string, string> = {
  name: 'contactName',
  phone: 'contactPhone',
  email: 'contactEmail',
  date: 'dateTime',
  time: 'dateTime',
};

/**
 * Requests a viewing (HOME-13). A repeated request by the same person for the same time and home is
 * idempotent.
 * @returns the secret of the visitor's link
 * @throws Failure `not-found`, `invalid` by field, `conflict` for the visitor's own home or a time that is
 * taken, `captcha-required` and `too-many` above the limits
 */
export async function requestViewing(
  deps: PropertyDependencies,
  body: BodyOf<typeof contract>,
  asker: Asker,
): Promise<string> {
  const { db, clock } = deps;
  const now = clock.now();
  const command = commandOf(body);
  throwFieldErrors(inContractNames(command.errorsAt(now)));
  const dateTime = command.asksOnly ? null : instantOfSofia(command.dateTime);
  return inTransaction(db, async (transaction) => {
    await lockProperty(transaction, body.propertyId, asker.accountId);
    const open = await openAt(transaction, body.propertyId, dateTime, command.question);
    const own = open.find(({ email }) => email === command.email.toLowerCase());
    if (own) {
      // A sender with the address and the time alone must not receive the secret of the link.
      if (own.name !== command.name || own.phone !== command.phone) taken('error-viewing-already-requested');
      return own.token;
    }
    if (dateTime && open.some(({ status, offered }) => status === 'accepted' || offered))
      taken('error-slot-taken');
    const offered = await freeSlots(transaction, body.propertyId, now);
    throwFieldErrors(inContractNames(command.errorsAt(now, offered)));
    await countRequest(transaction, { ...asker, email: command.email, propertyId: body.propertyId }, now);
    const { id, token } = await transaction
      .insertInto('viewing_request')
      .values({
        property_id: body.propertyId,
        token: newSecret(),
        account_id: asker.accountId,
        language: asker.language,
        contact_name: command.name,
        contact_phone: command.phone,
        contact_email: command.email,
        date_time: dateTime,
        question: command.question,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'token'])
      .executeTakeFirstOrThrow();
    const [row] = await loadViewings(transaction, sql`v.id = ${id}`);
    if (row) await deps.mails.requested(transaction, row);
    return token;
  });
}

/** Counts stored requests only: a failed request rolls back its count too. */
async function countRequest(
  transaction: Transaction<Database>,
  { sender, email, propertyId, isProven }: Asker & { email: string; propertyId: number },
  now: Date,
): Promise<void> {
  await countAttempt(transaction, `viewings in a day from ${sender}`, MAX_A_DAY, now);
  await countOrRequireProof(transaction, `viewings from ${sender}`, CAPS.ofSender, now, isProven);
  await countOrRequireProof(transaction, `viewings of ${email.toLowerCase()}`, CAPS.aDay, now, isProven);
  await countOrRequireProof(transaction, `viewings at ${propertyId}`, CAPS.ofProperty, now, isProven);
}

function commandOf(body: BodyOf<typeof contract>): ViewingRequestCommand {
  const [date = '', time = ''] = body.dateTime.trim().split(/ +/, 2);
  const { contactName: name, contactPhone: phone, contactEmail: email, question = '' } = body;
  const asksOnly = date === '' && question.trim() !== '';
  return new ViewingRequestCommand({ name, phone, email, date, time, question, asksOnly });
}

function inContractNames(fields: FieldErrors): FieldErrors {
  const named = Object.entries(fields).map(
    ([field, error]) => [CONTRACT_NAMES[field] ?? field, error] as const,
  );
  // If date and time are both wrong, the date's error wins.
  return Object.fromEntries(named.toReversed());
}

/**
 * Serialises the requests for a home, so that a time is not requested twice. @throws Failure `not-found`,
 * `conflict`
 */
async function lockProperty(
  transaction: Transaction<Database>,
  propertyId: number,
  accountId: number | null,
): Promise<void> {
  const property = await transaction
    .selectFrom('property as p')
    .select('p.owner_id')
    .where('p.id', '=', propertyId)
    .where(PUBLIC)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!property) throw new Failure('error-property-not-found', {}, 'not-found');
  if (property.owner_id === accountId) throw new Failure('error-own-property', {}, 'conflict');
}

type Open = { token: string; email: string; name: string; phone: string; status: string; offered: boolean };

/**
 * Returns open requests for the same time, or the same question without a time. `offered` is true for a slot,
 * which only one visitor can book.
 */
async function openAt(
  transaction: Transaction<Database>,
  propertyId: number,
  dateTime: Date | null,
  question: string,
): Promise<Open[]> {
  const same = dateTime
    ? sql`v.date_time = ${dateTime}`
    : sql`v.date_time is null and v.question = ${question}`;
  const { rows } = await sql<Open>`
    select v.token, lower(v.contact_email) as email, v.contact_name as name, v.contact_phone as phone, v.status,
      exists (
        select from viewing_slot slot where slot.property_id = v.property_id and slot.starts_at = v.date_time
      ) as offered
    from viewing_request v
    where v.property_id = ${propertyId} and ${same}
      and v.status in ('requested', 'proposed', 'accepted')`.execute(transaction);
  return rows;
}

function taken(error: string): never {
  throw new Failure(error, { dateTime: error }, 'conflict');
}
