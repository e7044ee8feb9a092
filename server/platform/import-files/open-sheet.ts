import type { Kysely } from 'kysely';
import type { ImportKind } from '../../../src/core/shared/import/file-import.ts';
import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import type { PlatformTables } from '../tables.ts';
import { Archive } from './archive.ts';
import { kindOfBeginning } from './file-kind.ts';
import { readFile, StoredFileReader } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import { findEncoding } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { findXmlEncoding, readXml } from './read-xml.ts';
import { sheetOf } from './sheet.ts';
import type { Sheet, TableDescription } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { isWorkbook } from './workbook.ts';

/**
 * Detects the kind of a file by its content.
 * @throws UnreadableFile if it is not a table
 */
export async function kindOf(db: Kysely<PlatformTables>, file: StoredFile): Promise<ImportKind> {
  let beginning: Buffer = Buffer.alloc(0);
  for await (const bytes of readFile(db, file)) {
    beginning = bytes;
    break;
  }
  const kind = kindOfBeginning(beginning);
  if (kind !== 'zip') return kind;
  const archive = await Archive.open(new StoredFileReader(db, file));
  if (!isWorkbook(archive)) throw new UnreadableFile('error-import-kind');
  return 'xlsx';
}

/** Settings of a file; the encoding is detected unless one is chosen. */
type OpenedFile = StoredFile & { kind: ImportKind; chosenEncoding: ImportEncoding | null };

/**
 * Opens a file as a table, and returns the encoding it was read in; workbooks have none.
 * @param read progress callback, 0 to 1
 */
export async function openSheet(
  db: Kysely<PlatformTables>,
  { kind, chosenEncoding, ...file }: OpenedFile,
  { fields, xmlRows }: TableDescription,
  read: (part: number) => void,
): Promise<Sheet & { encoding: ImportEncoding | null }> {
  if (kind === 'xlsx') {
    const archive = await Archive.open(new StoredFileReader(db, file));
    return { ...(await sheetOf(fields, readXlsx(archive, read))), encoding: null };
  }
  const bytes = () => readFile(db, file);
  const counted = readFile(db, file, (sum) => read(sum / file.size));
  const encoding = chosenEncoding ?? (await (kind === 'csv' ? findEncoding : findXmlEncoding)(bytes));
  const rows =
    kind === 'csv' ? readCsv(bytes, counted, encoding, fields) : readXml(bytes, counted, encoding, xmlRows);
  return { ...(await sheetOf(fields, rows)), encoding };
}
