import type { CancelSignal } from '../shared/failure.ts';
import type { BulkAction, BulkOutcome, BulkPreview } from './bulk-change.ts';
import type {
  BulkChoice,
  EditedProduct,
  OwnProductPage,
  OwnProductFilter,
  SavedStockAndPrice,
  StockAndPrice,
} from './own-product.ts';
import type { ProductContent } from './product-content.ts';
import type { OwnShop, ShopForm } from './vendor-profile.ts';

/** A product's form as a request; `pictures` are keys of uploaded pictures, the main one first. */
export type SentProduct = { content: ProductContent; pictures: string[]; hidden: boolean };

/** Port to the products and the profile of the signed-in vendor (VEND-02, VEND-03). */
export abstract class OwnProducts {
  abstract list(
    wish: OwnProductFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnProductPage>;

  /** @throws Failure `not-found` for other vendors' products */
  abstract read(id: string, signal?: CancelSignal): Promise<EditedProduct>;

  /**
   * @param key idempotency key; a repeated request returns the same product
   * @returns its id
   */
  abstract create(product: SentProduct, key: string): Promise<number>;

  /** @throws Failure `conflict` if the product has another version */
  abstract update(id: number, product: SentProduct, version: string): Promise<EditedProduct>;

  /**
   * Saves the row. A new stock includes the displayed one.
   * @throws Failure `conflict` `error-stock-changed` if orders changed the stock in the meantime
   */
  abstract setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<SavedStockAndPrice>;

  abstract delete(id: number): Promise<void>;

  /**
   * Previews a change, with the changed values from `offset`.
   * @throws Failure as `change`
   */
  abstract preview(choice: BulkChoice, action: BulkAction, offset: number): Promise<BulkPreview>;

  /**
   * Changes several products.
   * @param version of the confirmed preview; absent without a preview
   * @throws Failure `conflict` `error-bulk-changed` if the products differ from the preview
   */
  abstract change(choice: BulkChoice, action: BulkAction, version?: string): Promise<BulkOutcome>;

  /**
   * Restores the values before a change, within ten minutes; products edited later stay unchanged.
   * @throws Failure `not-found`, `conflict` `error-bulk-undo-late`
   */
  abstract undo(id: number): Promise<BulkOutcome>;

  abstract shop(signal?: CancelSignal): Promise<OwnShop>;

  /** @throws Failure `conflict` if the profile has another version */
  abstract updateShop(id: number, form: ShopForm, version: string): Promise<OwnShop>;

  /** @param key of an uploaded picture; null for none */
  abstract setShopPicture(id: number, which: 'logo' | 'cover', key: string | null): Promise<OwnShop>;
}
