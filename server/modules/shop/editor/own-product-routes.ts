import * as bulk from '../../../../api/shop/bulk-changes.ts';
import * as contract from '../../../../api/shop/own-products.ts';
import * as profile from '../../../../api/shop/own-shop.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { BulkChoice } from '../../../../src/core/shop/own-product.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { changeProducts } from './change-products.ts';
import { deleteProduct } from './delete-products.ts';
import { listOwnProducts } from './own-product-list.ts';
import { createProduct, readOwnProduct, setStockAndPrice, updateProduct, vendorOf } from './own-products.ts';
import { previewChange } from './preview-change.ts';
import { setStockByCode } from './set-stock-by-code.ts';
import { undoChange } from './undo-change.ts';
import { readOwnShop, setShopHoliday, setShopPicture, updateShop } from './own-shop.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';

/** Products that a vendor may create in the form in an hour. Larger numbers are imported. */
const CREATIONS = { most: 600, minutes: 60 };

/** Routes of the vendor's products and shop (VEND-02, VEND-03). */
export function ownProductRoutes(deps: ShopDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(contract.ownProducts, ({ query, account, language }) =>
      listOwnProducts(deps, vendorOf(account).vendorId, query, language),
    ),
    implement(contract.ownProduct, ({ params, account }) =>
      readOwnProduct(deps, vendorOf(account), Number(params.id)),
    ),
    implement(contract.createProduct, async ({ body, account }) => {
      const vendor = vendorOf(account);
      await countAttempt(db, `products of ${vendor.vendorId}`, CREATIONS, clock.now());
      const { key, ...product } = body;
      return { id: await createProduct(deps, vendor, product, key) };
    }),
    implement(contract.updateProduct, async ({ params, body, account }) => {
      await updateProduct(deps, vendorOf(account), Number(params.id), body);
      return readOwnProduct(deps, vendorOf(account), Number(params.id));
    }),
    implement(contract.setStockAndPrice, ({ params, body, account }) =>
      setStockAndPrice(deps, vendorOf(account), Number(params.id), body),
    ),
    implement(
      contract.setStockByCode,
      async ({ body, account }) => ({
        data: await setStockByCode(deps, vendorOf(account).vendorId, body.items),
      }),
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(contract.deleteProduct, async ({ params, account }) => {
      await deleteProduct(deps, vendorOf(account), Number(params.id));
      return { message: 'product-deleted' };
    }),
    implement(
      bulk.changeProducts,
      ({ body, account }) => {
        const { ids, filter, version, ...typed } = body;
        return changeProducts(deps, vendorOf(account), choiceOf(ids, filter), { typed, version });
      },
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(
      bulk.previewProductsChange,
      ({ body, account, language }) => {
        const { ids, filter, offset = 0, ...typed } = body;
        const choice = choiceOf(ids, filter);
        return previewChange(deps, vendorOf(account), choice, { typed, offset, language });
      },
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(
      bulk.undoProductsChange,
      ({ params, account }) => undoChange(deps, vendorOf(account), Number(params.id)),
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(profile.ownShop, ({ account }) => readOwnShop(deps, vendorOf(account).vendorId)),
    implement(profile.updateShop, async ({ params, body, account }) => {
      const vendor = vendorOf(account);
      await updateShop(deps, vendor, Number(params.id), body);
      return readOwnShop(deps, vendor.vendorId);
    }),
    implement(profile.setShopHoliday, async ({ params, body, account }) => {
      const vendor = vendorOf(account);
      await setShopHoliday(deps, vendor, Number(params.id), body.holidayUntil);
      return readOwnShop(deps, vendor.vendorId);
    }),
    implement(profile.setShopPicture, async ({ params, body, account }) => {
      const vendor = vendorOf(account);
      await setShopPicture(deps, vendor, Number(params.id), body);
      return readOwnShop(deps, vendor.vendorId);
    }),
  ];
}

/** @throws Failure `invalid` unless exactly one of the two selects the products */
function choiceOf(
  ids: number[] | undefined,
  filter: Extract<BulkChoice, { filter: unknown }>['filter'] | undefined,
): BulkChoice {
  if (ids && !filter) return { ids };
  if (filter && !ids) return { filter };
  throw new Failure('validation_failed', { ids: 'error-choice-required' }, 'invalid');
}
