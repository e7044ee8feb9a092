import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { TableRow } from '../../../platform/documents/table-file.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { conditionsOf, selected, selectRecords, sortedBy } from './read-records.ts';
import type { FileColumn } from './record-file.ts';
import type { RecordQuery, RecordResource } from './record-resource.ts';

const MAX_ROWS = 100_000;
/** Rows of a query. */
const BATCH = 1_000;

type ExportQuery = Pick<RecordQuery, 'filter' | 'q'>;

/** @throws Failure `error-too-many-records` (`invalid`), `malformed` for an unknown filter */
export async function ensureExportable(
  db: Kysely<Database>,
  resource: RecordResource,
  query: ExportQuery,
  member: SignedInMember,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${resource.from} where ${conditionsOf(resource, query, member)} limit ${MAX_ROWS + 1}
    ) counted`.execute(db);
  if ((rows[0]?.count ?? 0) > MAX_ROWS) throw new Failure('error-too-many-records', {}, 'invalid');
}

/** Streams the matching records in the default order of their list, in constant memory. */
export async function* exportRecords(
  db: Kysely<Database>,
  resource: RecordResource,
  query: ExportQuery,
  member: SignedInMember,
  columns: readonly FileColumn[],
): AsyncGenerator<TableRow, void> {
  const where = conditionsOf(resource, query, member);
  const isByKey = resource.sorts[0] === 'id';
  let last: string | number | null = null;
  for (let offset = 0; offset < MAX_ROWS; offset += BATCH) {
    const after: RawBuilder<unknown> = isByKey && last !== null ? sql`${resource.key} < ${last}` : sql`true`;
    const rows = await selectRecords(
      db,
      sql`select ${selected(resource)} from ${resource.from} where ${where} and ${after}
        order by ${sortedBy(resource)} desc, ${resource.key} desc
        limit ${BATCH} offset ${isByKey ? 0 : offset}`,
    );
    for (const row of rows) yield columns.map(({ cell }) => cell(row));
    last = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}
