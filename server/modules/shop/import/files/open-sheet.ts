import type { Kysely } from 'kysely';
import type { ImportKind } from '../../../../../src/core/shop/import/product-import.ts';
import type { ImportEncoding } from '../../../../../src/core/shop/import/import-encoding.ts';
import type { Database } from '../../../../tables.ts';
import { Archive } from './archive.ts';
import { kindOfBeginning } from './file-kind.ts';
import { readFile, StoredFileReader } from '../import-file.ts';
import type { StoredFile } from '../import-file.ts';
import { findEncoding } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { findXmlEncoding, readXml } from './read-xml.ts';
import { sheetOf } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { isWorkbook } from './workbook.ts';

/** What a file is by its content. @throws UnreadableFile for what is no table. */
export async function kindOf(db: Kysely<Database>, file: StoredFile): Promise<ImportKind> {
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

/** Settings for opening a file; without a chosen encoding it is detected. */
type OpenedFile = StoredFile & { kind: ImportKind; chosenEncoding: ImportEncoding | null };

/**
 * Opens a file as a table, with the encoding that it is read in; workbooks have none.
 * @param read told the part that was read so far, 0 to 1.
 */
export async function openSheet(
  db: Kysely<Database>,
  { kind, chosenEncoding, ...file }: OpenedFile,
  read: (part: number) => void,
): Promise<Sheet & { encoding: ImportEncoding | null }> {
  if (kind === 'xlsx') {
    const archive = await Archive.open(new StoredFileReader(db, file));
    return { ...(await sheetOf(readXlsx(archive, read))), encoding: null };
  }
  const bytes = () => readFile(db, file);
  const counted = readFile(db, file, (sum) => read(sum / file.size));
  const [readRows, detect] = kind === 'csv' ? [readCsv, findEncoding] : [readXml, findXmlEncoding];
  const encoding = chosenEncoding ?? (await detect(bytes));
  return { ...(await sheetOf(readRows(bytes, counted, encoding))), encoding };
}
