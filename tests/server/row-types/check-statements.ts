import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unseen, wrongRowTypes } from './compare-rows.ts';
import type { DescribedTypes } from './describe-types.ts';
import { NOTES, readObserved } from './observe-rows.ts';

/** Where `tables.test.ts` leaves what the compiler knows. */
export const TYPES = 'types.json';

/**
 * For Vitest's `globalSetup`: after a run in which `tables.test.ts` took part, the rows that statements written as SQL
 * gave to any test are held against their row types; after a run of all files, none may have given no row at all.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'uyut-rows-'));
  process.env[NOTES] = folder;
  return async () => {
    try {
      check(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function check(folder: string): void {
  const types = join(folder, TYPES);
  if (!existsSync(types)) return;
  const { statements } = JSON.parse(readFileSync(types, 'utf8')) as DescribedTypes;
  const observed = readObserved(folder);
  const isWhole = !process.argv.some((argument) => argument.includes('tests/'));
  const problems = [
    ...wrongRowTypes(statements, observed),
    ...(isWhole ? unseen(statements, observed).map((one) => `${one} gave no row to any test`) : []),
  ];
  if (problems.length === 0) return;
  process.stderr.write(`\nRow types and the database differ:\n${problems.join('\n')}\n`);
  // Vitest only prints what is thrown here.
  process.exitCode = 1;
}
