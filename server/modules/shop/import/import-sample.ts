import type { Kysely } from 'kysely';
import sample from '../../../../content/product-import-sample.json' with { type: 'json' };
import type { Language } from '../../../../src/core/shared/language.ts';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/product-import.ts';
import type { ImportField } from '../../../../src/core/shop/import/product-import.ts';
import type { Database } from '../../../tables.ts';

export type Sample = { columns: ImportField[]; rows: string[][] };

/** Three products that can be taken in as they stand: one has a variant. A shop without their categories is told its first one. */
export async function sampleFile(db: Kysely<Database>, language: Language): Promise<Sample> {
  const categories = await db
    .selectFrom('category')
    .select(['name_bg', 'name_en'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const names = categories.map((category) => category[`name_${language}`]);
  const at = sample.columns.indexOf('category');
  const fitting = (name: string) => (names.includes(name) ? name : (names[0] ?? ''));
  return {
    columns: IMPORT_FIELD_NAMES.filter((field) => sample.columns.includes(field)).toSorted(
      (one, other) => sample.columns.indexOf(one) - sample.columns.indexOf(other),
    ),
    rows: sample.rows[language].map((row) =>
      row.map((cell, column) => (column === at ? fitting(cell) : cell)),
    ),
  };
}

/** The same as XML; the elements have the names of the fields. */
export function sampleXml({ columns, rows }: Sample): string {
  const products = rows.map((row) => {
    const said = columns.flatMap((field, index) => {
      const text = row[index] ?? '';
      return text === '' ? [] : [`    <${field}>${escapeXml(text)}</${field}>`];
    });
    return `  <product>\n${said.join('\n')}\n  </product>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<products>\n${products.join('\n')}\n</products>\n`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
