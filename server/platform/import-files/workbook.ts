import type { Archive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { parseXml } from './parse-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

const WORKBOOK = 'xl/workbook.xml';

/** Parts of a workbook that its first visible sheet needs, by their names in the archive. */
export type Workbook = { sheet: string; sharedStrings: string; styles: string; isFrom1904: boolean };

/** True if an archive is a workbook; a renamed document is not. */
export function isWorkbook(archive: Archive): boolean {
  return archive.has('[Content_Types].xml') && archive.has(WORKBOOK);
}

/** @throws UnreadableFile without a sheet */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const targets = new Map<string, string>();
  const named = { sharedStrings: '', styles: '' };
  for await (const { id, type, target } of relationships(archive)) {
    targets.set(id, target);
    if (type.endsWith('/sharedStrings')) named.sharedStrings = target;
    if (type.endsWith('/styles')) named.styles = target;
  }
  let isFrom1904 = false;
  let sheet: string | undefined;
  for await (const found of sheets(archive)) {
    if ('date1904' in found) isFrom1904 = found.date1904;
    else if (sheet === undefined && archive.has(targets.get(found.id) ?? '')) sheet = targets.get(found.id);
  }
  if (sheet === undefined) throw new UnreadableFile('error-import-damaged');
  return { sheet, ...named, isFrom1904 };
}

const relationships = (archive: Archive) =>
  parseXml<{ id: string; type: string; target: string }>(
    decodeText(archive.read('xl/_rels/workbook.xml.rels'), 'utf-8'),
    (found) => ({
      open(name, attributes) {
        if (name !== 'Relationship') return;
        const { Id: id = '', Type: type = '', Target: target = '' } = attributes;
        found({ id, type, target: partOfTarget(target) });
      },
      text() {},
      close() {},
    }),
  );

const sheets = (archive: Archive) =>
  parseXml<{ id: string } | { date1904: boolean }>(decodeText(archive.read(WORKBOOK), 'utf-8'), (found) => ({
    open(name, attributes) {
      if (name === 'workbookPr') found({ date1904: ['1', 'true'].includes(attributes['date1904'] ?? '') });
      const hidden = attributes['state'] !== undefined && attributes['state'] !== 'visible';
      const id = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1];
      if (name === 'sheet' && !hidden && id !== undefined) found({ id });
    },
    text() {},
    close() {},
  }));

/** Name of a target's part: `./a.xml`, `../xl/a.xml` and `/xl/a.xml` are `xl/a.xml`. */
function partOfTarget(target: string): string {
  const path = target.replaceAll('\\', '/');
  const names = path.startsWith('/') ? [] : ['xl'];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
