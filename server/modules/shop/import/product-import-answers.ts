import type { Kysely } from 'kysely';
import type { AnswerOf } from '../../../../api/operation.ts';
import type * as contract from '../../../../api/shop/product-imports.ts';
import type { RowFilter } from '../../../../src/core/shared/import/file-import.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { GivenProduct } from '../../../../src/core/shop/import/import-row.ts';
import { MAX_PICTURES } from '../../../../src/core/shop/product-choices.ts';
import type { Database } from '../../../tables.ts';
import { countNoted, importDetailsOf, rowsOf } from './import-rows.ts';
import type { ImportRecord } from './import-subject.ts';
import type { StoredChange } from './tables.ts';

/** Converts a product import to the API's format. */
export async function productImportOf(
  db: Kysely<Database>,
  row: ImportRecord,
): Promise<AnswerOf<typeof contract.productImport>> {
  return {
    ...(await importDetailsOf(db, row)),
    manufacturer: row.manufacturer,
    manufacturerAddress: row.manufacturer_address,
    manufacturerContact: row.manufacturer_contact,
    withoutReduction: await countNoted(db, row.id, 'promo'),
  };
}

/** Rows of products; names of categories in the language. */
export async function productRowsOf(
  db: Kysely<Database>,
  record: ImportRecord,
  page: { action: RowFilter; offset: number; limit: number },
  language: Language,
): Promise<AnswerOf<typeof contract.productImportRows>> {
  const { total, rows } = await rowsOf(db, record, page, MAX_PICTURES);
  const categories = await categoryNames(db, language);
  const nameOf = ({ field, before, after }: StoredChange): StoredChange =>
    field === 'categoryId'
      ? {
          field,
          before: categories.get(Number(before)) ?? null,
          after: categories.get(Number(after)) ?? null,
        }
      : { field, before, after };
  return {
    total,
    data: rows.map(({ stored, row }) => ({
      ...row,
      productId: stored.product_id,
      quantity: (stored.given as GivenProduct).quantity ?? null,
      changes: row.changes.map(nameOf),
      filled: stored.filled,
    })),
  };
}

async function categoryNames(db: Kysely<Database>, language: Language): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', language === 'bg' ? 'name_bg as name' : 'name_en as name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
