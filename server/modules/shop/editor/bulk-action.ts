import { Failure } from '../../../../src/core/shared/failure.ts';
import { BULK_PERCENT } from '../../../../src/core/shop/bulk-change.ts';
import type { BulkAction, PriceRounding } from '../../../../src/core/shop/bulk-change.ts';
import { PRODUCT_LIMITS } from '../../../../src/core/shop/product-choices.ts';

/** Requested action with its parameters. */
export type TypedBulkAction = {
  action: BulkAction['action'];
  percent?: number | undefined;
  rounding?: PriceRounding | undefined;
  quantity?: number | undefined;
  categoryId?: number | undefined;
};

/** @throws Failure `invalid` for missing parameters */
export function bulkActionOf({
  action,
  percent,
  rounding,
  quantity,
  categoryId,
}: TypedBulkAction): BulkAction {
  const failureOf = (property: string, key: string) =>
    new Failure('validation_failed', { [property]: key }, 'invalid');
  switch (action) {
    case 'price-percent':
    case 'promo-percent': {
      const { from, to } = BULK_PERCENT[action];
      if (percent === undefined || percent < from || percent > to) {
        throw failureOf('percent', `error-${action}`);
      }
      return { action, percent, rounding: rounding ?? 'exact' };
    }
    case 'set-stock': {
      if (quantity === undefined) throw failureOf('quantity', 'error-product-quantity');
      if (quantity < 0) throw failureOf('quantity', 'error-quantity-negative');
      if (quantity > PRODUCT_LIMITS.quantity.to) throw failureOf('quantity', 'error-number-too-large');
      return { action, quantity };
    }
    case 'category': {
      if (categoryId === undefined) throw failureOf('categoryId', 'error-category-required');
      return { action, categoryId };
    }
    default:
      return { action };
  }
}
