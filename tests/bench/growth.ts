import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BenchShop } from './bench-shop.ts';
import { growthSubjects } from './growth-subjects.ts';
import type { Subject } from './growth-subjects.ts';
import { loadManyOrders } from './many-orders.ts';
import { timeImport } from './time-import.ts';

/**
 * `npm run bench:growth -- --sizes 1000,10000,100000,1000000`: measures lists, pages, imports, dashboards and
 * exports with / growing tables, and writes docs/growth.md. Sizes can be measured one by one, each with its
 * own database / (DATABASE_URL): earlier results stay in reports/growth.json.
 */
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000,100000,1000000' } },
});
const sizes = values.sizes.split(',').map(Number);
const [RUNS, EXPORT_RUNS, IMPORTED] = [7, 3, 1_000];
const KEPT = 'reports/growth.json';

/** Median milliseconds by subject, null for refused or cancelled requests; and the machine's load. */
type Measured = { load: string; times: Record<string, number | null> };

const known: Record<string, Measured> = existsSync(KEPT)
  ? (JSON.parse(await readFile(KEPT, 'utf8')) as Record<string, Measured>)
  : {};
const shop = await BenchShop.open();
try {
  for (const size of sizes) {
    const loaded = await shop.load(size);
    await loadManyOrders(shop.pool, size);
    console.log(`${size} of each after ${loaded.toFixed(0)} s`);
    known[size] = await shop.whileOpen(measure);
    await mkdir('reports', { recursive: true });
    await writeFile(KEPT, JSON.stringify(known));
    await writeFile('docs/growth.md', report());
  }
} finally {
  await shop.close();
}

async function measure(): Promise<Measured> {
  const times: Measured['times'] = {};
  for (const subject of await growthSubjects(shop)) {
    const { kind, name } = subject;
    try {
      times[`${kind} | ${name}`] = middle(await timesOf(subject));
    } catch (error) {
      console.log(`${kind} ${name}: ${String(error)}`);
      times[`${kind} | ${name}`] = null;
    }
  }
  const { checked, taken } = await timeImport(shop, IMPORTED);
  times['import | 1,000 rows, checked'] = checked * 1000;
  times['import | 1,000 rows, taken in'] = taken * 1000;
  return { load: (loadavg()[0] ?? 0).toFixed(1), times };
}

async function timesOf({ kind, run }: Subject): Promise<number[]> {
  const runs: number[] = [];
  await run();
  while (runs.length < (kind === 'export' ? EXPORT_RUNS : RUNS)) {
    const from = performance.now();
    await run();
    runs.push(performance.now() - from);
  }
  return runs;
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

function report(): string {
  const measured = Object.entries(known).toSorted(([one], [other]) => Number(one) - Number(other));
  const [least, most] = [measured[0], measured.at(-1)];
  const subjects = Object.keys(most?.[1].times ?? {});
  const tenfold = Math.log10(Number(most?.[0]) / Number(least?.[0])) || 1;
  const rows = subjects.map((subject) => {
    const times = measured.map(([, { times: of }]) => of[subject] ?? null);
    const [first, last] = [times[0], times.at(-1)];
    const slope = first && last ? ((last / first) ** (1 / tenfold)).toFixed(1) : '–';
    return `| ${subject} | ${times.map((time) => time?.toFixed(0) ?? 'refused').join(' | ')} | ${slope} |`;
  });
  const heads = measured.map(([size]) => Number(size).toLocaleString('en'));
  return `# Growth

Written by \`npm run bench:growth\`: medians of ${RUNS} in milliseconds, with that many products, homes and orders of one vendor; ${cpus().length} cores, load ${measured.map(([size, { load }]) => `${load} at ${Number(size).toLocaleString('en')}`).join(', ')}. With a load above 1, other programs used the processor, and the slope says more than the times. The slope is the factor for a table ten times as large: 1 is constant, 10 is linear.

| what | | ${heads.join(' | ')} | slope |
| ---- | - | ${heads.map(() => '---').join(' | ')} | ----- |
${rows.join('\n')}
`;
}
