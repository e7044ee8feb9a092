import { tidyLine, withoutInvisible } from '../tidy-text.ts';
import type { Reader } from './cell-readers.ts';
import { IMPORT_LIMITS } from './import-columns.ts';
import type { ImportCell } from './import-numbers.ts';
import type { RowError } from './file-import.ts';

/** A mapped column: its index, its name with the unit, and its field. */
export type TakenColumn<Field extends string = string> = { index: number; name: string; field: Field };

/** Readers of each field's cells; emoji in `texts` need invisible joiners. */
export type RowReader<Field extends string, Words> = {
  readers: Readonly<Record<Field, Reader<Words>>>;
  texts: ReadonlySet<Field>;
};

/** Characters that the database cannot store: NUL and lone surrogates. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Text of a cell whose formula has an error, as spreadsheet programs write it. */
const FAILED_FORMULA = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** Formula that forces a text instead of a number: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** Trims a cell; numbers, codes and terms also lose invisible characters. */
const visible = (cell: string, isText: boolean): string => (isText ? cell : withoutInvisible(cell)).trim();

/** Removes the formula or apostrophe that forces a text. */
function unwrapped(cell: string): string {
  const text = TEXT_FORMULA.exec(cell)?.[1];
  return text === undefined ? unescapeSpreadsheetFormula(cell) : text.replaceAll('""', '"').trim();
}

/** Replacement character of bytes that are invalid in the file's encoding. */
const UNREADABLE = '\uFFFD';

/** Reads a row's cells. An unreadable cell adds an error and no value. */
export function readCells<Field extends string, Words>(
  { readers, texts }: RowReader<Field, Words>,
  cells: readonly ImportCell[],
  columns: readonly TakenColumn<Field>[],
  words: Words,
): { given: { code: string; pictures?: string[] }; errors: RowError[] } {
  const given: { code: string; pictures?: string[] } = { code: '' };
  const errors: RowError[] = [];
  for (const { index, name, field } of columns) {
    const cell = cells[index] ?? '';
    if (typeof cell === 'string' && UNSTORABLE.test(cell)) {
      errors.push({ field, key: 'error-import-characters' });
    } else if (typeof cell === 'string' && cell.includes(UNREADABLE)) {
      errors.push({ field, key: 'error-import-letter', values: { text: aroundUnreadable(cell) } });
    } else if (typeof cell === 'string' && FAILED_FORMULA.test(cell.trim())) {
      errors.push({ field, key: 'error-import-formula', values: { text: cell.trim() } });
    } else if (typeof cell === 'string' && cell.length > IMPORT_LIMITS.cell) {
      errors.push({ field, key: 'error-import-cell-too-long', values: { most: IMPORT_LIMITS.cell } });
    } else {
      const read = readers[field](
        typeof cell === 'string' ? unwrapped(visible(cell, texts.has(field))) : cell,
        {
          name,
          words,
          pictures: given.pictures ?? [],
        },
      );
      if ('key' in read) errors.push({ field, ...read });
      else Object.assign(given, read.given);
    }
  }
  return { given, errors };
}

/** The unreadable character with its neighbours. */
function aroundUnreadable(cell: string): string {
  const at = cell.indexOf(UNREADABLE);
  return tidyLine(cell.slice(Math.max(0, at - 20), at + 21));
}

/** Characters at the beginning of a cell that spreadsheet programs read as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Escapes a text for a spreadsheet cell: a possible formula gets an apostrophe in front. */
export function escapeSpreadsheetFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `escapeSpreadsheetFormula`; other apostrophes stay. */
export function unescapeSpreadsheetFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
