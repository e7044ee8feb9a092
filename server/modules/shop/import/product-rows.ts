import type { Kysely } from 'kysely';
import type { Present } from '../../../../src/core/shop/import/import-check.ts';
import type { GivenProduct } from '../../../../src/core/shop/import/import-row.ts';
import type { Database } from '../../../tables.ts';
import { ownProductsByCode } from '../editor/own-product-rows.ts';
import { fetchedAddressesOf } from './pictures/picture-rows.ts';
import { PRODUCT_PICTURES } from './pictures/product-pictures.ts';

/** Returns the products with the codes of the rows and of their main products. */
export async function productsOfRows(
  db: Kysely<Database>,
  vendorId: number,
  rows: readonly GivenProduct[],
): Promise<Map<string, Present>> {
  const codes = rows.flatMap(({ code, variantOf }) => [code, variantOf ?? '']).filter((code) => code !== '');
  const products = await ownProductsByCode(db, vendorId, codes);
  const fetched = await fetchedAddressesOf(
    db,
    PRODUCT_PICTURES,
    rows.map(({ code, pictures = [] }) => ({ id: products.get(code)?.id ?? null, pictures })),
  );
  return new Map(
    [...products].map(([code, product]) => [
      code,
      { ...product, fetched: fetched.get(product.id) ?? new Set<string>() },
    ]),
  );
}
