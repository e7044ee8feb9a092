import type { Archive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { parseXml } from './parse-xml.ts';

/** Meaning of a number format: a date, a minimum of digits (leading zeros), or a plain number. */
export type NumberStyle = 'date' | { digits: number } | null;

/** Number formats of a workbook by style index. */
export async function readCellStyles(archive: Archive, name: string): Promise<NumberStyle[]> {
  const formats = new Map<number, string>();
  const used: number[] = [];
  for await (const found of styles(archive, name)) {
    if ('code' in found) formats.set(found.id, found.code);
    else used.push(found.id);
  }
  return used.map((id) => styleOf(id, formats.get(id)));
}

const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

function styleOf(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isKnownDate(id) ? 'date' : null;
  if (/^0{2,20}$/.test(code)) return { digits: code.length };
  // Removes texts, colours and currencies from a format code.
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').split(';')[0] ?? '';
  return /[ymdhs]/i.test(bare) && !/general|standard/i.test(bare) ? 'date' : null;
}

const styles = (archive: Archive, name: string) =>
  parseXml<{ id: number; code: string } | { id: number }>(
    decodeText(archive.read(name), 'utf-8'),
    (found) => {
      let inCells = false;
      return {
        open(element, attributes) {
          if (element === 'cellXfs') inCells = true;
          const id = Number(attributes['numFmtId'] ?? 0);
          if (element === 'numFmt') found({ id, code: attributes['formatCode'] ?? '' });
          if (element === 'xf' && inCells) found({ id });
        },
        text() {},
        close(element) {
          if (element === 'cellXfs') inCells = false;
        },
      };
    },
  );
