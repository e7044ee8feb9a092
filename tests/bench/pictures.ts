import { readdir, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Random, seedOf } from '../../server/demo/random.ts';
import { findCopies, sharingHashes } from '../../server/platform/pictures/fingerprints/fingerprint-rows.ts';
import type { OpenDatabase } from '../../server/platform/database/database.ts';
import type { Database } from '../../server/tables.ts';
import {
  fillWithHashes,
  fingerprinted,
  storePicture,
  settle,
  withBenchDatabase,
} from './pictures/bench-pictures.ts';
import { CHANGES, copyOf } from './pictures/copies.ts';
import { drawRoom } from './pictures/drawn-room.ts';

/**
 * `npm run bench:pictures`: measures the share of detected copies of the demo's pictures, the share of false
 * matches, and the / duration of a lookup among 10,000,000 hashes, in its own database. `--of found` selects
 * one of the three.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'found,wrong,time' },
    groups: { type: 'string', default: 'interiors,facades' },
    drawn: { type: 'string', default: '700' },
    hashes: { type: 'string', default: '10000000' },
  },
});
const FOLDER = 'content/pictures';
/** An account without pictures. */
const ASKER = 0;

type Stored = { name: string; file: Buffer; key: string };

await withBenchDatabase(async (database) => {
  const demo = await keepAll(database, await demoPictures());
  const isAsked = (what: string) => values.of.split(',').includes(what);
  if (isAsked('found')) await countFound(database, demo);
  const drawn = await keepAll(
    database,
    Array.from({ length: Number(values.drawn) }, (_, seed) => ({
      name: `room ${seed}`,
      read: () => drawRoom(seed),
    })),
  );
  if (isAsked('wrong')) await countWrong(database, [...demo, ...drawn]);
  if (isAsked('time')) await timeLookups(database, demo);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
});

async function demoPictures() {
  const groups = values.groups.split(',');
  const files = await Promise.all(
    groups.map(async (group) => (await readdir(`${FOLDER}/${group}`)).map((file) => `${group}/${file}`)),
  );
  return files
    .flat()
    .filter((file) => /-(1200|800)\.avif$/.test(file))
    .map((name) => ({ name, read: () => readFile(`${FOLDER}/${name}`) }));
}

async function keepAll(
  database: OpenDatabase<Database>,
  pictures: readonly { name: string; read: () => Promise<Buffer> }[],
): Promise<Stored[]> {
  const stored: Stored[] = [];
  let flat = 0;
  for (const { name, read } of pictures) {
    const file = await read();
    const key = await storePicture(database, file);
    if (key) stored.push({ name, file, key });
    else flat += 1;
  }
  console.log(`${stored.length} pictures kept, ${flat} with nothing to be known by`);
  return stored;
}

/** Number of detected copies by kind of change. */
async function countFound(database: OpenDatabase<Database>, pictures: readonly Stored[]): Promise<void> {
  let [found, asked] = [0, 0];
  for (const change of Object.keys(CHANGES)) {
    const missed: string[] = [];
    for (const { name, file, key } of pictures) {
      const copy = await fingerprinted(await copyOf(file, change, new Random(seedOf(name + change))));
      const keys = copy ? await findCopies(database.db, ASKER, copy) : [];
      if (!keys.includes(key)) missed.push(name);
    }
    asked += pictures.length;
    found += pictures.length - missed.length;
    const share = (100 * (1 - missed.length / pictures.length)).toFixed(1);
    console.log(
      `| ${change} | ${share}% |${missed.length > 0 ? ` missed: ${missed.slice(0, 6).join(', ')}` : ''}`,
    );
  }
  console.log(`| all | ${((100 * found) / asked).toFixed(1)}% | of ${asked}`);
}

/** Number of false matches among all pairs of different pictures. */
async function countWrong(database: OpenDatabase<Database>, pictures: readonly Stored[]): Promise<void> {
  const names = new Map(pictures.map(({ key, name }) => [key, name]));
  const wrong = new Set<string>();
  for (const { name, file, key } of pictures) {
    const own = await fingerprinted(file);
    for (const other of own ? await findCopies(database.db, ASKER, own) : []) {
      if (other !== key) wrong.add([name, names.get(other)].toSorted().join(' = '));
    }
  }
  const pairs = (pictures.length * (pictures.length - 1)) / 2;
  console.log(`${wrong.size} of ${pairs} pairs wrongly: ${[...wrong].slice(0, 40).join('; ') || 'none'}`);
}

async function timeLookups(database: OpenDatabase<Database>, pictures: readonly Stored[]): Promise<void> {
  const from = performance.now();
  const added = await fillWithHashes(database, Number(values.hashes));
  const hashes = await settle(database);
  console.log(`${hashes} hashes of ${added} pictures more after ${seconds(from)} s`);
  const searches: number[] = [];
  const lookups: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const { name, file } of pictures) {
      const change = 'cropped by 15% and mirrored';
      const copy = await fingerprinted(await copyOf(file, change, new Random(seedOf(name) + round)));
      if (!copy) continue;
      const start = performance.now();
      await sharingHashes(database.db, ASKER, copy.probes);
      searches.push(performance.now() - start);
      const again = performance.now();
      await findCopies(database.db, ASKER, copy);
      lookups.push(performance.now() - again);
    }
  }
  console.log(rowOf('searching the hashes', searches));
  console.log(rowOf('a lookup with its comparisons, the hashes in memory', lookups));
}

function rowOf(what: string, times: number[]): string {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  return `| ${what} | median ${at(0.5)} ms | 95% ${at(0.95)} ms | slowest ${at(0.9999)} ms |`;
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(0);
}
