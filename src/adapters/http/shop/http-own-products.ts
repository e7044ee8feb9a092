import * as bulk from '../../../../api/calls/shop/bulk-changes.ts';
import * as calls from '../../../../api/calls/shop/own-products.ts';
import * as profile from '../../../../api/calls/shop/own-shop.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type {
  BulkChoice,
  EditedProduct,
  OwnProductPage,
  OwnProductFilter,
  SavedStockAndPrice,
  StockAndPrice,
} from '../../../core/shop/own-product.ts';
import type { BulkAction, BulkOutcome, BulkPreview } from '../../../core/shop/bulk-change.ts';
import { OwnProducts } from '../../../core/shop/own-products.ts';
import type { SentProduct } from '../../../core/shop/own-products.ts';
import type { OwnShop, ShopForm } from '../../../core/shop/vendor-profile.ts';
import { withId } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpOwnProducts extends OwnProducts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(
    wish: OwnProductFilter & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnProductPage> {
    const { tab, search, categoryId, orderBy, offset, limit } = wish;
    return this.http.call(calls.ownProducts, {
      query: {
        offset,
        limit,
        orderBy,
        state: tab,
        ...(search !== '' && { search }),
        ...(categoryId !== null && { category: String(categoryId) }),
      },
      signal,
    });
  }

  read(id: string, signal?: CancelSignal): Promise<EditedProduct> {
    return this.http.call(calls.ownProduct, { params: { id }, signal });
  }

  async create(product: SentProduct, key: string): Promise<number> {
    const { id } = withId(await this.http.call(calls.createProduct, { body: { ...product, key } }));
    return id;
  }

  update(id: number, product: SentProduct, version: string): Promise<EditedProduct> {
    return this.http.call(calls.updateProduct, { params: { id: String(id) }, body: { ...product, version } });
  }

  setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<SavedStockAndPrice> {
    return this.http.call(calls.setStockAndPrice, { params: { id: String(id) }, body: change });
  }

  async delete(id: number): Promise<void> {
    await this.http.call(calls.deleteProduct, { params: { id: String(id) } });
  }

  preview(choice: BulkChoice, action: BulkAction, offset: number): Promise<BulkPreview> {
    return this.http.call(bulk.previewProductsChange, { body: { ...choice, ...action, offset } });
  }

  change(choice: BulkChoice, action: BulkAction, version?: string): Promise<BulkOutcome> {
    return this.http.call(bulk.changeProducts, {
      body: { ...choice, ...action, ...(version && { version }) },
    });
  }

  undo(id: number): Promise<BulkOutcome> {
    return this.http.call(bulk.undoProductsChange, { params: { id: String(id) } });
  }

  shop(signal?: CancelSignal): Promise<OwnShop> {
    return this.http.call(profile.ownShop, { signal });
  }

  updateShop(id: number, form: ShopForm, version: string): Promise<OwnShop> {
    return this.http.call(profile.updateShop, { params: { id: String(id) }, body: { ...form, version } });
  }

  setShopPicture(id: number, which: 'logo' | 'cover', picture: string | null): Promise<OwnShop> {
    return this.http.call(profile.setShopPicture, { params: { id: String(id) }, body: { which, picture } });
  }
}
