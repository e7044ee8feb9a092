import type { ImportCell } from '../../../src/core/shared/import/import-numbers.ts';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import type { Archive } from './archive.ts';
import { readCellStyles } from './cell-styles.ts';
import type { NumberStyle } from './cell-styles.ts';
import { decodeText } from './decode-text.ts';
import { parseXml } from './parse-xml.ts';
import { excelText, SharedStrings } from './shared-strings.ts';
import type { SheetRow } from './sheet.ts';
import { openWorkbook } from './workbook.ts';

/** Last column of spreadsheets. */
const LAST_COLUMN = 16_383;

type Formats = { strings: SharedStrings; styles: readonly NumberStyle[]; isFrom1904: boolean };

/**
 * Yields the rows of a workbook's first visible sheet as a stream. Formulas give their stored result.
 * @param read progress callback, 0 to 1
 */
export async function* readXlsx(
  archive: Archive,
  read: (part: number) => void = () => {},
): AsyncGenerator<SheetRow> {
  const { sheet, sharedStrings, styles, isFrom1904 } = await openWorkbook(archive);
  const formats: Formats = {
    strings: await SharedStrings.read(archive, sharedStrings),
    styles: await readCellStyles(archive, styles),
    isFrom1904,
  };
  const size = Math.max(1, archive.sizeOf(sheet));
  yield* rowsOf(decodeText(counted(archive.read(sheet), size, read), 'utf-8'), formats);
}

async function* counted(bytes: AsyncIterable<Uint8Array>, size: number, read: (part: number) => void) {
  let sum = 0;
  for await (const chunk of bytes) {
    sum += chunk.length;
    yield chunk;
    read(Math.min(1, sum / size));
  }
}

const rowsOf = (texts: AsyncIterable<string>, formats: Formats) =>
  parseXml<SheetRow>(texts, (found) => {
    let row: SheetRow = { number: 0, cells: [] };
    let cell: { column: number; type: string; style: number; text: string } | null = null;
    let isValue = false;
    return {
      open(name, attributes) {
        if (name === 'row') row = { number: Number(attributes['r']) || row.number + 1, cells: [] };
        if (name === 'c') {
          cell = {
            column: columnOf(attributes['r']) ?? row.cells.length,
            type: attributes['t'] ?? 'n',
            style: Number(attributes['s'] ?? 0),
            text: '',
          };
        }
        isValue = name === 'v' || name === 't';
      },
      text(text) {
        if (isValue && cell && cell.text.length <= IMPORT_LIMITS.cell) cell.text += text;
      },
      close(name) {
        isValue = false;
        if (name === 'row') found(row);
        if (name !== 'c' || !cell) return;
        if (cell.column <= LAST_COLUMN) {
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = valueOf(cell, formats);
        }
        cell = null;
      },
    };
  });

/** Column index of a reference: `AB12` is 27; null without one. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(
  { type, style, text }: { type: string; style: number; text: string },
  formats: Formats,
): ImportCell {
  if (text === '') return '';
  if (type === 's') return formats.strings.get(Number(text));
  if (type === 'inlineStr' || type === 'str') return excelText(text);
  if (type !== 'n') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const format = formats.styles[style] ?? null;
  if (format === 'date') return dayOf(number, formats.isFrom1904);
  if (format !== null) return String(Math.round(number)).padStart(format.digits, '0');
  // Spreadsheets show fifteen digits: 0.1 + 0.2 is 0.3.
  return Number(number.toPrecision(15));
}

/** Converts a serial number to a day such as `2026-11-21`. */
function dayOf(days: number, isFrom1904: boolean): ImportCell {
  const time =
    Date.UTC(isFrom1904 ? 1904 : 1899, isFrom1904 ? 0 : 11, isFrom1904 ? 1 : 30) + days * 86_400_000;
  const day = new Date(Math.round(time));
  return Number.isNaN(day.getTime()) ? days : day.toISOString().slice(0, 10);
}
