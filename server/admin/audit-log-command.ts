import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { addDays, isDay } from '../../src/core/shared/sofia-time.ts';
import { AUDIT_OPERATIONS, AUDIT_SUBJECTS, parseSubject } from '../../src/core/team/audit-entry.ts';
import type { AuditFilter } from '../../src/core/team/audit-entry.ts';
import { exportEntries, searchEntries } from '../modules/team/audit-log.ts';
import type { AuditEntry } from '../modules/team/audit-log.ts';
import { writeTable } from '../platform/documents/table-file.ts';
import type { TableRow } from '../platform/documents/table-file.ts';
import type { Database } from '../tables.ts';
import { plain, startOfDay, WrongCommand } from './command-words.ts';

/** Options of `npm run admin -- audit-log`. */
export type AuditLogOptions = {
  from?: string | undefined;
  to?: string | undefined;
  subject?: string | undefined;
  operation?: string | undefined;
  operator?: string | undefined;
  text?: string | undefined;
  out?: string | undefined;
};

const HEADER = [
  'id',
  'at',
  'operator',
  'actor_id',
  'via',
  'operation',
  'subject',
  'subject_id',
  'reason',
  'before',
  'after',
  'previous_hash',
  'hash',
] as const;

/** Prints the newest matching entries, or writes all of them to a CSV file. @throws WrongCommand */
export async function showAuditLog(
  db: Kysely<Database>,
  options: AuditLogOptions,
  print: (line: string) => void,
): Promise<void> {
  const filter = filterOf(options);
  if (options.out !== undefined) {
    await pipeline(
      writeTable('csv', HEADER, cellsOf(exportEntries(db, filter))),
      createWriteStream(options.out),
    );
    return print('Done.');
  }
  const { entries, hasNext } = await searchEntries(db, filter);
  if (entries.length === 0) return print('No such entry.');
  for (const entry of entries) print(lineOf(entry));
  if (hasNext) print('There are older entries: limit them by --to, or write all by --out FILE.csv.');
}

function lineOf(entry: AuditEntry): string {
  const { id, at, operator, operation, subject, subject_id: subjectId, reason } = entry;
  const changed = changesOf(entry)
    .map((change) => ` ${change}`)
    .join(',');
  const why = reason && ` – ${reason}`;
  return plain(`${id} ${at.toISOString()} ${operator}: ${operation} ${subject} ${subjectId}${changed}${why}`);
}

/** Returns the values that differ, such as `status "active" → "paused"`. */
function changesOf({ before, after }: AuditEntry): string[] {
  const [old, changed] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(changed)])];
  const text = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
  return names
    .filter((name) => text(old[name]) !== text(changed[name]))
    .map((name) => `${name} ${text(old[name])} → ${text(changed[name])}`);
}

async function* cellsOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<TableRow> {
  for await (const entry of entries) {
    yield HEADER.map((column) => {
      const value = entry[column];
      if (value instanceof Date) return value.toISOString();
      if (Buffer.isBuffer(value)) return value.toString('hex');
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    });
  }
}

function filterOf({ from, to, subject, operation, operator, text }: AuditLogOptions): AuditFilter {
  for (const day of [from, to])
    if (day !== undefined && !isDay(day)) throw new WrongCommand(`${day} is not a date such as 2026-01-31.`);
  if (operation !== undefined && !AUDIT_OPERATIONS.includes(operation))
    throw new WrongCommand(`Operations are ${AUDIT_OPERATIONS.join(', ')}.`);
  const named = subject === undefined ? {} : parseSubject(subject);
  if (!named) throw new WrongCommand(`Name a subject as home:12. Kinds are ${AUDIT_SUBJECTS.join(', ')}.`);
  return {
    ...named,
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(to !== undefined && { to: startOfDay(addDays(to, 1)) }),
    ...(operation !== undefined && { operation }),
    ...(operator !== undefined && { operator }),
    ...(text !== undefined && { text }),
  };
}
