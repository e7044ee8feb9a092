import { sql } from 'kysely';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import { queueImport } from '../../../shop/import/import-queue.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import { personOfAccount } from '../people.ts';

/** File imports that failed and whose owner may need help. */
export const failedImports: CaseKind = {
  name: 'failed-imports',
  permission: 'import-cases.decide',
  waiting: sql<WaitingRow>`
    select 'import'::text as subject, i.id, i.file_name as title, coalesce(i.finished_at, i.created_at) as since, 1::bigint as count
    from product_import i where i.status = 'failed' and not exists (
      select from case_decision d where d.kind = 'failed-imports' and d.subject_id = 'import-' || i.id
        and d.undone_at is null and d.decided_at >= i.finished_at)`,
  async affected(db, { id }) {
    const row = await db
      .selectFrom('product_import')
      .select(['account_id', 'file_name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return personOfAccount(db, row?.account_id ?? null, row?.file_name ?? '');
  },
  async evidence(_deps, db, { id }) {
    const row = await db
      .selectFrom('product_import')
      .leftJoin('vendor', 'vendor.id', 'vendor_id')
      .leftJoin('agency', 'agency.id', 'agency_id')
      .select(['file_name', 'kind', 'size', 'rows', 'bad', 'error', 'starts', 'product_import.created_at'])
      .select(['file_id', 'vendor.name as vendor', 'agency.name as agency'])
      .where('product_import.id', '=', id)
      .executeTakeFirst();
    if (!row) return [];
    return [
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-owner', format: 'text', value: row.vendor ?? row.agency ?? '' },
          { label: 'case-fact-file', format: 'text', value: `${row.file_name} (${row.kind})` },
          { label: 'case-fact-size', format: 'text', value: String(row.size) },
          { label: 'case-fact-rows', format: 'text', value: `${row.rows}` },
          { label: 'case-fact-bad-rows', format: 'text', value: `${row.bad}` },
          { label: 'case-fact-attempts', format: 'text', value: String(row.starts) },
          { label: 'case-fact-written', format: 'moment', value: row.created_at.toISOString() },
          ...(row.error ? [{ label: 'case-fact-error', format: 'key' as const, value: row.error.key }] : []),
        ],
      },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'retry',
      operation: () => 'imports.retry',
      needsReason: false,
      reasons: [],
      /** Checks the file again from the beginning. */
      async apply({ transaction, subject: { id } }) {
        const { numUpdatedRows } = await transaction
          .updateTable('product_import')
          .set({ status: 'uploaded', progress: 0, error: null, starts: 0, runner: null, finished_at: null })
          .where('id', '=', id)
          .where('status', '=', 'failed')
          .where('file_id', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Failure('error-import-file-deleted', {}, 'conflict');
        await queueImport(transaction, id);
        return {};
      },
    }),
    caseDecision<object>({
      name: 'dismiss',
      operation: () => 'imports.dismiss',
      needsReason: false,
      reasons: ['case-reason-owner-informed', 'case-reason-file-unreadable'],
      // The decision itself takes the import off the list.
      apply: () => Promise.resolve({}),
      undo: () => Promise.resolve(),
    }),
  ],
};
