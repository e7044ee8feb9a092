import type { CancelSignal } from '../../core/shared/failure.ts';
import { MAX_PAGE_SIZE } from '../../core/shared/page.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';

/** Current data of products, without unavailable ones. */
export async function currentProducts(
  catalogue: ProductCatalogue,
  ids: readonly number[],
  signal?: CancelSignal,
): Promise<ProductSummary[]> {
  const current: ProductSummary[] = [];
  for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
    const { data } = await catalogue.searchProducts(
      { ids: ids.slice(from, from + MAX_PAGE_SIZE), orderBy: 'price.ASC', offset: 0, limit: MAX_PAGE_SIZE },
      signal,
    );
    current.push(...data);
  }
  return current;
}
