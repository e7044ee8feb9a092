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

/** A product's form as it is sent; `pictures` are keys of uploaded ones, the main one first. */
export type SentProduct = { content: ProductContent; pictures: string[]; hidden: boolean };

/** The products and the profile of the signed-in vendor (VEND-02, VEND-03). */
export abstract class OwnProducts {
  abstract list(
    wish: OwnProductFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnProductPage>;

  /** @throws Failure `not-found` for what is not the vendor's own. */
  abstract read(id: string, signal?: CancelSignal): Promise<EditedProduct>;

  /** @param key makes a second sending the same product. @returns its id. */
  abstract create(product: SentProduct, key: string): Promise<number>;

  /** @throws Failure `conflict` unless the form began with that version. */
  abstract update(id: number, product: SentProduct, version: string): Promise<EditedProduct>;

  /**
   * Changes what the row says. A new stock needs the one that was seen.
   * @throws Failure `conflict` `error-stock-changed` when orders changed the stock meanwhile.
   */
  abstract setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<SavedStockAndPrice>;

  abstract delete(id: number): Promise<void>;

  /** Previews a change, with the changed values from `offset` on. @throws Failure as `change` */
  abstract preview(choice: BulkChoice, action: BulkAction, offset: number): Promise<BulkPreview>;

  /**
   * Changes many products at once.
   * @param version of the preview that was confirmed; without it there was none.
   * @throws Failure `conflict` `error-bulk-changed` when the products are others than the preview showed.
   */
  abstract change(choice: BulkChoice, action: BulkAction, version?: string): Promise<BulkOutcome>;

  /**
   * Brings back what a change overwrote, within ten minutes; products that were edited since stay as they are.
   * @throws Failure `not-found`, `conflict` `error-bulk-undo-late`
   */
  abstract undo(id: number): Promise<BulkOutcome>;

  abstract shop(signal?: CancelSignal): Promise<OwnShop>;

  /** @throws Failure `conflict` unless the form began with that version. */
  abstract updateShop(id: number, form: ShopForm, version: string): Promise<OwnShop>;

  /** @param key of an uploaded picture; null for none. */
  abstract setShopPicture(id: number, which: 'logo' | 'cover', key: string | null): Promise<OwnShop>;
}
