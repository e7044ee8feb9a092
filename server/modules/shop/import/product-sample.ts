import type { Kysely } from 'kysely';
import sample from '../../../../content/product-import-sample.json' with { type: 'json' };
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { sampleHeading } from '../../../../src/core/shop/import/import-fields.ts';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/import-fields.ts';
import type { Database } from '../../../tables.ts';
import type { ImportFiles } from './import-downloads.ts';
import { shopOf } from './import-routes.ts';
import type { Sample } from './import-downloads.ts';
import { ensureArea } from '../../../platform/http/signed-in.ts';

export const productImportFiles = (db: Kysely<Database>): ImportFiles => ({
  folder: '/imports',
  ownerOf(account) {
    if (account.type !== 'vendor') throw new Failure('error-not-allowed', {}, 'not-allowed');
    ensureArea(account, 'products');
    return shopOf(account);
  },
  sample: (language) => productSample(db, language),
});

/** Returns three valid products, one with a variant. Missing categories become the first one. */
async function productSample(db: Kysely<Database>, language: Language): Promise<Sample> {
  const categories = await db
    .selectFrom('category')
    .select(['name_bg', 'name_en'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const names = categories.map((category) => category[`name_${language}`]);
  const at = sample.columns.indexOf('category');
  const fitting = (name: string) => (names.includes(name) ? name : (names[0] ?? ''));
  const fields = IMPORT_FIELD_NAMES.filter((field) => sample.columns.includes(field)).toSorted(
    (one, other) => sample.columns.indexOf(one) - sample.columns.indexOf(other),
  );
  return {
    headings: fields.map((field) => sampleHeading(field, language)),
    elements: fields,
    root: 'products',
    item: 'product',
    rows: sample.rows[language].map((row) =>
      row.map((cell, column) => (column === at ? fitting(cell) : cell)),
    ),
  };
}
