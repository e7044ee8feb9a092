import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { SystemClock } from '../../src/adapters/system-clock.ts';
import { FREQUENCIES } from '../../src/core/searches/saved-search.ts';
import { loadDemoProperties } from '../../server/demo/properties/load-demo-properties.ts';
import { Random } from '../../server/demo/random.ts';
import { loadDemoShop } from '../../server/demo/shop/load-demo-shop.ts';
import { matchListings } from '../../server/modules/searches/matching/match-listings.ts';
import { conditionsOf } from '../../server/modules/searches/matching/search-conditions.ts';
import { openIndexes } from '../../server/modules/searches/search-module.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import { BenchShop } from './bench-shop.ts';
import { Addresses } from '../../server/platform/addresses.ts';
import { loadConfiguration } from '../../server/platform/configuration.ts';
import { Texts } from '../../server/platform/texts.ts';
import { sendAlerts } from '../../server/modules/searches/send-alerts.ts';
import { wantedSearches } from './wanted-searches.ts';

/**
 * `npm run bench:alerts -- --searches 100000 --listings 1000 --minutes 5`: compares new homes and products
 * with saved / searches every 20 s, as the job does. Prints the duration of each comparison, its share of a
 * minute, and the / duration of the notifications.
 */
const { values } = parseArgs({
  options: {
    market: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '100000' },
    listings: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const [market, searches, listings, minutes] = [
  values.market,
  values.searches,
  values.listings,
  values.minutes,
].map(Number) as [number, number, number, number];
const [TIMES_A_MINUTE, HOMES, SEARCHES_OF_ONE] = [3, 0.7, 5];

/** Advances only between two comparisons, however long listings take to load. */
class ComparisonClock extends SystemClock {
  private time = Date.now();

  override now(): Date {
    return new Date(this.time);
  }

  next(): void {
    this.time += 60_000 / TIMES_A_MINUTE;
  }
}

const shop = await BenchShop.open();
// One connection, so that one process of the database does the work.
const database = openDatabase<Database>(shop.url, pino({ level: 'warn' }), { max: 1 });
const { db } = database;
// Connections of the job, which uses four.
const several = openDatabase<Database>(shop.url, pino({ level: 'warn' }));
const configuration = loadConfiguration();
const telling = {
  db: several.db,
  ...openIndexes(several.db),
  clock: new ComparisonClock(),
  texts: new Texts('content/translations'),
  addresses: new Addresses(configuration),
  priceOrder: configuration.priceOrder,
  push: null,
};
try {
  await shop.load(market);
  await matchListings(db, telling.clock);
  await saveSearches();
  await sql`vacuum (analyze) saved_search, search_match, listing_change`.execute(db);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, seed ${values.seed}\n`);
  console.log(
    '| minute | listings | matches | median, s | slowest, s | of the minute, time | of the minute, processor | mails | telling, of the minute |',
  );
  console.log(
    '| ------ | -------- | ------- | --------- | ---------- | ------------------- | ------------------------ | ----- | ---------------------- |',
  );
  const all: Run[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const runs: Run[] = [];
    for (let part = 0; part < TIMES_A_MINUTE; part += 1) runs.push(await compareNew(minute, part));
    all.push(...runs);
    console.log(rowOf(String(minute), runs, 1));
  }
  console.log(rowOf('all', all, minutes));
} finally {
  await several.close();
  await database.close();
  await shop.close();
}

type Run = {
  listings: number;
  matches: number;
  seconds: number;
  processor: number;
  mails: number;
  telling: number;
};

/** Adds a third of a minute's listings and compares them. */
async function compareNew(minute: number, part: number): Promise<Run> {
  const share = ((minute - 1) * TIMES_A_MINUTE + part + 1) / TIMES_A_MINUTE;
  const more = (of: number) => market + Math.round(listings * of * share);
  telling.clock.next();
  await loadDemoProperties(database.pool, { properties: more(HOMES), now: new Date() });
  await loadDemoShop(database.pool, { products: more(1 - HOMES), now: new Date() });
  const before = await countOf(db, 'search_match');
  const [cpu, start] = [await processorSeconds(), performance.now()];
  const compared = await matchListings(db, telling.clock);
  const seconds = (performance.now() - start) / 1_000;
  const processor = (await processorSeconds()) - cpu;
  const matches = (await countOf(db, 'search_match')) - before;
  const [mailsBefore, notified] = [await countOf(db, 'mail'), performance.now()];
  await sendAlerts(telling, 'at-once');
  const secondsOfTelling = (performance.now() - notified) / 1_000;
  const mails = (await countOf(db, 'mail')) - mailsBefore;
  return { listings: compared, matches, seconds, processor, mails, telling: secondsOfTelling };
}

async function saveSearches(): Promise<void> {
  const people = Math.ceil(searches / SEARCHES_OF_ONE);
  const { rows: accounts } = await sql<{ id: number }>`
    insert into account (type, name, email, phone, language, email_confirmed_at)
    select 'user', 'Търсещ ' || n, 'seeker-' || n || '@example.com', '0887654321', 'bg', now()
    from generate_series(1, ${people}::integer) n returning id`.execute(db);
  const draw = new Random(Number(values.seed));
  const drawn = await wantedSearches(db, draw);
  for (let saved = 0; saved < searches; saved += 500) {
    const rows = [];
    for (let next = saved; next < Math.min(saved + 500, searches); next += 1) {
      const { orderBy, ...list } = drawn();
      const conditions = await conditionsOf(db, { ...list, orderBy });
      if (!conditions) continue;
      rows.push({
        ...list,
        ...conditions,
        order_by: orderBy,
        account_id: accounts[next % people]?.id ?? null,
        email: null,
        language: 'bg' as const,
        name: 'Търсене',
        frequency: draw.pick(FREQUENCIES),
        status: 'active' as const,
        token: `bench-${next}`,
        confirmation_hash: null,
        mailed_at: null,
        created_at: new Date(),
        seen_at: new Date(),
      });
    }
    await db
      .insertInto('saved_search')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  console.log(
    `${await countOf(db, 'saved_search')} searches of ${people} people, over ${market} homes and as many products`,
  );
}

async function countOf(
  of: Kysely<Database>,
  table: 'saved_search' | 'search_match' | 'mail',
): Promise<number> {
  const { count } = await of
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Processor seconds of this program and its database process, on Linux. */
async function processorSeconds(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const { user, system } = process.cpuUsage();
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8').catch(() => null);
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return (user + system) / 1_000_000 + (Number(ticks[11] ?? 0) + Number(ticks[12] ?? 0)) / 100;
}

function rowOf(name: string, runs: readonly Run[], of: number): string {
  const sum = (key: keyof Run) => runs.reduce((total, run) => total + run[key], 0);
  const seconds = runs.map((run) => run.seconds).toSorted((one, other) => one - other);
  const share = (key: 'seconds' | 'processor' | 'telling') => `${((sum(key) / of / 60) * 100).toFixed(0)}%`;
  return `| ${name} | ${sum('listings')} | ${sum('matches')} | ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} | ${seconds.at(-1)?.toFixed(1)} | ${share('seconds')} | ${share('processor')} | ${sum('mails')} | ${share('telling')} |`;
}
