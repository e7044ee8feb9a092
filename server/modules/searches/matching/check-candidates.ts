import type { Kysely, Transaction } from 'kysely';
import type { MatchReason } from '../../../../src/core/searches/saved-search.ts';
import { inSavepoint } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import { fittingItems } from './fitting-items.ts';
import type { Meanings } from './fitting-items.ts';

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'searches.check': SetAside;
  }
}

/** Listing that meets a search's conditions, if these are not exact. */
export type Candidate = {
  search_id: number;
  item_id: number;
  found_at: Date;
  reason: MatchReason;
  old_price: number | null;
};

/** Check that failed; times as text. */
export type SetAside = {
  searchId: number;
  candidates: readonly (Omit<Candidate, 'search_id' | 'found_at'> & { found_at: string })[];
  isDue: boolean;
};

/**
 * Checks the candidates of each search with the list itself and stores the matches. A failed check becomes a
 * separate job with retries and does not block other searches.
 */
export async function checkCandidates(
  transaction: Transaction<Database>,
  rows: readonly Candidate[],
  isDue: boolean,
): Promise<void> {
  const bySearch = new Map<number, Candidate[]>();
  for (const row of rows) bySearch.set(row.search_id, [...(bySearch.get(row.search_id) ?? []), row]);
  const meanings: Meanings = new Map();
  for (const [searchId, found] of bySearch) {
    const candidates = found.map(({ item_id, found_at, reason, old_price }) => ({
      item_id,
      found_at: found_at.toISOString(),
      reason,
      old_price,
    }));
    const check = { searchId, candidates, isDue };
    try {
      await inSavepoint(transaction, () => checkSearch(transaction, check, meanings));
    } catch {
      // The job fails with the same error and reports it.
      await enqueue(transaction, 'searches.check', check);
    }
  }
}

/** Stores the matching candidates. Idempotent. Ended searches have no matches. */
export async function checkSearch(
  db: Kysely<Database>,
  { searchId, candidates, isDue }: SetAside,
  meanings?: Meanings,
): Promise<void> {
  const search = await db
    .selectFrom('saved_search')
    .select(['kind', 'filters'])
    .where('id', '=', searchId)
    .executeTakeFirst();
  if (!search) return;
  const items = candidates.map((row) => row.item_id);
  const [shown] = await fittingItems(db, [{ ...search, items }], meanings);
  const fitting = new Set(shown);
  const fits = candidates.filter((row) => fitting.has(row.item_id));
  if (fits.length === 0) return;
  await db
    .insertInto('search_match')
    .values(
      fits.map((row) => ({
        ...row,
        search_id: searchId,
        is_due: isDue,
        alert_id: null,
        dismissed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
