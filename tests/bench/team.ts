import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import { aMember } from '../server/team/support/a-member.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { BenchShop } from './bench-shop.ts';
import { loadManyRecords } from './many-records.ts';

/**
 * `npm run bench:team`: fills a database with a million records of each kind and prints the durations of the
 * back office's search, lists, records and timelines.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const RUNS = 5;

const PERSON = ROWS - 12_345;
/** Search texts: numbers, exact and partial words, frequent words, and texts that nothing contains. */
const TEXTS: Record<string, string> = {
  'order number': `U-${100_000 + PERSON}`,
  'digits of a number': String(100_000 + PERSON),
  'e-mail': `someone-${PERSON}@example.com`,
  'buyer’s e-mail': `buyer-${PERSON}@example.com`,
  phone: `088${7 + (PERSON % 3)} ${String((PERSON * 7919) % 1_000_000).padStart(6, '0')}`,
  'part of a phone': '887123',
  'full name': 'Мария Георгиева',
  'frequent words of listings': 'светъл апартамент',
  'words in another order': 'иванова мария',
  'frequent first name': 'мария',
  'three letters': 'ива',
  'in every row': 'example.com',
  'unknown word': 'щърбавчов',
  'unknown e-mail': 'nobody-at-all@nowhere.example',
};
const KINDS = [
  'accounts',
  'orders',
  'service-orders',
  'vendors',
  'agencies',
  'products',
  'properties',
  'offers',
].concat(['payments', 'mails', 'contact-messages', 'audit-log', 'conversations', 'cases', 'decisions']);

const shop = await BenchShop.open();
try {
  await migrate(shop.url);
  const loaded = performance.now();
  await loadManyRecords(shop.pool, ROWS);
  console.log(`${ROWS} of each after ${((performance.now() - loaded) / 1000).toFixed(0)} s\n`);
  const database = openDatabase<Database>(shop.url, pino({ level: 'silent' }));
  const app = await startTestApplication({
    database: { ...database, url: shop.url, drop: () => Promise.resolve() },
  });
  try {
    await measure(app);
  } finally {
    await app.close();
    await database.close();
  }
} finally {
  await shop.close();
}

async function measure(app: TestApplication): Promise<void> {
  await app.database.pool.query(
    `select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))`,
  );
  await app.database.pool.query(`delete from account where email = 'person-1@example.com'`);
  const { headers } = await aMember(app);
  const ask = async (path: string) => {
    const { status, body } = await app.get(`/api/team/${path}`, headers);
    if (status !== 200) console.log(`${path} answered ${status}: ${JSON.stringify(body)}`);
  };
  const lines: [string, string, number, number][] = [];
  const time = async (what: string, of: string, path: string) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      await ask(path);
      times.push(performance.now() - from);
    }
    const sorted = times.toSorted((one, other) => one - other);
    lines.push([what, of, sorted[Math.floor(RUNS / 2)] ?? 0, sorted.at(-1) ?? 0]);
  };
  for (const [name, text] of Object.entries(TEXTS)) {
    await time('search over everything', name, `search?${new URLSearchParams({ q: text })}`);
    for (const kind of KINDS)
      await time(`search of a list: ${kind}`, name, `records/${kind}?${new URLSearchParams({ q: text })}`);
  }
  for (const sort of ['createdAt', 'name', 'email'])
    await time(
      'list: accounts, sorted',
      sort,
      `records/accounts?${new URLSearchParams({ sort, order: 'asc' })}`,
    );
  for (const kind of KINDS) {
    await time(`list: ${kind}`, 'first page', `records/${kind}`);
    await time(`list: ${kind}`, 'page 100', `records/${kind}?offset=2475`);
    const ids: Record<string, string> = {
      payments: `refund-${PERSON}`,
      cases: `listing-reports-home-${PERSON - (PERSON % 500)}`,
    };
    const id = ids[kind] ?? String(PERSON);
    await time(`record: ${kind}`, 'with its timeline', `records/${kind}/${id}`);
  }
  print(lines);
}

/** Prints the slowest request of each kind, and all above half a second. */
function print(lines: [string, string, number, number][]): void {
  const slowest = new Map<string, [string, string, number, number]>();
  for (const line of lines) {
    const known = slowest.get(line[0]);
    if (!known || known[2] < line[2]) slowest.set(line[0], line);
    if (line[3] > 500)
      console.log(`slow: ${line[0]}, ${line[1]}: ${line[2].toFixed(0)} ms, at most ${line[3].toFixed(0)} ms`);
  }
  console.log('\n| what | slowest text or page | median, ms | slowest of 5, ms |\n| --- | --- | --- | --- |');
  for (const [what, of, median, most] of slowest.values())
    console.log(`| ${what} | ${of} | ${median.toFixed(0)} | ${most.toFixed(0)} |`);
}
