import { createHash } from 'node:crypto';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { mapColumns } from '../../../../src/core/shop/import/import-columns.ts';
import type { ImportMapping } from '../../../../src/core/shop/import/import-columns.ts';
import type {
  Manufacturer,
  ManufacturerSource,
} from '../../../../src/core/shop/import/import-manufacturer.ts';
import { EncodingSample } from '../../../../src/core/shop/import/import-encoding.ts';
import { readImportRow } from '../../../../src/core/shop/import/import-row.ts';
import { tidyLine } from '../../../../src/core/shared/tidy-text.ts';
import { json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { CheckedRows } from './checked-rows.ts';
import type { ReadRow } from './checked-rows.ts';
import type { ImportRun } from './import-run.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { importWords } from './import-vocabulary.ts';
import { openSheet } from './files/open-sheet.ts';
import { sanitized } from './files/sheet.ts';
import { UnreadableFile } from './files/unreadable-file.ts';

/** Rows written at once, and letters after which fewer are: so few that they are forgotten young (decision 0019). */
const [BATCH_ROWS, BATCH_LETTERS] = [100, 500_000];
/** Rows read at a stretch: others are served in between. */
const STRETCH = 50;
/** Examples of a column's cells, and the rows they are sought in. */
const [EXAMPLES, MAX_EXAMPLE_LENGTH, EXAMPLE_ROWS] = [3, 60, 200];
/** Milliseconds that the check of one file may take. */
const MAX_CHECK = 15 * 60_000;

/**
 * Reads a file row by row and writes down what each would do (VEND-04). Begun again it begins anew: nothing of the
 * shop is changed here. @throws UnreadableFile
 */
export async function checkImport({ db, texts }: ImportDependencies, run: ImportRun): Promise<void> {
  const {
    id,
    vendor_id: vendorId,
    file_id: fileId,
    kind,
    size,
    chosen_encoding: chosenEncoding,
  } = run.subject;
  if (fileId === null) throw new UnreadableFile('error-import-file-gone');
  if (!(await deleteRows(db, run))) return;
  const until = Date.now() + MAX_CHECK;
  let progress = 0;
  const sheet = await openSheet(db, { id: fileId, kind, size, chosenEncoding }, (part) => {
    progress = Math.floor(part * 99);
  });
  const chosen = run.subject.mapping_chosen
    ? run.subject.mapping
    : await rememberedMapping(db, vendorId, sheet.names);
  const mapping = mapColumns(sheet.names, chosen);
  const taken = sheet.names.flatMap((name, index) => {
    const field = mapping[name] ?? null;
    return field === null ? [] : [{ index, name, field }];
  });
  const words = await importWords(db, texts);
  const checked = new CheckedRows(db, vendorId, id, await manufacturersOf(db, run.subject));
  const examples = sheet.names.map((name) => ({ name, examples: [] as string[] }));
  const { encoding } = sheet;
  const sample = new EncodingSample();
  const hasCode = taken.some(({ field }) => field === 'code');

  let count = 0;
  let batch: ReadRow[] = [];
  let letters = 0;
  const write = async (): Promise<boolean> => {
    const rows = await checked.check(batch);
    [batch, letters] = [[], 0];
    const { bad, add, change, same } = checked.counts;
    return run.inBatch(async (transaction) => {
      await checked.store(transaction, rows);
      const counts = { bad, to_add: add, to_change: change, unchanged: same };
      const read = {
        columns: json(examples),
        mapping: json(mapping),
        encoding,
        encoding_sample: json(sample.texts),
      };
      return { ...counts, ...read, rows: count, progress };
    });
  };
  for await (const row of sheet.rows) {
    count += 1;
    if (count <= EXAMPLE_ROWS) addExamples(examples, row.cells);
    sample.add(row.cells);
    // Without codes nothing can be told of the rows: the vendor says first which column holds them.
    if (!hasCode && count === EXAMPLE_ROWS) break;
    if (!hasCode) continue;
    batch.push({ ...row, ...readImportRow(row.cells, taken, words) });
    for (const cell of row.cells) letters += String(cell).length;
    if (count % STRETCH === 0) await letOthersWork();
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

/** The rows of an earlier check, some at a time; false when the import was cancelled meanwhile. */
async function deleteRows(db: Kysely<Database>, run: ImportRun): Promise<boolean> {
  await db.deleteFrom('product_import_row').where('import_id', '=', run.subject.id).execute();
  const none = { rows: 0, bad: 0, to_add: 0, to_change: 0, unchanged: 0, progress: 0, error: null };
  return run.inBatch(async () => none);
}

/** What names files with the same columns, whatever their order. */
export function columnsHash(names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names.toSorted())).digest();
}

async function rememberedMapping(
  db: Kysely<Database>,
  vendorId: number,
  names: readonly string[],
): Promise<ImportMapping | null> {
  const row = await db
    .selectFrom('product_import_mapping')
    .select('mapping')
    .where('vendor_id', '=', vendorId)
    .where('columns_hash', '=', columnsHash(names))
    .executeTakeFirst();
  return row?.mapping ?? null;
}

/** Whom rows without a manufacturer have theirs from: as said for the file, and the company of the shop's profile. */
async function manufacturersOf(
  db: Kysely<Database>,
  {
    vendor_id: vendorId,
    manufacturer,
    manufacturer_address: manufacturerAddress,
    manufacturer_contact: manufacturerContact,
  }: ImportRun['subject'],
): Promise<Record<ManufacturerSource, Manufacturer>> {
  const profile = await db
    .selectFrom('vendor')
    .select(['company_name as manufacturer', 'address as manufacturerAddress'])
    .select('email as manufacturerContact')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return { file: { manufacturer, manufacturerAddress, manufacturerContact }, profile };
}

function addExamples(columns: { examples: string[] }[], cells: readonly (string | number)[]): void {
  for (const [index, { examples }] of columns.entries()) {
    if (examples.length === EXAMPLES) continue;
    const example = sanitized(tidyLine(String(cells[index] ?? '')).slice(0, MAX_EXAMPLE_LENGTH));
    if (example !== '' && !examples.includes(example)) examples.push(example);
  }
}
