import type { ImportFields } from './import-fields.ts';

/**
 * Delimiters of text files with their weights: prices and titles contain commas, and texts contain no tabs.
 */
const WEIGHTS = { ';': 1, '\t': 1.5, '|': 1, ',': 0.8 } as const;
export type Delimiter = keyof typeof WEIGHTS;
const DELIMITERS = Object.keys(WEIGHTS) as Delimiter[];

/** Rows of the sample that are split, and rows in which the header may be. */
const [SAMPLE_ROWS, HEADER_ROWS] = [200, 10];

/** First line that defines the delimiter for spreadsheet programs. */
const SEPARATOR_LINE = /^\uFEFF?sep=([;,\t|])\r?(?:\n|$)/i;

/**
 * Detects the delimiter of a text file. It first compares the number of fields in the header, then the
 * regularity of the rows. A title above the table or cells beside it have no effect.
 */
export function findDelimiter(fields: ImportFields, sample: string): Delimiter {
  const declared = SEPARATOR_LINE.exec(sample)?.[1];
  if (declared !== undefined) return declared as Delimiter;
  let best: { delimiter: Delimiter; named: number; regularity: number } = {
    delimiter: ';',
    named: 0,
    regularity: 0,
  };
  for (const delimiter of DELIMITERS) {
    const rows = splitSample(sample, delimiter);
    const fit = {
      delimiter,
      named: namedFields(fields, rows),
      regularity: regularityOf(rows) * WEIGHTS[delimiter],
    };
    if (fit.named > best.named || (fit.named === best.named && fit.regularity > best.regularity)) best = fit;
  }
  return best.delimiter;
}

/** True for the line `sep=;`, which only defines the delimiter. */
export function isSeparatorLine(cells: readonly string[]): boolean {
  return /^sep=$/i.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '');
}

/** Maximum number of fields in one of the first rows; a single one may be a word of a title. */
function namedFields(fields: ImportFields, rows: readonly string[][]): number {
  const counts = rows
    .slice(0, HEADER_ROWS)
    .map((row) => new Set(row.map((cell) => fields.ofColumn(cell)).filter((field) => field !== null)).size);
  const most = Math.max(0, ...counts);
  return most > 1 ? most : 0;
}

/** Share of the rows with the most frequent number of cells, weighted by that number; 0 to 1. */
function regularityOf(rows: readonly string[][]): number {
  const frequencies = new Map<number, number>();
  for (const { length } of rows) frequencies.set(length, (frequencies.get(length) ?? 0) + 1);
  const fits = [...frequencies].map(([cells, count]) => ((count / rows.length) * (cells - 1)) / cells);
  return Math.max(0, ...fits);
}

/**
 * Splits the first rows that have cells. A quotation mark counts only at the beginning of a cell. A row with
 * text after a closing mark is one cell, because it has another delimiter.
 */
function splitSample(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let [from, quoted] = [0, false];
  const endRow = (at: number) => {
    cells.push(text.slice(from, at));
    const row = cells.some(isBroken) ? [cells.join(delimiter)] : cells;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row.map(unquoted));
    cells = [];
  };
  for (let at = 0; at < text.length && rows.length < SAMPLE_ROWS; at += 1) {
    const letter = text[at];
    // The second of two marks within a quoted cell is text.
    if (letter === '"') quoted = !quoted && (at === from || (text[from] === '"' && text[at - 1] === '"'));
    if (quoted || (letter !== delimiter && letter !== '\n')) continue;
    if (letter === '\n') endRow(at);
    else cells.push(text.slice(from, at));
    from = at + 1;
  }
  // The last row may be truncated.
  if (rows.length === 0) endRow(text.length);
  return rows;
}

const isBroken = (cell: string): boolean => cell.startsWith('"') && !cell.trimEnd().endsWith('"');

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('""', '"');
