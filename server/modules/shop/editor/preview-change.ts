import type { Language } from '../../../../src/core/shared/language.ts';
import { BULK_PREVIEW_PAGE, changedValues } from '../../../../src/core/shop/bulk-change.ts';
import type {
  BulkPreview,
  BulkProductChange,
  BulkValueChange,
  BulkValues,
} from '../../../../src/core/shop/bulk-change.ts';
import type { BulkChoice } from '../../../../src/core/shop/own-product.ts';
import { isPromoWithoutReduction } from '../../../../src/core/shop/prior-price.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { bulkActionOf } from './bulk-action.ts';
import type { TypedBulkAction } from './bulk-action.ts';
import { planBulkChange } from './bulk-plan.ts';
import type { PlannedChange } from './bulk-plan.ts';
import { MAX_NAMED } from './change-products.ts';
import { lockShop } from './lock-shop.ts';
import type { LockedShop } from './lock-shop.ts';
import type { Vendor } from './own-products.ts';

/** Previews a change of many products. @throws Failure as `changeProducts` */
export async function previewChange(
  { db, texts }: ShopDependencies,
  { vendorId }: Vendor,
  choice: BulkChoice,
  { typed, offset, language }: { typed: TypedBulkAction; offset: number; language: Language },
): Promise<BulkPreview> {
  const action = bulkActionOf(typed);
  return inTransaction(db, async (transaction) => {
    const shop = await lockShop(transaction, texts, vendorId);
    const { rows, changes, refused, version } = await planBulkChange(transaction, shop, choice, action, {
      lock: false,
    });
    const sorted = changes.toSorted((one, other) =>
      one.row.code.localeCompare(other.row.code, 'bg', COUNTED),
    );
    return {
      total: rows.length,
      changed: changes.length,
      refusedCount: refused.length,
      refused: refused.slice(0, MAX_NAMED),
      withoutReduction: changes.filter(isWithoutReduction).length,
      changes: sorted
        .slice(offset, offset + BULK_PREVIEW_PAGE)
        .map((change) => productChangeOf(change, shop, language)),
      version,
    };
  });
}

const COUNTED = { numeric: true };

/** Only promo actions report a missing reduction. */
const isWithoutReduction = ({ row, after }: PlannedChange): boolean =>
  after !== null && after.promoPrice !== row.promoPrice && isPromoWithoutReduction(after, row);

function productChangeOf(change: PlannedChange, shop: LockedShop, language: Language): BulkProductChange {
  const { row, after } = change;
  const nameOf = (categoryId: number) => shop.categories.get(categoryId)?.[language] ?? null;
  const valueOf = (values: BulkValues, name: keyof BulkValues): BulkValueChange['before'] => {
    if (name === 'categoryId') return nameOf(values.categoryId);
    return name === 'hidden' ? (values.hidden ? 'yes' : 'no') : values[name];
  };
  return {
    id: row.id,
    code: row.code,
    title: language === 'bg' ? row.titleBg : row.titleEn,
    changes: after
      ? changedValues(row, after).map((name) => ({
          field: name === 'categoryId' ? 'category' : name,
          before: valueOf(row, name),
          after: valueOf(after, name),
        }))
      : [],
    withoutReduction: isWithoutReduction(change),
  };
}
