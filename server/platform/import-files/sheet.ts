import { IMPORT_LIMITS, headerRow, nameColumns } from '../../../src/core/shared/import/import-columns.ts';
import type { ImportFields } from '../../../src/core/shared/import/import-fields.ts';
import type { ImportCell } from '../../../src/core/shared/import/import-numbers.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A row of a file; the number is the one that a table program shows. */
export type SheetRow = { number: number; cells: ImportCell[] };

/** A file as a table: the names of its columns, and the rows below them. */
export type Sheet = { names: string[]; rows: AsyncIterable<SheetRow> };

/** Description of the tables that an importer reads. */
export type TableDescription = {
  fields: ImportFields;
  /** Names of the XML elements that hold one row each, in small letters. */
  xmlRows: ReadonlySet<string>;
};

/** How far down the row that names the columns is sought. */
const FIRST_ROWS = 10;

/**
 * Tells the names of the columns from the rows. Blank rows are left out, and cells beyond the columns.
 * @throws Failure `invalid` when there are no rows, too many of them, or too many columns.
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

/** Rows with something in them; whatever a file says of their numbers, each has one of its own. */
async function* filled(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let last = -1;
  for await (const { number, cells } of rows) {
    const own = number > last && number <= LAST_ROW ? number : last + 1;
    last = own;
    if (cells.some((cell) => typeof cell === 'number' || cell.trim() !== '')) yield { number: own, cells };
  }
}

/** Of any table program, and far within a number of the database. */
const LAST_ROW = 100_000_000;

/** A text as the database can hold it. */
export function sanitized(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');
}
