import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { mapColumns } from '../../../../src/core/shared/import/import-columns.ts';
import type { ImportMapping } from '../../../../src/core/shared/import/import-columns.ts';
import { EncodingSample } from '../../../../src/core/shared/import/import-encoding.ts';
import { tidyLine } from '../../../../src/core/shared/tidy-text.ts';
import { json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { storeRows } from './staged-rows.ts';
import { subjectOf } from './import-subject.ts';
import type { ImportRecord, ReadRow } from './import-subject.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { openSheet } from '../../../platform/import-files/open-sheet.ts';
import { sanitized } from '../../../platform/import-files/sheet.ts';
import { UnreadableFile } from '../../../platform/import-files/unreadable-file.ts';

/**
 * Maximum rows and characters of one insert, small enough for the young generation of the heap (decision
 * 0019).
 */
const [BATCH_ROWS, BATCH_LETTERS] = [100, 500_000];
/** Rows read before other work gets a turn. */
const STRETCH = 50;
/** Number and length of example cells per column, and the rows they are taken from. */
const [EXAMPLES, MAX_EXAMPLE_LENGTH, EXAMPLE_ROWS] = [3, 60, 200];
/** Milliseconds that the check of one file may take. */
const MAX_CHECK = 15 * 60_000;

/**
 * Reads a file row by row and stores the effect of each row (VEND-04). Can be restarted, because it changes
 * no product or listing. @throws UnreadableFile
 */
export async function checkImport({ db, subjects }: ImportDependencies, run: ImportRun): Promise<void> {
  const { file_id: fileId, kind, size, chosen_encoding: chosenEncoding } = run.subject;
  const subject = subjectOf(subjects, run.subject);
  const { fields } = subject.table;
  if (fileId === null) throw new UnreadableFile('error-import-file-gone');
  if (!(await deleteRows(db, run))) return;
  const until = Date.now() + MAX_CHECK;
  let progress = 0;
  const sheet = await openSheet(db, { id: fileId, kind, size, chosenEncoding }, subject.table, (part) => {
    progress = Math.floor(part * 99);
  });
  const chosen = run.subject.mapping_chosen
    ? run.subject.mapping
    : await rememberedMapping(db, run.subject, sheet.names);
  const mapping = mapColumns(fields, sheet.names, chosen);
  const columns = sheet.names.flatMap((name, index) => {
    const field = mapping[name] ?? null;
    return field === null ? [] : [{ index, name, field }];
  });
  const check = await subject.openCheck(run.subject);
  const counts = { bad: 0, add: 0, change: 0, same: 0 };
  const examples = sheet.names.map((name) => ({ name, examples: [] as string[] }));
  const { encoding } = sheet;
  const sample = new EncodingSample();
  const hasCode = columns.some(({ field }) => field === 'code');

  let count = 0;
  let batch: ReadRow[] = [];
  let letters = 0;
  const write = async (): Promise<boolean> => {
    const rows = await check.check(batch);
    [batch, letters] = [[], 0];
    for (const { action } of rows) counts[action] += 1;
    const { bad, add, change, same } = counts;
    return run.inBatch(async (transaction) => {
      await storeRows(transaction, run.subject.id, rows);
      const read = {
        columns: json(examples),
        mapping: json(mapping),
        encoding,
        encoding_sample: json(sample.texts),
      };
      return { bad, to_add: add, to_change: change, unchanged: same, ...read, rows: count, progress };
    });
  };
  for await (const row of sheet.rows) {
    count += 1;
    if (count <= EXAMPLE_ROWS) addExamples(examples, row.cells);
    sample.add(row.cells);
    // Rows cannot be checked without codes: the vendor chooses the code column first.
    if (!hasCode && count === EXAMPLE_ROWS) break;
    if (!hasCode) continue;
    batch.push({ ...row, ...check.read(row.cells, columns) });
    for (const cell of row.cells) letters += String(cell).length;
    if (count % STRETCH === 0) await yieldToEventLoop();
    if (batch.length < BATCH_ROWS && letters < BATCH_LETTERS) continue;
    if (Date.now() > until) throw new UnreadableFile('error-import-too-long');
    if (!(await write())) return;
  }
  sample.add(sheet.names);
  if (!(await write())) return;
  await run.finish({
    status: 'ready',
    ...(!hasCode && { rows: 0, error: { key: 'error-import-no-code', values: {} } }),
  });
}

/** Deletes the rows of an earlier check in batches. Returns false if the import was cancelled meanwhile. */
async function deleteRows(db: Kysely<Database>, run: ImportRun): Promise<boolean> {
  await db.deleteFrom('product_import_row').where('import_id', '=', run.subject.id).execute();
  const none = { rows: 0, bad: 0, to_add: 0, to_change: 0, unchanged: 0, progress: 0, error: null };
  return run.inBatch(async () => none);
}

/** Recent imports that are searched for a mapping of the same columns. */
const MAPPED_IMPORTS = 50;

/** Returns the last mapping for a file with the same columns in any order, or null. */
async function rememberedMapping(
  db: Kysely<Database>,
  { vendor_id: vendorId, agency_id: agencyId }: ImportRecord,
  names: readonly string[],
): Promise<ImportMapping | null> {
  const chosen = await db
    .selectFrom('product_import')
    .select(['columns', 'mapping'])
    .where(({ eb, or }) => or([eb('vendor_id', '=', vendorId), eb('agency_id', '=', agencyId)]))
    .where('mapping_chosen', '=', true)
    .orderBy('id', 'desc')
    .limit(MAPPED_IMPORTS)
    .execute();
  const key = JSON.stringify(names.toSorted());
  const same = chosen.find(
    ({ columns }) => JSON.stringify(columns.map(({ name }) => name).toSorted()) === key,
  );
  return same?.mapping ?? null;
}

function addExamples(columns: { examples: string[] }[], cells: readonly (string | number)[]): void {
  for (const [index, { examples }] of columns.entries()) {
    if (examples.length === EXAMPLES) continue;
    const example = sanitized(tidyLine(String(cells[index] ?? '')).slice(0, MAX_EXAMPLE_LENGTH));
    if (example !== '' && !examples.includes(example)) examples.push(example);
  }
}
