import { sql } from 'kysely';
import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import type { AuditFilter, AuditValues, RecordedChange } from '../../../src/core/team/audit-entry.ts';
import { json } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/search/text-query.ts';
import type { Database } from '../../tables.ts';
import type { AuditEntryTable } from './tables.ts';

const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;
/** Rows of a query of the export. */
const BATCH = 1_000;

export type AuditEntry = Selectable<AuditEntryTable>;

/** `page` begins at 1, `pageSize` is 50 by default and at most 100. */
export type AuditSearch = AuditFilter & { page?: number; pageSize?: number };
export type AuditPage = { entries: AuditEntry[]; hasNext: boolean };

/**
 * Adds an entry to the audit log (TEAM-11). Call it last in the transaction of the change, because other
 * entries wait until the transaction ends.
 */
export async function recordChange(
  transaction: Transaction<Database>,
  change: RecordedChange,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('audit_entry')
    .values({
      at: now,
      actor_id: change.actorId,
      operator: change.operator,
      via: change.via,
      operation: change.operation,
      subject: change.subject,
      subject_id: String(change.subjectId),
      reason: change.reason ?? '',
      before: jsonOrNull(change.before),
      after: jsonOrNull(change.after),
    })
    .execute();
}

const jsonOrNull = (values: AuditValues | undefined) => (values ? json(values) : null);

/** Returns a page of matching entries, newest first. */
export async function searchEntries(
  db: Kysely<Database>,
  { page = 1, pageSize = PAGE_SIZE, ...filter }: AuditSearch,
): Promise<AuditPage> {
  const size = Math.min(pageSize, MAX_PAGE_SIZE);
  const rows = await matching(db, filter)
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size + 1)
    .execute();
  return { entries: rows.slice(0, size), hasNext: rows.length > size };
}

/** Streams all matching entries, oldest first, in constant memory. */
export async function* exportEntries(
  db: Kysely<Database>,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry, void> {
  let last = 0;
  for (;;) {
    const rows = await matching(db, filter).where('id', '>', last).orderBy('id').limit(BATCH).execute();
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

type Matching = SelectQueryBuilder<Database, 'audit_entry', AuditEntry>;

function matching(db: Kysely<Database>, filter: AuditFilter): Matching {
  const { from, to, actorId, operator, operation, subject, subjectId, text } = filter;
  let query: Matching = db.selectFrom('audit_entry').selectAll();
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (operator) query = query.where('operator', '=', operator);
  if (operation) query = query.where('operation', '=', operation);
  if (subject) query = query.where('subject', '=', subject);
  if (subjectId) query = query.where('subject_id', '=', subjectId);
  if (text) {
    const pattern = likePattern(text);
    query = query.where(
      sql<boolean>`(reason ilike ${pattern} or before::text ilike ${pattern} or after::text ilike ${pattern})`,
    );
  }
  return query;
}
