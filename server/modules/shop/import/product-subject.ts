import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { PRODUCT_IMPORT_FIELDS } from '../../../../src/core/shop/import/import-fields.ts';
import type { TableDescription } from '../../../platform/import-files/sheet.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { manufacturersOf, ProductCheck } from './check-products.ts';
import type { ImportRecord, ImportSubject } from './import-subject.ts';
import { PRODUCT_PICTURES } from './pictures/product-pictures.ts';
import { applyProducts } from './apply-products.ts';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import type { ImportWords } from '../../../../src/core/shop/import/import-row.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import { mapFields } from '../../../../src/core/shared/fields.ts';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/product-fields.ts';

/** XML elements of products: our sample, YML, and the files of common shop programs. */
const PRODUCT_TABLE: TableDescription = {
  fields: PRODUCT_IMPORT_FIELDS,
  xmlRows: new Set(['product', 'item', 'offer', 'row', 'entry', 'продукт', 'стока', 'артикул']),
};

/** Describes the import of a vendor's products (VEND-04). */
export function productSubject({
  db,
  clock,
  texts,
}: {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
}): ImportSubject {
  return {
    table: PRODUCT_TABLE,
    batch: 100,
    pictures: PRODUCT_PICTURES,
    openCheck: async (record) =>
      new ProductCheck(
        db,
        vendorOf(record),
        await importWords(db, texts),
        await manufacturersOf(db, vendorOf(record), record),
      ),
    apply: (transaction, record, rows) =>
      applyProducts({ clock, texts }, transaction, vendorOf(record), rows),
  };
}

/** @throws Failure `not-found` for an import of listings */
function vendorOf({ vendor_id: vendorId }: ImportRecord): number {
  if (vendorId === null) throw new Failure('error-import-not-found', {}, 'not-found');
  return vendorId;
}

/** Accepted cell values of categories, colours and materials: names in both languages, numbers and keys. */
async function importWords(db: Kysely<Database>, texts: Texts): Promise<ImportWords> {
  const categories = await db.selectFrom('category').select(['id', 'name_bg', 'name_en']).execute();
  const termsOf = (kind: string, keys: readonly string[]) =>
    new ImportTerms(
      keys.map((key) => ({
        value: key,
        names: [...LANGUAGES.map((language) => texts.in(language)(`${kind}-${key}`)), key],
      })),
    );
  return {
    categories: new ImportTerms(
      categories.map((category) => ({
        value: category.id,
        names: [category.name_bg, category.name_en, String(category.id)],
      })),
    ),
    choices: mapFields(PRODUCT_FIELDS, (name, field) =>
      termsOf(name, 'words' in field ? field.words : []),
    ) as Record<string, ImportTerms<string>>,
  };
}
