import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KyselyPlugin, QueryId } from 'kysely';
import { textOf } from './describe-types.ts';
import type { Columns, Kind } from './describe-types.ts';

/** Environment variable with the folder for notes of the test processes. */
export const NOTES = 'UYUT_ROW_NOTES';

/** Observed columns of SQL statements, by text. */
export type Observed = Record<string, Columns>;

const seen = new Map<string, Map<string, Set<Kind>>>();

/** Records the columns of SQL statements and leaves results unchanged. */
export function rowObserver(): KyselyPlugin {
  const texts = new WeakMap<QueryId, string>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'RawNode') texts.set(queryId, textOf(node.sqlFragments));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const text = texts.get(queryId);
      for (const row of text === undefined ? [] : result.rows) note(text, row as Record<string, unknown>);
      return result;
    },
  };
}

function note(text: string | undefined, row: Record<string, unknown>): void {
  if (text === undefined) return;
  const columns = seen.get(text) ?? new Map<string, Set<Kind>>();
  seen.set(text, columns);
  for (const [column, value] of Object.entries(row)) {
    columns.set(column, (columns.get(column) ?? new Set()).add(kindOf(value)));
  }
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}

/** Saves the notes at the end of a test file. */
export function saveObserved(): void {
  const folder = process.env[NOTES];
  if (!folder || seen.size === 0) return;
  const observed: Observed = Object.fromEntries(
    [...seen].map(([text, columns]) => [
      text,
      Object.fromEntries([...columns].map(([column, kinds]) => [column, [...kinds]])),
    ]),
  );
  seen.clear();
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(observed)}\n`);
}

/** Reads all notes of a folder. */
export function readObserved(folder: string): Observed[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Observed);
}
