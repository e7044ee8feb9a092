import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/import/import-fields.ts';
import type { TableDescription } from '../../../platform/import-files/sheet.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { manufacturersOf, ProductCheck } from './check-products.ts';
import type { ImportRecord, ImportSubject } from './import-subject.ts';
import { PRODUCT_PICTURES } from './pictures/product-pictures.ts';
import { importWords } from './product-vocabulary.ts';
import { takeProducts } from './take-products.ts';

/** Elements of products: our sample, YML, and the files of common shop programs. */
const PRODUCT_TABLE: TableDescription = {
  fields: PRODUCT_FIELDS,
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
    take: (transaction, record, rows) => takeProducts({ clock, texts }, transaction, vendorOf(record), rows),
  };
}

/** @throws Failure `not-found` for an import of listings. */
function vendorOf({ vendor_id: vendorId }: ImportRecord): number {
  if (vendorId === null) throw new Failure('error-import-not-found', {}, 'not-found');
  return vendorId;
}
