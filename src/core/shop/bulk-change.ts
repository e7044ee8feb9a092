import { HOUR } from '../shared/durations.ts';
import type { StockAndPrice } from './own-product.ts';
import { PRODUCT_LIMITS } from './product-choices.ts';
import type { Promotion } from './promotion.ts';

/** Rounding of a new price: to a stotinka, to the closest price that ends in ,90, or to whole leva. */
export const PRICE_ROUNDINGS = ['exact', 'ninety', 'whole'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

export const BULK_PERCENT = {
  'price-percent': { from: -90, to: 500 },
  'promo-percent': { from: 1, to: 95 },
} as const;

/** Milliseconds in which a bulk change can be undone. */
export const BULK_UNDO = HOUR / 6;

export const BULK_PREVIEW_PAGE = 50;

/** Bulk actions on products; percents are whole, `quantity` is pieces. */
export type BulkAction =
  | { action: 'price-percent' | 'promo-percent'; percent: number; rounding?: PriceRounding }
  | { action: 'set-stock'; quantity: number }
  | { action: 'category'; categoryId: number }
  | { action: 'end-promo' }
  | { action: 'hide' | 'show' }
  | { action: 'delete' };

export type BulkValues = StockAndPrice & Promotion & { categoryId: number; hidden: boolean };

/** A value before and after: money in stotinki, a category as its name, `hidden` as `yes` or `no`. */
export type BulkValueChange = {
  field: 'price' | 'promoPrice' | 'promoFrom' | 'promoUntil' | 'quantity' | 'category' | 'hidden';
  before: string | number | null;
  after: string | number | null;
};

/** A product that an action changes; a deletion changes no value. */
export type BulkProductChange = {
  id: number;
  code: string;
  title: string;
  changes: BulkValueChange[];
  /** True if buyers see its promo as a plain price. */
  withoutReduction: boolean;
};

/** Preview of an action; `refused` has the first hundred products that cannot change, with the reasons. */
export type BulkPreview = {
  total: number;
  changed: number;
  refusedCount: number;
  refused: { id: number; code: string; error: string }[];
  withoutReduction: number;
  /** A page of the changed products, by code. */
  changes: BulkProductChange[];
  /** Version of the products and their values; the change sends it, so that it matches the preview. */
  version: string;
};

export type UndoableChange = {
  id: number;
  action: BulkAction['action'];
  changed: number;
  /** Deadline of the undo. */
  until: string;
};

/** Result of an action; `refused` has the first hundred unchanged products, with the reasons. */
export type BulkOutcome = {
  /** Null if nothing changed. */
  id: number | null;
  changed: number;
  unchanged: number;
  refused: { id: number; code: string; error: string }[];
};

/**
 * Returns the changed product, or the message key of the reason against the change. A new promotion begins at
 * once and has no end.
 */
export function bulkChange<Product extends BulkValues>(
  product: Product,
  action: Exclude<BulkAction, { action: 'delete' }>,
): Product | string {
  switch (action.action) {
    case 'price-percent':
      return checked({ ...product, price: share(product.price, 100 + action.percent, action.rounding) });
    case 'promo-percent':
      return checked({
        ...product,
        promoPrice: share(product.price, 100 - action.percent, action.rounding),
        promoFrom: null,
        promoUntil: null,
      });
    case 'end-promo':
      return { ...product, promoPrice: null, promoFrom: null, promoUntil: null };
    case 'set-stock':
      return { ...product, quantity: action.quantity };
    case 'category':
      return { ...product, categoryId: action.categoryId };
    case 'hide':
    case 'show':
      return { ...product, hidden: action.action === 'hide' };
  }
}

export function changedValues(before: BulkValues, after: BulkValues): (keyof BulkValues)[] {
  const names: (keyof BulkValues)[] = [
    'price',
    'promoPrice',
    'promoFrom',
    'promoUntil',
    'quantity',
    'categoryId',
    'hidden',
  ];
  return names.filter((name) => before[name] !== after[name]);
}

function checked<Product extends StockAndPrice>(product: Product): Product | string {
  const { price, promoPrice } = product;
  const { from, to } = PRODUCT_LIMITS.price;
  if (Math.min(price, promoPrice ?? price) < from) return 'error-number-too-small';
  if (price > to) return 'error-number-too-large';
  return (promoPrice ?? 0) >= price ? 'error-promo-price-not-lower' : product;
}

function share(price: number, percent: number, rounding: PriceRounding = 'exact'): number {
  return roundPrice(Math.round((price * percent) / 100), rounding);
}

/** Rounds stotinki to the closest price of the kind, at least the smallest one. */
export function roundPrice(price: number, rounding: PriceRounding): number {
  if (rounding === 'exact') return price;
  const over = rounding === 'ninety' ? 90 : 0;
  return Math.max(over || 100, Math.round((price - over) / 100) * 100 + over);
}
