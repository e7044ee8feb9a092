import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { SavedSearch } from '../../../src/core/searches/saved-search.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { wordsOf } from './search-words.ts';
import type { SavedSearchTable } from './tables.ts';

const COLUMNS = [
  'id',
  'kind',
  'filters',
  'order_by',
  'name',
  'frequency',
  'channel',
  'status',
  'token',
  'created_at',
] as const;

/** Condition of new matches, which were not in the list when the search was saved. */
export const REPORTED = ({ eb, or }: ExpressionBuilder<Database, 'search_match'>) =>
  or([eb('search_match.is_due', '=', true), eb('search_match.alert_id', 'is not', null)]);

export type SearchRow = Pick<Selectable<SavedSearchTable>, (typeof COLUMNS)[number]> & {
  new_matches: number;
};

/** Saved searches that are not deleted, with the number of unseen matches. */
export const searchRows = (db: Kysely<Database>) =>
  db
    .selectFrom('saved_search')
    .where('deleted_at', 'is', null)
    .select(COLUMNS)
    .select((of) =>
      of
        .selectFrom('search_match')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('search_match.search_id', '=', 'saved_search.id')
        .whereRef('search_match.found_at', '>', 'saved_search.seen_at')
        .where('search_match.dismissed_at', 'is', null)
        .where(REPORTED)
        .$asScalar()
        .$notNull()
        .as('new_matches'),
    );

/** Converts a search to the API's format, in a language. */
export async function savedSearchOf(
  deps: Pick<SearchDependencies, 'db' | 'texts' | 'priceOrder'>,
  row: SearchRow,
  language: Language,
): Promise<SavedSearch> {
  const { kind, filters, order_by: orderBy } = row;
  return {
    kind,
    filters,
    orderBy,
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    channel: row.channel,
    isPaused: row.status === 'paused',
    words: await wordsOf(deps, { kind, filters }, language),
    newMatches: row.new_matches,
    token: row.token,
    createdAt: row.created_at.toISOString(),
  };
}
