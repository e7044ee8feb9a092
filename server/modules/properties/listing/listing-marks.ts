import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { AnswerOf, BodyOf } from '../../../../api/operation.ts';
import type { exchangeListingMarks } from '../../../../api/properties/listing-marks.ts';
import { isSameMark, mergeMarks } from '../../../../src/core/properties/marks/listing-marks.ts';
import type { ListingMark } from '../../../../src/core/properties/marks/listing-marks.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';

type Change = BodyOf<typeof exchangeListingMarks>['changes'][number];

/** Merges the marks of one device with those of the account (FIND-07). */
export async function exchangeMarks(
  { db, clock }: Pick<PropertyDependencies, 'db' | 'clock'>,
  accountId: number,
  changes: readonly Change[],
): Promise<AnswerOf<typeof exchangeListingMarks>> {
  const now = clock.now().getTime();
  const sent = changes.map(({ age, ...change }) => ({ ...change, changedAt: Math.max(now - age, 0) }));
  const marks = await (sent.length > 0
    ? inTransaction(db, (transaction) => merge(transaction, accountId, sent))
    : marksOf(db, accountId));
  return {
    marks: marks.map(({ changedAt, ...mark }) => ({ ...mark, age: Math.max(now - changedAt, 0) })),
  };
}

export async function exportListingMarks(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const listingMarks = await db
    .selectFrom('listing_mark')
    .select(['kind', 'mark', 'item_id', 'is_on', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  return { listingMarks };
}

async function merge(
  transaction: Transaction<Database>,
  accountId: number,
  sent: readonly ListingMark[],
): Promise<ListingMark[]> {
  // Serialises requests from two devices.
  await lockAccount(transaction, accountId);
  const known = await marksOf(transaction, accountId);
  const merged = mergeMarks(known, await thoseThere(transaction, sent));
  const dropped = known.filter((mark) => !merged.some((one) => isSameMark(one, mark)));
  for (const { kind, mark, id } of dropped) {
    await transaction
      .deleteFrom('listing_mark')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('mark', '=', mark)
      .where('item_id', '=', id)
      .execute();
  }
  const changed = merged.filter((mark) => !known.includes(mark));
  if (changed.length > 0) {
    await transaction
      .insertInto('listing_mark')
      .values(
        changed.map(({ kind, id, mark, on, changedAt }) => ({
          account_id: accountId,
          kind,
          mark,
          item_id: id,
          is_on: on,
          changed_at: new Date(changedAt),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'mark', 'item_id']).doUpdateSet((eb) => ({
          is_on: eb.ref('excluded.is_on'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  return merged;
}

async function marksOf(db: Kysely<Database>, accountId: number): Promise<ListingMark[]> {
  const rows = await db
    .selectFrom('listing_mark')
    .select(['kind', 'mark', 'item_id', 'is_on', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .orderBy('item_id')
    .execute();
  return rows.map(({ kind, mark, item_id: id, is_on: on, changed_at: at }) => ({
    kind,
    mark,
    id,
    on,
    changedAt: at.getTime(),
  }));
}

/**
 * Drops marks of listings that were never public. Paused and deleted listings stay marked up to the maximum.
 */
async function thoseThere(db: Kysely<Database>, marks: readonly ListingMark[]): Promise<ListingMark[]> {
  const ids = (kind: ListingMark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
  const { rows } = await sql<Pick<ListingMark, 'kind' | 'id'>>`
    select 'property' as kind, id from property
      where id = any(${ids('property')}::bigint[]) and status <> 'draft'
    union all select 'roommate', id from roommate_offer where id = any(${ids('roommate')}::bigint[])`.execute(
    db,
  );
  const there = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return marks.filter(({ kind, id }) => there.has(`${kind} ${id}`));
}
