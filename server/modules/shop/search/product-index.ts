import type { BodyOf } from '../../../../api/operation.ts';
import type { searchProducts } from '../../../../api/shop/shop.ts';
import type { FilterChoices, ProductOrder } from '../../../../src/core/shop/product-search.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';

/** Query of a list of products: one subject (category, vendor, text, ids or room) and filters. Prices in stotinki. */
export type ProductFilter = Omit<BodyOf<typeof searchProducts>, 'offset' | 'limit' | 'orderBy'>;

/**
 * Port to the index of products. An adapter indexes each row of `listed_product`: category, vendor, price, date, popularity,
 * rating, tags and words. Words match by stem, beginning, synonym or nearest spelling in either alphabet (SHOP-04).
 */
export type ProductIndex = SearchIndex<ProductFilter, ProductOrder, FilterChoices>;
