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

/** A listing that a search's conditions leave, where they do not say all. */
export type Candidate = {
  search_id: number;
  item_id: number;
  found_at: Date;
  reason: MatchReason;
  old_price: number | null;
};

/** What a search could not be asked for; times as text. */
export type SetAside = {
  searchId: number;
  candidates: readonly (Omit<Candidate, 'search_id' | 'found_at'> & { found_at: string })[];
  isDue: boolean;
};

/**
 * Each search is asked which of its candidates it would show; those are its matches. One that can't be asked becomes a job of
 * its own, which is counted and tried again as jobs are, and keeps no other from going on.
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
      // The job fails of the same, and tells why.
      await enqueue(transaction, 'searches.check', check);
    }
  }
}

/** Writes down which candidates fit. May run twice; a search that was ended meanwhile has no matches. */
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
