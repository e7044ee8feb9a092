import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
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
  abstract ownProducts(
    input: ReturnType<typeof ownProductsInput>,
    signal?: CancelSignal,
  ): Promise<OwnProductPage>;

  /** @throws Failure `not-found` for products of other vendors */
  abstract ownProduct(input: { id: string | number }, signal?: CancelSignal): Promise<EditedProduct>;

  /** Adds one product for each key; a repeated request returns the same product. */
  abstract createProduct(input: SentProduct & { key: string }): Promise<{ id: number }>;

  /** @throws Failure `conflict` if the product has another version */
  abstract updateProduct(input: SentProduct & { id: number; version: string }): Promise<EditedProduct>;

  /**
   * Changes price, promo price or stock. `expectedQuantity` is the stock before a change of it.
   * @throws Failure `conflict` `error-stock-changed` when orders changed the stock meanwhile.
   */
  abstract setStockAndPrice(
    input: Partial<StockAndPrice> & { id: number; expectedQuantity?: number },
  ): Promise<SavedStockAndPrice>;

  abstract deleteProduct(input: { id: number }): Promise<unknown>;

  /** Previews a change, with the changed values from `offset` on. @throws Failure as `changeProducts` */
  abstract previewProductsChange(input: BulkChoice & BulkAction & { offset: number }): Promise<BulkPreview>;

  /**
   * Changes many products at once. `version` is the one of the confirmed preview.
   * @throws Failure `conflict` `error-bulk-changed` when the products are others than the preview showed.
   */
  abstract changeProducts(input: BulkChoice & BulkAction & { version?: string }): Promise<BulkOutcome>;

  /**
   * Restores what a change overwrote, within ten minutes. Products that were edited since stay unchanged.
   * @throws Failure `not-found`, `conflict` `error-bulk-undo-late`
   */
  abstract undoProductsChange(input: { id: number }): Promise<BulkOutcome>;

  abstract ownShop(input?: NoInput, signal?: CancelSignal): Promise<OwnShop>;

  /** @throws Failure `conflict` if the product has another version */
  abstract updateShop(input: ShopForm & { id: number; version: string }): Promise<OwnShop>;

  /** `holidayUntil` is the last day without orders, or null to end the holiday. @throws Failure `invalid` */
  abstract setShopHoliday(input: { id: number; holidayUntil: string | null }): Promise<OwnShop>;

  /** `picture` is the key of an uploaded picture, or null for none. */
  abstract setShopPicture(input: {
    id: number;
    which: 'logo' | 'cover';
    picture: string | null;
  }): Promise<OwnShop>;
}

export const ownProductsInput = ({
  tab,
  search,
  categoryId,
  ...page
}: OwnProductFilter & { offset: number; limit: number }) => ({
  ...page,
  state: tab,
  search: search || undefined,
  category: categoryId === null ? undefined : String(categoryId),
});
