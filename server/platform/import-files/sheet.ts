import { IMPORT_LIMITS, headerRow, nameColumns } from '../../../src/core/shared/import/import-columns.ts';
import type { ImportFields } from '../../../src/core/shared/import/import-fields.ts';
import type { ImportCell } from '../../../src/core/shared/import/import-numbers.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A row; the number is that shown by a spreadsheet. */
export type SheetRow = { number: number; cells: ImportCell[] };

/** A table: column names and rows. */
export type Sheet = { names: string[]; rows: AsyncIterable<SheetRow> };

export type TableDescription = {
  fields: ImportFields;
  /** Lower-case names of XML elements that contain a row. */
  xmlRows: ReadonlySet<string>;
};

/** Number of rows in which the header is searched. */
const FIRST_ROWS = 10;

/**
 * Finds the header row and returns the table. Empty rows and cells beyond the columns are skipped.
 * @throws Failure `invalid` without rows, or with too many rows or columns
 */
export async function sheetOf(fields: ImportFields, rows: AsyncIterable<SheetRow>): Promise<Sheet> {
  const all = filled(rows)[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = await all.next();
    if (next.done) break;
    first.push(next.value);
  }
  if (first.length === 0) throw new UnreadableFile('error-import-empty');
  const header = headerRow(
    fields,
    first.map(({ cells }) => cells.map(String)),
  );
  const words = (first[header]?.cells ?? []).map(String);
  const width = words.findLastIndex((word) => word.trim() !== '') + 1;
  if (width > IMPORT_LIMITS.columns) {
    throw new UnreadableFile('error-import-too-many-columns');
  }
  const names = nameColumns(words.slice(0, width).map(sanitized));
  return { names, rows: counted(first.slice(header + 1), all, width) };
}

async function* counted(
  first: readonly SheetRow[],
  rest: AsyncIterator<SheetRow>,
  width: number,
): AsyncGenerator<SheetRow> {
  let count = 0;
  const within = ({ number, cells }: SheetRow): SheetRow => {
    count += 1;
    if (count > IMPORT_LIMITS.rows) throw new UnreadableFile('error-import-too-many-rows');
    return { number, cells: cells.length > width ? cells.slice(0, width) : cells };
  };
  try {
    for (const row of first) yield within(row);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield within(next.value);
  } finally {
    await rest.return?.();
  }
  if (count === 0) throw new UnreadableFile('error-import-no-rows');
}

/** Yields non-empty rows with unique numbers. */
async function* filled(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let last = -1;
  for await (const { number, cells } of rows) {
    const own = number > last && number <= LAST_ROW ? number : last + 1;
    last = own;
    if (cells.some((cell) => typeof cell === 'number' || cell.trim() !== '')) yield { number: own, cells };
  }
}

/** Maximum row number, within a database integer. */
const LAST_ROW = 100_000_000;

/** Removes characters that PostgreSQL cannot store. */
export function sanitized(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');
}
