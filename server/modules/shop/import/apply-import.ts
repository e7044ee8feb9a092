import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RowAction } from '../../../../src/core/shared/import/file-import.ts';
import type { Database } from '../../../tables.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { ImportRun } from './import-run.ts';
import { subjectOf } from './import-subject.ts';
import type { RowToApply, RowOutcome } from './import-subject.ts';
import { hasPictures, stagePictures } from './pictures/picture-rows.ts';

/**
 * Imports the good rows in batches, each with its progress in one transaction. After a crash the next run
 * continues after the last batch, so that no row is imported twice (VEND-05).
 */
export async function applyImport(
  { db, clock, subjects }: ImportDependencies,
  run: ImportRun,
): Promise<void> {
  const { id } = run.subject;
  const subject = subjectOf(subjects, run.subject);
  let isDone = false;
  while (!isDone) {
    const goesOn = await run.inBatch(async (transaction) => {
      const rows = await nextRows(transaction, id, subject.batch);
      isDone = rows.length === 0;
      if (isDone) return {};
      const now = clock.now();
      const outcomes = await subject.apply(transaction, run.subject, rows);
      await storeOutcomes(transaction, id, outcomes, now);
      const pictures = await stagePictures(transaction, subject.pictures, id, rows, outcomes, now);
      return { ...progressOf(rows, outcomes), pictures: sql<number>`pictures + ${pictures}` };
    });
    if (!goesOn) return;
  }
  await run.finish({ status: (await hasPictures(db, id)) ? 'fetching' : 'done' });
}

const nextRows = (
  transaction: Transaction<Database>,
  importId: number,
  batch: number,
): Promise<RowToApply[]> =>
  transaction
    .selectFrom('product_import_row')
    .select(['number', 'action', 'code', 'given'])
    .where('import_id', '=', importId)
    .where('taken_at', 'is', null)
    .where('action', 'in', ['add', 'change'])
    .orderBy('number')
    .limit(batch)
    .execute();

async function storeOutcomes(
  transaction: Transaction<Database>,
  importId: number,
  outcomes: readonly RowOutcome[],
  now: Date,
): Promise<void> {
  await sql`
    update product_import_row r
    set taken_at = ${now}, action = given.action, errors = given.errors,
      product_id = coalesce(given.product_id, r.product_id)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as given (number integer, action text, errors jsonb, product_id bigint)
    where r.import_id = ${importId} and r.number = given.number`.execute(transaction);
}

/** Changes of the import's counts by a batch. A run with progress resets its count of starts. */
function progressOf(rows: readonly RowToApply[], outcomes: readonly RowOutcome[]) {
  const grown = (action: RowAction) =>
    outcomes.filter((row) => row.action === action).length -
    rows.filter((row) => row.action === action).length;
  const good = outcomes.filter(({ action }) => action === 'add' || action === 'change').length;
  const [added, changed] = [grown('add'), grown('change')];
  return {
    bad: sql<number>`bad + ${grown('bad')}`,
    to_add: sql<number>`to_add + ${added}`,
    to_change: sql<number>`to_change + ${changed}`,
    unchanged: sql<number>`unchanged + ${grown('same')}`,
    taken: sql<number>`taken + ${good}`,
    progress: sql<number>`least(99, (taken + ${good}) * 100 / greatest(1, to_add + to_change + ${added + changed}))`,
    starts: 1,
  };
}
