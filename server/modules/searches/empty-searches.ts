import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import type { SiteSearchResult } from '../../../src/core/searches/site-search/site-search.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import { anonymiseSearch } from './anonymise-search.ts';

const KINDS: Record<string, SearchKind> = {
  properties: 'properties',
  roommateOffers: 'roommates',
  searchProducts: 'products',
};

/** Maximum different searches in memory and per day. */
const MOST = { inMemory: 500, ofDay: 2_000 };
const WRITE_EVERY = 60_000;
/** Days of storage. */
const STORED_DAYS = 90;

type Counted = { kind: SearchKind; filters: string; times: number };

/**
 * Counts searches without results, without data about the visitor. Each process writes its counts once a
 * minute; unwritten counts are lost at a crash. Cached answers are not counted again.
 */
export class EmptySearches {
  private counted = new Map<string, Counted>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Counts an operation's empty answer. */
  readonly record = (operation: string, search: object, answer: unknown): void => {
    const empty =
      operation === 'siteSearch' ? emptyOnSite(search, answer) : emptyList(operation, search, answer);
    if (!empty) return;
    const { kind } = empty;
    const filters = anonymiseSearch(empty.search);
    if (filters === null) return;
    const key = `${kind} ${filters}`;
    const known = this.counted.get(key);
    if (!known && this.counted.size >= MOST.inMemory) return;
    this.counted.set(key, { kind, filters, times: (known?.times ?? 0) + 1 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref();
  };

  /** Writes the counts. If the database is unavailable, they are lost. */
  async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const rows = [...this.counted.values()];
    this.counted = new Map();
    if (rows.length === 0) return;
    const day = sofiaDay(this.clock.now());
    await sql`
      insert into empty_search as e (day, kind, filters, times)
      select ${day}::date, kind, filters, times
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (kind text, filters text, times integer)
      order by kind, filters
      limit greatest(0, ${MOST.ofDay}::integer - (select count(*) from empty_search where day = ${day}::date))
      on conflict (day, kind, filters) do update set times = e.times + excluded.times`
      .execute(this.db)
      .catch((error: unknown) => this.log.warn(error, 'searches without results were not counted'));
  }
}

type Empty = { kind: SearchKind; search: object };

function emptyList(operation: string, search: object, answer: unknown): Empty | null {
  const kind = KINDS[operation];
  return kind && (answer as { total?: number }).total === 0 ? { kind, search } : null;
}

/** A site search counts for the list that its words name, else for products. */
function emptyOnSite(search: { text?: string }, answer: unknown): Empty | null {
  const { groups } = answer as Pick<SiteSearchResult, 'groups'>;
  if (groups.some(({ total }) => total > 0)) return null;
  const kind = groups[0]?.list?.kind ?? 'products';
  return { kind, search: kind === 'products' ? { request: search.text } : { text: search.text } };
}

/** Returns the most frequent searches without results. */
export async function topEmptySearches(
  db: Kysely<Database>,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<Counted[]> {
  return db
    .selectFrom('empty_search')
    .select(({ fn }) => ['kind', 'filters', fn.sum<number>('times').as('times')])
    .where('day', '>', addDays(sofiaDay(now), -days))
    .groupBy(['kind', 'filters'])
    .orderBy('times', 'desc')
    .orderBy('kind')
    .orderBy('filters')
    .limit(limit)
    .execute();
}

/** Deletes counts older than three months. A nightly job. */
export async function deleteOldEmptySearches({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: Clock;
}): Promise<void> {
  await db
    .deleteFrom('empty_search')
    .where('day', '<', addDays(sofiaDay(clock.now()), -STORED_DAYS))
    .execute();
}
