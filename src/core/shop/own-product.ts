import type { Picture } from '../shared/picture.ts';
import type { Page } from '../shared/page.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { UndoableChange } from './bulk-change.ts';
import { stockOf } from './product.ts';
import type { CategorySummary } from './product.ts';
import type { ProductContent } from './product-content.ts';

/**
 * Tabs of a vendor's list; `selling` is available, `low` is available with few pieces left, `unmeasured` lacks a size
 * or the weight, so that parcels are estimated (SHIP-02).
 */
export const OWN_PRODUCT_TABS = [
  'all',
  'selling',
  'low',
  'sold-out',
  'promo',
  'unmeasured',
  'hidden',
] as const;
export type OwnProductTab = (typeof OWN_PRODUCT_TABS)[number];

export const OWN_PRODUCT_ORDERS = [
  'updatedAt.DESC',
  'title.ASC',
  'price.ASC',
  'price.DESC',
  'quantity.ASC',
] as const;
export type OwnProductOrder = (typeof OWN_PRODUCT_ORDERS)[number];

export type OwnProductState = 'selling' | 'low' | 'sold-out' | 'hidden';

/** A product in its vendor's list; money in stotinki. */
export type OwnProduct = {
  id: number;
  code: string;
  title: string;
  image: Picture | null;
  category: CategorySummary;
  price: number;
  promoPrice: number | null;
  /** First and last day of the promotion; null for no limit. */
  promoFrom: string | null;
  promoUntil: string | null;
  /** Struck-through price beside the promo; null if the promo is not a reduction (see `priorPriceOf`). */
  priorPrice: number | null;
  /** Lowest price of the last 30 days; null for a product new today. */
  lowestPrice: number | null;
  quantity: number;
  colour: string | null;
  size: string | null;
  variantOf: number | null;
  hidden: boolean;
  /** True if the manufacturer's electronic address is missing; the next save requires it. */
  lacksContact: boolean;
  /** Pieces ordered in the last 30 days. */
  sold: number;
  updatedAt: string;
};

export type OwnProductPage = Page<OwnProduct> & {
  counts: Record<OwnProductTab, number>;
  /** The vendor's products without the manufacturer's electronic address. */
  lackingContact: number;
  /** Latest bulk change that can be undone. */
  undoable: UndoableChange | null;
};

/** Filters of a vendor's list; `search` is a part of the code or words of the product. */
export type OwnProductFilter = {
  tab: OwnProductTab;
  search: string;
  categoryId: number | null;
  orderBy: OwnProductOrder;
};

export type OwnVariant = {
  id: number;
  code: string;
  colour: string | null;
  size: string | null;
  price: number;
  promoPrice: number | null;
  quantity: number;
  image: Picture | null;
  hidden: boolean;
};

export type EditedProduct = {
  /** Version of all fields of the form; a save sends it. */
  version: string;
  id: number;
  hidden: boolean;
  content: ProductContent;
  pictures: UploadedPicture[];
  /** Computed for the stored product; see `OwnProduct`. */
  priorPrice: number | null;
  lowestPrice: number | null;
  /** All variants including this product, the main one first; empty without variants. */
  family: OwnVariant[];
};

/** Fields that are editable in the list's row; money in stotinki. */
export type StockAndPrice = Pick<OwnProduct, 'price' | 'promoPrice' | 'quantity'>;

/** The row after a save. */
export type SavedStockAndPrice = StockAndPrice &
  Pick<OwnProduct, 'priorPrice' | 'lowestPrice' | 'promoFrom' | 'promoUntil'>;

/** Products of an action: chosen ones, or all that match a filter. */
export type BulkChoice = { ids: number[] } | { filter: Omit<OwnProductFilter, 'orderBy'> };

export const MAX_AT_ONCE = 5_000;

/** Products whose stock and price one call of a vendor's program may change. */
export const MAX_STOCK_ITEMS = 500;
/** Outcome of one product in such a call; `unknown` for a code that the vendor does not use. */
export const STOCK_OUTCOMES = ['changed', 'same', 'unknown', 'stock-changed', 'invalid'] as const;

export function stateOf({ hidden, quantity }: Pick<OwnProduct, 'hidden' | 'quantity'>): OwnProductState {
  if (hidden) return 'hidden';
  const stock = stockOf({ quantity });
  return stock === 'in-stock' ? 'selling' : stock === 'last' ? 'low' : 'sold-out';
}
