import { Readable } from 'node:stream';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { DAY } from '../../../src/core/shared/durations.ts';
import { escapeSpreadsheetFormula } from '../../../src/core/shared/import/read-cells.ts';
import { sofiaTime } from '../../../src/core/shared/sofia-time.ts';
import { eachInItsTime } from '../database/database-time.ts';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * A cell. Numbers stay numbers in XLSX and have a decimal comma in CSV. Times are written in Sofia's time, in
 * XLSX as dates.
 */
export type TableCell = string | number | Date | null;
export type TableRow = readonly TableCell[];

export const TABLE_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

// Node has no web workers, and its native compression is faster.
configure({ useWebWorkers: false });

/**
 * Streams a table as a file. CSV is written for a Bulgarian Excel: UTF-8 with byte order mark, semicolons,
 * CRLF. Texts that could be formulas are escaped (`escapeSpreadsheetFormula`).
 */
export function writeTable(
  format: TableFormat,
  header: TableRow,
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
): Readable {
  return format === 'csv' ? Readable.from(csv(header, rows)) : xlsx(header, rows);
}

/** Returns the `content-disposition` of a file with any letters in its name. */
export function attachment(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Bytes that are collected before a write, because single rows would cost more than their text. */
const PIECE = 16 * 1024;

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

const csv = (header: TableRow, rows: AsyncIterable<TableRow> | Iterable<TableRow>) =>
  inPieces(csvLines(header, rows));

async function* csvLines(header: TableRow, rows: AsyncIterable<TableRow> | Iterable<TableRow>) {
  yield `\uFEFF${csvLine(header)}`;
  for await (const row of eachInItsTime(rows)) yield csvLine(row);
}

const csvLine = (row: TableRow): string => `${row.map(csvCell).join(';')}\r\n`;

function csvCell(cell: TableCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return sofiaTime(cell);
  const text = escapeSpreadsheetFormula(cell);
  return /["';,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function xlsx(header: TableRow, rows: AsyncIterable<TableRow> | Iterable<TableRow>): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const whole = new ZipWriter(writable, { zip64: false });
  const write = async () => {
    for (const [name, text] of Object.entries(PARTS)) await whole.add(name, new TextReader(text));
    const sheet = Readable.from(inPieces(sheetLines(header, rows)));
    await whole.add('xl/worksheets/sheet1.xml', Readable.toWeb(sheet) as ReadableStream<Uint8Array>);
    await whole.close();
  };
  const file = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  write().catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  return file;
}

async function* sheetLines(header: TableRow, rows: AsyncIterable<TableRow> | Iterable<TableRow>) {
  const view = '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>';
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>`;
  yield `<sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${Math.max(1, header.length)}" width="20"/></cols>`;
  yield `<sheetData>${sheetRow(header, ' s="1"')}`;
  for await (const row of eachInItsTime(rows)) yield sheetRow(row, '');
  yield '</sheetData></worksheet>';
}

const sheetRow = (row: TableRow, style: string): string =>
  `<row>${row.map((cell) => sheetCell(cell, style)).join('')}</row>`;

function sheetCell(cell: TableCell, style: string): string {
  if (cell === null) return `<c${style}/>`;
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c s="2"><v>${serialOf(cell)}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeSpreadsheetFormula(cell))}</t></is></c>`;
}

/** Serial number of 1 January 1970 in a workbook that counts from 1900. */
const EPOCH_SERIAL = 25_569;

/** Returns the days since 1900, in Sofia's time. */
function serialOf(moment: Date): number {
  const [day, time] = sofiaTime(moment).split(' ');
  return Date.parse(`${day}T${time}:00Z`) / DAY + EPOCH_SERIAL;
}

/** Escapes markup and removes characters that XML cannot contain. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>\r]/g, (letter) => ESCAPED[letter] ?? '')
  );
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Other parts of a workbook with one sheet. Style 1 is the bold header, style 2 a date. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>` +
    '<sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${LINKS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${LINKS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/>' +
    '<xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
};
