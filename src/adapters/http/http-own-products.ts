import type * as contract from '../../../api/own-products.ts';
import type * as profile from '../../../api/own-shop.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type {
  BulkAction,
  BulkChoice,
  BulkOutcome,
  EditedProduct,
  OwnProductPage,
  OwnProductWish,
  StockAndPrice,
} from '../../core/shop/own-product.ts';
import { OwnProducts } from '../../core/shop/own-products.ts';
import type { SentProduct } from '../../core/shop/own-products.ts';
import type { OwnShop, ShopForm } from '../../core/shop/vendor-profile.ts';
import type { HttpClient } from './http-client.ts';

export class HttpOwnProducts extends OwnProducts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  list(
    wish: OwnProductWish & { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnProductPage> {
    const { tab, search, categoryId, orderBy, offset, limit } = wish;
    return this.http.call<typeof contract.ownProducts>({
      method: 'GET',
      path: '/api/vendor/product',
      guarded: true,
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
    return this.http.call<typeof contract.ownProduct>({
      method: 'GET',
      path: '/api/vendor/product/{id}',
      guarded: true,
      params: { id },
      signal,
    });
  }

  async create(product: SentProduct, key: string): Promise<number> {
    const { id } = await this.http.call<typeof contract.createProduct>({
      method: 'POST',
      path: '/api/product',
      guarded: true,
      // The key makes a second sending the same product.
      repeatable: true,
      body: { ...product, key },
    });
    return id;
  }

  update(id: number, product: SentProduct, version: string): Promise<EditedProduct> {
    return this.http.call<typeof contract.updateProduct>({
      method: 'POST',
      path: '/api/product/{id}',
      guarded: true,
      params: { id: String(id) },
      body: { ...product, version },
    });
  }

  setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<StockAndPrice> {
    return this.http.call<typeof contract.setStockAndPrice>({
      method: 'POST',
      path: '/api/vendor/product/{id}/stock-and-price',
      guarded: true,
      params: { id: String(id) },
      body: change,
    });
  }

  async delete(id: number): Promise<void> {
    await this.http.call<typeof contract.deleteProduct>({
      method: 'DELETE',
      path: '/api/product/{id}',
      guarded: true,
      params: { id: String(id) },
    });
  }

  change(choice: BulkChoice, action: BulkAction): Promise<BulkOutcome> {
    return this.http.call<typeof contract.changeProducts>({
      method: 'POST',
      path: '/api/vendor/product/bulk',
      guarded: true,
      body: { ...choice, ...action },
    });
  }

  shop(signal?: CancelSignal): Promise<OwnShop> {
    return this.http.call<typeof profile.ownShop>({
      method: 'GET',
      path: '/api/vendor/profile',
      guarded: true,
      signal,
    });
  }

  updateShop(id: number, form: ShopForm, version: string): Promise<OwnShop> {
    return this.http.call<typeof profile.updateShop>({
      method: 'POST',
      path: '/api/vendor/{id}',
      guarded: true,
      repeatable: true,
      params: { id: String(id) },
      body: { ...form, version },
    });
  }

  setShopPicture(id: number, which: 'logo' | 'cover', picture: string | null): Promise<OwnShop> {
    return this.http.call<typeof profile.setShopPicture>({
      method: 'POST',
      path: '/api/vendor/{id}/picture',
      guarded: true,
      params: { id: String(id) },
      body: { which, picture },
    });
  }
}
