import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { ownerAnswersTo, visitorAnswersTo } from '../../../../src/core/properties/viewings/viewing.ts';
import type {
  OwnerAnswer,
  ViewingStatus,
  VisitorAnswer,
} from '../../../../src/core/properties/viewings/viewing.ts';
import { viewingTimeError } from '../../../../src/core/properties/viewings/viewing-time.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { instantOfSofia } from '../../../../src/core/shared/sofia-time.ts';
import { inTransaction, sqlState } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { throwFieldErrors } from '../editor/save-property.ts';
import { remindLater } from './viewing-reminders.ts';
import { isPast, loadViewings } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

const BROKEN_UNIQUE = '23505';

const STATUS_AFTER = {
  accept: 'accepted',
  decline: 'declined',
  propose: 'proposed',
  cancel: 'cancelled',
} as const satisfies Record<OwnerAnswer | VisitorAnswer, ViewingStatus>;

type OwnersAnswer = { answer: OwnerAnswer; dateTime: string | null; note: string; address?: string };

/**
 * Accepts, declines, or proposes another time for the landlord (HOME-15). Idempotent.
 * @throws Failure `not-found`, `invalid` on `dateTime`, `conflict` for an answer that is not allowed or a
 * time that is taken
 */
export async function answerViewing(
  deps: PropertyDependencies,
  ownerId: number,
  id: number,
  { answer, dateTime, note, address }: OwnersAnswer,
): Promise<ViewingRow> {
  const now = deps.clock.now();
  const proposed = answer === 'propose' ? proposedTime(dateTime, now) : null;
  return settle(deps, async (transaction) => {
    const before = await lock(transaction, sql<boolean>`v.id = ${id} and p.owner_id = ${ownerId}`);
    const time = proposed ?? before.date_time;
    if (before.status === STATUS_AFTER[answer] && time?.getTime() === before.date_time?.getTime())
      return before;
    const possible = ownerAnswersTo(before.status, isPast(before, now), before.date_time !== null);
    if (!possible.includes(answer)) throw new Failure('viewing-answer-not-possible', {}, 'conflict');
    if (proposed) await ensureFree(transaction, before, proposed);
    const after = await moveViewing(deps, transaction, before, STATUS_AFTER[answer], {
      date_time: time,
      note: note.trim(),
      ...(address !== undefined && { address: address.trim() }),
    });
    await transaction
      .updateTable('viewing_request')
      .set(({ fn, val }) => ({ answered_at: fn.coalesce('answered_at', val(now)) }))
      .where('id', '=', id)
      .execute();
    if (answer === 'accept') await agreed(deps, transaction, after);
    if (answer === 'propose') await deps.mails.proposed(transaction, after, before);
    if (answer === 'decline') await deps.mails.declined(transaction, after, before);
    return after;
  });
}

/**
 * Accepts, proposes another time, or cancels for the visitor, by the secret of the link.
 * @throws Failure `not-found`, `invalid` on `dateTime`, `conflict` for an answer that is not allowed or a
 * time that is taken
 */
export async function answerViewingAsVisitor(
  deps: PropertyDependencies,
  token: string,
  { answer, dateTime = null }: { answer: VisitorAnswer; dateTime?: string | null },
): Promise<ViewingRow> {
  const now = deps.clock.now();
  const proposed = answer === 'propose' ? proposedTime(dateTime, now) : null;
  return settle(deps, async (transaction) => {
    const before = await lock(transaction, sql<boolean>`v.token = ${token}`);
    const status = proposed ? 'requested' : STATUS_AFTER[answer];
    const time = proposed ?? before.date_time;
    if (before.status === status && time?.getTime() === before.date_time?.getTime()) return before;
    const possible = visitorAnswersTo(before.status, isPast(before, now));
    if (!possible.includes(answer)) throw new Failure('viewing-answer-not-possible', {}, 'conflict');
    if (proposed) await ensureFree(transaction, before, proposed);
    const after = await moveViewing(deps, transaction, before, status, { date_time: time });
    if (answer === 'accept') await agreed(deps, transaction, after);
    else if (answer === 'propose') await deps.mails.moved(transaction, after, before);
    else await deps.mails.cancelled(transaction, after, before);
    return after;
  });
}

/** The unique index over accepted viewings prevents a second booking of a time. */
async function settle(
  { db }: PropertyDependencies,
  work: (transaction: Transaction<Database>) => Promise<ViewingRow>,
): Promise<ViewingRow> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (sqlState(error) === BROKEN_UNIQUE) throw slotTaken();
    throw error;
  }
}

/** @throws Failure `not-found` */
async function lock(transaction: Transaction<Database>, condition: RawBuilder<boolean>): Promise<ViewingRow> {
  const locked = await transaction
    .selectFrom('viewing_request as v')
    .innerJoin('property as p', 'p.id', 'v.property_id')
    .select('v.id')
    .where(condition)
    .forUpdate('v')
    .executeTakeFirst();
  const [row] = locked ? await loadViewings(transaction, sql`v.id = ${locked.id}`) : [];
  if (!row) throw new Failure('error-viewing-not-found', {}, 'not-found');
  return row;
}

/** Stores the viewing's new state and increments the calendar sequence. */
export async function moveViewing(
  { clock }: PropertyDependencies,
  transaction: Transaction<Database>,
  before: ViewingRow,
  status: ViewingStatus,
  changes: { date_time?: Date | null; note?: string; address?: string } = {},
): Promise<ViewingRow> {
  const sequence = before.sequence + 1;
  await transaction
    .updateTable('viewing_request')
    .set({ status, sequence, updated_at: clock.now(), ...changes })
    .where('id', '=', before.id)
    .execute();
  return { ...before, status, sequence, ...changes };
}

async function agreed(
  deps: PropertyDependencies,
  transaction: Transaction<Database>,
  row: ViewingRow,
): Promise<void> {
  await deps.mails.accepted(transaction, row);
  await remindLater(deps, transaction, row);
}

/** Checks that no other visitor has the proposed time. @throws Failure `conflict` */
async function ensureFree(transaction: Transaction<Database>, row: ViewingRow, time: Date): Promise<void> {
  const other = await transaction
    .selectFrom('viewing_request')
    .select('id')
    .where('property_id', '=', row.property_id)
    .where('date_time', '=', time)
    .where('status', '=', 'accepted')
    .where('id', '<>', row.id)
    .executeTakeFirst();
  if (other) throw slotTaken();
}

function proposedTime(dateTime: string | null, now: Date): Date {
  if (dateTime === null) throwFieldErrors({ dateTime: 'error-date-required' });
  const instant = dateTime === null ? null : instantOfSofia(dateTime);
  const error = viewingTimeError(dateTime ?? '', now);
  if (!instant || error)
    throw new Failure('validation_failed', { dateTime: error ?? 'error-date-time-invalid' }, 'invalid');
  return instant;
}

function slotTaken(): Failure {
  return new Failure('error-slot-taken', { dateTime: 'error-slot-taken' }, 'conflict');
}
