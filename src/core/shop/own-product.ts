import type { Picture } from '../shared/picture.ts';
import type { Page } from '../shared/page.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { UndoableChange } from './bulk-change.ts';
import { stockOf } from './product.ts';
import type { CategorySummary } from './product.ts';
import type { ProductContent } from './product-content.ts';

/** The tabs of a vendor's list; `selling` can be bought now, `low` is the last few of them. */
export const OWN_PRODUCT_TABS = ['all', 'selling', 'low', 'sold-out', 'promo', 'hidden'] as const;
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
  /** The price that buyers see struck beside the promo; null where it is no reduction (see `priorPriceOf`). */
  priorPrice: number | null;
  /** The lowest of the last 30 days; null for a product that is offered since today. */
  lowestPrice: number | null;
  quantity: number;
  colour: string | null;
  size: string | null;
  variantOf: number | null;
  hidden: boolean;
  /** True while the manufacturer's electronic address is missing, which the next save asks for. */
  lacksContact: boolean;
  /** Pieces ordered in the last 30 days. */
  sold: number;
  updatedAt: string;
};

export type OwnProductPage = Page<OwnProduct> & {
  counts: Record<OwnProductTab, number>;
  /** Products of the vendor without the manufacturer's electronic address. */
  lackingContact: number;
  /** The last change of many, while it can be undone. */
  undoable: UndoableChange | null;
};

/** What narrows a vendor's list; `search` is a part of the code or words of the product. */
export type OwnProductFilter = {
  tab: OwnProductTab;
  search: string;
  categoryId: number | null;
  orderBy: OwnProductOrder;
};

/** One of a product's family, as its form lists them. */
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

/** A product as its form needs it. */
export type EditedProduct = {
  /** Of all that the form changes: a save names it. */
  version: string;
  id: number;
  hidden: boolean;
  content: ProductContent;
  pictures: UploadedPicture[];
  /** Of the product as it is stored; see `OwnProduct`. */
  priorPrice: number | null;
  lowestPrice: number | null;
  /** All of its family, itself too, the main one first; empty when it is alone. */
  family: OwnVariant[];
};

/** What can be written within the list's row; money in stotinki. */
export type StockAndPrice = Pick<OwnProduct, 'price' | 'promoPrice' | 'quantity'>;

/** The row after it was saved. */
export type SavedStockAndPrice = StockAndPrice & Pick<OwnProduct, 'priorPrice' | 'lowestPrice'>;

/** The products that an action is for: those named, or all that a list's wish finds. */
export type BulkChoice = { ids: number[] } | { filter: Omit<OwnProductFilter, 'orderBy'> };

/** Products that one action may change. */
export const MAX_AT_ONCE = 5_000;

export function stateOf({ hidden, quantity }: Pick<OwnProduct, 'hidden' | 'quantity'>): OwnProductState {
  if (hidden) return 'hidden';
  const stock = stockOf({ quantity });
  return stock === 'in-stock' ? 'selling' : stock === 'last' ? 'low' : 'sold-out';
}
