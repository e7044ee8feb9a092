import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import { checkImport } from './check-import.ts';
import { ImportRun } from './import-run.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { waitingForPictures } from './pictures/picture-rows.ts';
import { applyImport } from './apply-import.ts';
import { UnreadableFile } from '../../../platform/import-files/unreadable-file.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

/** Maximum number of queued imports. The others follow when one ends. */
const MAX_QUEUED = 10;
const STORED_DAYS = 30;

/** Checks an import or imports its rows, in its turn. */
export async function workOnImport(deps: ImportDependencies, importId: number): Promise<void> {
  const run = await ImportRun.begin(deps, importId);
  if (!run) return;
  try {
    await (run.subject.status === 'checking' ? checkImport(deps, run) : applyImport(deps, run));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'fault' || error.kind === 'unavailable') {
      await run.release();
      throw error;
    }
    const values = error instanceof UnreadableFile ? error.values : {};
    await run.finish({ status: 'failed', error: { key: error.messageKey, values } });
  } finally {
    run.stop();
  }
  await queueImports(deps);
}

/** Queues work on an import with the transaction's commit. Queued twice, it runs once. */
export const queueImport = (transaction: Transaction<Database>, importId: number): Promise<void> =>
  enqueue(transaction, 'shop.work-on-import', { importId }, { key: `import-${importId}` });

/** Queues waiting imports, and those interrupted by a server crash. */
export async function queueImports({ db, clock }: Pick<ImportDependencies, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const waiting = await transaction
      .selectFrom('product_import')
      .select('id')
      .where('status', 'in', ['uploaded', 'checking', 'importing'])
      .where(sql<boolean>`(runner is null or heartbeat < now() - interval '1 minute')`)
      .orderBy('id')
      .limit(MAX_QUEUED)
      .execute();
    for (const { id } of waiting) await queueImport(transaction, id);
    for (const id of await waitingForPictures(transaction, clock.now())) {
      await enqueue(transaction, 'shop.fetch-import-pictures', { importId: id }, { key: `pictures-${id}` });
    }
  });
}

/**
 * Deletes files and rows after 30 days; the list keeps the results. Incomplete uploads are deleted after a
 * day.
 */
export async function deleteExpiredImports({ db, clock }: ImportDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -STORED_DAYS);
  const old = await db
    .selectFrom('product_import')
    .select(['id', 'file_id'])
    .where('file_id', 'is not', null)
    .where('created_at', '<', before)
    .where('status', 'not in', ['checking', 'importing', 'fetching'])
    .execute();
  for (const { id, file_id: fileId } of old) {
    await db
      .updateTable('product_import')
      .set({ status: sql`case when status in ('uploaded', 'ready') then 'cancelled' else status end` })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('product_import_row').where('import_id', '=', id).execute();
    if (fileId !== null) await db.deleteFrom('product_import_file').where('id', '=', fileId).execute();
  }
  await deleteOrphanedFiles(db);
}

async function deleteOrphanedFiles(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('product_import_file')
    .where('touched_at', '<', sql<Date>`now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_import')
            .select('product_import.id')
            .whereRef('product_import.file_id', '=', 'product_import_file.id'),
        ),
      ),
    )
    .execute();
}
