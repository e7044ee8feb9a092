import { PRODUCT_LIMITS } from './product-choices.ts';
import type { BulkAction, StockAndPrice } from './own-product.ts';

/** The bounds of the percents that an action takes. */
export const BULK_PERCENT = {
  'price-percent': { from: -90, to: 500 },
  'promo-percent': { from: 1, to: 95 },
} as const;

/** What an action on prices or stock makes of a product, or the message key of why it can't. */
export function bulkChange(
  product: StockAndPrice,
  action: Extract<BulkAction, { action: 'price-percent' | 'promo-percent' | 'set-stock' | 'end-promo' }>,
): StockAndPrice | string {
  switch (action.action) {
    case 'price-percent':
      return checked({ ...product, price: share(product.price, 100 + action.percent) });
    case 'promo-percent':
      return checked({ ...product, promoPrice: share(product.price, 100 - action.percent) });
    case 'end-promo':
      return { ...product, promoPrice: null };
    case 'set-stock':
      return { ...product, quantity: action.quantity };
  }
}

function checked(product: StockAndPrice): StockAndPrice | string {
  const { price, promoPrice } = product;
  const { from, to } = PRODUCT_LIMITS.price;
  if (Math.min(price, promoPrice ?? price) < from) return 'error-number-too-small';
  if (price > to) return 'error-number-too-large';
  return (promoPrice ?? 0) >= price ? 'error-promo-price-not-lower' : product;
}

function share(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}
