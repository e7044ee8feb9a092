import { UnreadableFile } from './unreadable-file.ts';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import { IMPORT_ENCODINGS } from '../../../src/core/shared/import/import-encoding.ts';
import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import { decodeText, findEncoding } from './decode-text.ts';
import type { Bytes } from './decode-text.ts';
import { parseXml } from './parse-xml.ts';
import type { SheetRow } from './sheet.ts';

/**
 * Yields the rows of an XML file, the names first. Attributes and child elements of a row are its columns;
 * `<param name="Цвят">` is the column `Цвят`, and repeated ones share a cell.
 * @param xmlRows names of row elements
 * @throws Failure `invalid` without rows
 */
export async function* readXml(
  bytes: Bytes,
  counted: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  xmlRows: ReadonlySet<string>,
): AsyncGenerator<SheetRow> {
  const names = new Map<string, number>();
  for await (const row of rowsOf(decodeText(bytes(), encoding), xmlRows)) {
    for (const name of row.keys()) if (!names.has(name)) names.set(name, names.size);
    if (names.size > IMPORT_LIMITS.columns) throw new UnreadableFile('error-import-too-many-columns');
  }
  if (names.size === 0) throw new UnreadableFile('error-import-xml-structure');
  yield { number: 0, cells: [...names.keys()] };
  let number = 0;
  for await (const row of rowsOf(decodeText(counted, encoding), xmlRows)) {
    number += 1;
    const cells = Array.from({ length: names.size }, () => '');
    for (const [name, text] of row) cells[names.get(name) ?? 0] = text.trim();
    yield { number, cells };
  }
}

/** XHTML elements inside the text of a column. */
const MARKUP = new Set(
  'a b br div em font h1 h2 h3 h4 h5 h6 i li ol p span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);

const rowsOf = (texts: AsyncIterable<string>, xmlRows: ReadonlySet<string>) =>
  parseXml<Map<string, string>>(texts, (found) => {
    let row: { columns: Map<string, string>; depth: number } | null = null;
    /** Columns of open elements; null for XHTML elements inside a column. */
    let path: (string | null)[] = [];
    const column = () =>
      path
        .filter((name) => name !== null)
        .join(' ')
        .slice(0, IMPORT_LIMITS.columnName);
    const put = (name: string, text: string) => {
      const before = row?.columns.get(name) ?? '';
      // An extra character marks a text that was cut.
      row?.columns.set(name, (before + text).slice(0, IMPORT_LIMITS.cell + 1));
    };
    return {
      open(name, attributes, depth) {
        if (row) {
          if (path.at(-1) === null || (path.length > 0 && MARKUP.has(name.toLowerCase()))) {
            put(column(), `<${name}>`);
            path.push(null);
            return;
          }
          path.push(attributes['name'] ?? [name, attributes['lang']].filter(Boolean).join(' '));
          if (row.columns.get(column())?.trim()) put(column(), ', ');
        } else if (xmlRows.has(name.toLowerCase())) {
          row = { columns: new Map(), depth };
          path = [];
          for (const [attribute, text] of Object.entries(attributes)) put(attribute, text);
        }
      },
      text(text) {
        if (path.length === 0) return;
        // White space separates words inside XHTML; elsewhere it is formatting.
        const isText = text.trim() !== '' || row?.columns.get(column())?.endsWith('>') === true;
        if (isText) put(column(), text);
      },
      close(name, depth) {
        if (!row) return;
        if (row.depth < depth) {
          if (path.pop() === null) put(column(), `</${name}>`);
          return;
        }
        found(row.columns);
        row = null;
      },
    };
  });

/**
 * Detects the encoding of an XML file. The declaration counts only if the bytes are not UTF-8, because
 * converters leave the old one.
 */
export async function findXmlEncoding(bytes: Bytes): Promise<ImportEncoding> {
  let declared: ImportEncoding | undefined;
  for await (const chunk of bytes()) {
    const label = /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,20})["']/.exec(
      Buffer.from(chunk.subarray(0, 200)).toString('latin1'),
    )?.[1];
    declared = label === undefined ? undefined : singleByteEncoding(label);
    break;
  }
  return findEncoding(bytes, declared);
}

/** Returns the encoding of a label such as `cp1251`. UTF-16 has a byte order mark. */
function singleByteEncoding(label: string): ImportEncoding | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return IMPORT_ENCODINGS.find((known) => known === encoding && !known.startsWith('utf-'));
  } catch {
    return undefined;
  }
}
