import type { Kysely } from 'kysely';
import type { ImportKind } from '../../../src/core/shared/import/file-import.ts';
import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import type { PlatformTables } from '../tables.ts';
import { Archive } from './archive.ts';
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

/** Detects the file type from the first bytes; the name is ignored. */
function kindOfBeginning(bytes: Buffer): 'zip' | 'xml' | 'csv' {
  if (bytes.length === 0) throw new UnreadableFile('error-import-empty');
  if (bytes.subarray(0, 4).equals(ZIP)) return 'zip';
  // Office files before 2007, and Excel files with a password.
  if (bytes.subarray(0, 8).equals(COMPOUND)) throw new UnreadableFile('error-import-old-excel');
  const text = beginningOf(bytes);
  // oxlint-disable-next-line no-control-regex
  if (text === null || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) {
    throw new UnreadableFile('error-import-kind');
  }
  const words = text.trimStart();
  if (words === '') throw new UnreadableFile('error-import-empty');
  return words.startsWith('<') ? 'xml' : 'csv';
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Decodes the beginning; null for binary data. The last letter may be cut off. */
function beginningOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // MZ begins a Windows program, %PDF a document: both may have no control character for long.
  if (bytes.includes(0) || /^(?:MZ|%PDF|\{\\rtf)/.test(bytes.toString('latin1', 0, 8))) return null;
  return new TextDecoder('utf-8').decode(bytes);
}

/** Detects the kind of a file from its content. @throws UnreadableFile for a file without a table */
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
