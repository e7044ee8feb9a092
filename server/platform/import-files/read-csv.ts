import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './unreadable-file.ts';
import { findDelimiter, isSeparatorLine } from '../../../src/core/shared/import/import-delimiter.ts';
import type { ImportFields } from '../../../src/core/shared/import/import-fields.ts';
import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import { decodeText } from './decode-text.ts';
import type { Bytes } from './decode-text.ts';
import type { SheetRow } from './sheet.ts';

/** Characters of the sample that detects the delimiter. */
const BEGINNING = 64 * 1024;
/** Bytes of a row: 200 cells of 10,000 characters. Ends an unclosed quotation mark. */
const MAX_ROW_LENGTH = 4_000_000;

/**
 * Yields the rows of a text file.
 * @throws Failure `invalid` for an unclosed quotation mark or an endless row
 */
export async function* readCsv(
  bytes: Bytes,
  counted: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  fields: ImportFields,
): AsyncGenerator<SheetRow> {
  let beginning = '';
  for await (const text of decodeText(bytes(), encoding)) {
    beginning += text;
    if (beginning.length >= BEGINNING) break;
  }
  const parser = parse({
    delimiter: findDelimiter(fields, beginning),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const source = Readable.from(decodeText(counted, encoding));
  source.on('error', (error) => parser.destroy(error));
  let row = 1;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
      row = info.records + info.empty_lines;
      if (row > 1 || !isSeparatorLine(record)) yield { number: row, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile('error-import-quotes', { row: row + 1 });
  } finally {
    source.destroy();
  }
}

type Parsed = { record: string[]; info: { records: number; empty_lines: number } };
