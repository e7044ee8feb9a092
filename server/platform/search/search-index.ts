import { Failure } from '../../../src/core/shared/failure.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { DatabaseTime } from '../database/database-time.ts';
import { sqlState } from '../database/database.ts';

export type SearchPage<Order> = { orderBy: Order; offset: number; limit: number };

/** Number of matches up to `COUNT_LIMIT`, and the words of the text that were dropped. */
export type SearchCount = { total: number; letGo: string[] };

/** A count with the ids of a page in order. */
export type SearchResult = SearchCount & { ids: number[] };

/**
 * Port to the index of one kind of listing: all lists, searches and facet counts of the site read it.
 * Records stay in PostgreSQL; the index returns ids. `docs/operations.md` says what an adapter must index.
 *
 * @typeParam Filter what can be queried
 * @typeParam Order sort orders; each ends with the id
 * @typeParam Facets counts per further choice
 */
export abstract class SearchIndex<Filter, Order, Facets> {
  /** @throws Failure `invalid` for an impossible filter, and where the search exceeds its time */
  abstract find(filter: Filter, page: SearchPage<Order>): Promise<SearchResult>;

  /** Counts matches up to `COUNT_LIMIT`. @throws Failure as `find` */
  abstract count(filter: Filter): Promise<SearchCount>;

  /** Counts what each further choice would leave. @throws Failure as `find` */
  abstract facets(filter: Filter): Promise<Facets>;
}

const QUERY_CANCELED = '57014';

/** Runs a search. @throws Failure `invalid` where it was cancelled at the time limit of its statement or request (3 s) */
export async function withinSearchTime<Result>(search: () => Promise<Result>): Promise<Result> {
  try {
    return await search();
  } catch (error) {
    const isOver =
      error instanceof Error && isDatabaseUnavailable(error) && (DatabaseTime.current?.left ?? 1) <= 0;
    if (isOver || sqlState(error) === QUERY_CANCELED)
      throw new Failure('error-search-too-slow', {}, 'invalid');
    throw error;
  }
}
