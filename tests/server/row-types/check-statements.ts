import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unseen, wrongRowTypes } from './compare-rows.ts';
import type { DescribedTypes } from './describe-types.ts';
import { NOTES, readObserved } from './observe-rows.ts';

/** File in which `tables.test.ts` stores the compiler's types. */
export const TYPES = 'types.json';

/**
 * Vitest `globalSetup`. After a run with `tables.test.ts`, checks the rows of SQL statements against their
 * row types. After a full run, each statement must have returned a row.
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
  // Vitest only prints errors thrown here.
  process.exitCode = 1;
}
