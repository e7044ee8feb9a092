import type {
  BulkAction,
  BulkChoice,
  BulkOutcome,
  EditedProduct,
  OwnProduct,
  OwnProductPage,
  OwnProductFilter,
  StockAndPrice,
} from '../../src/core/shop/own-product.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { OwnProducts } from '../../src/core/shop/own-products.ts';
import type { SentProduct } from '../../src/core/shop/own-products.ts';
import type { OwnShop, ShopForm } from '../../src/core/shop/vendor-profile.ts';
import { aChair, aShopForm } from './a-product-content.ts';

export function anOwnProduct(change: Partial<OwnProduct> = {}): OwnProduct {
  return {
    id: 7,
    code: 'CHAIR-1',
    title: 'Стол „Ана“',
    image: null,
    category: { id: 1, name: 'Столове' },
    price: 12_900,
    promoPrice: null,
    quantity: 8,
    colour: 'green',
    size: null,
    variantOf: null,
    hidden: false,
    sold: 0,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

export function anOwnShop(change: Partial<OwnShop> = {}): OwnShop {
  return { ...aShopForm(), id: 3, logo: null, cover: null, missing: [], version: 'version-0', ...change };
}

/** The products of one vendor; `refuse` makes the next writing fail, and orders may change `stock` meanwhile. */
export class MemoryOwnProducts extends OwnProducts {
  readonly changes: { id: number; change: Partial<StockAndPrice> & { expectedQuantity?: number } }[] = [];
  readonly created: { product: SentProduct; key: string }[] = [];
  readonly updated: { id: number; product: SentProduct }[] = [];
  readonly bulk: { choice: BulkChoice; action: BulkAction }[] = [];
  readonly deleted: number[] = [];
  refuse: Failure | null = null;
  outcome: BulkOutcome = { changed: 1, unchanged: 0, refused: [] };
  edited: EditedProduct = {
    id: 7,
    hidden: false,
    content: aChair(),
    pictures: [],
    family: [],
    version: 'version-0',
  };

  constructor(
    public products: OwnProduct[] = [anOwnProduct()],
    public own: OwnShop = anOwnShop(),
  ) {
    super();
  }

  async list({
    offset,
    limit,
  }: OwnProductFilter & { offset: number; limit: number }): Promise<OwnProductPage> {
    const total = this.products.length;
    const counts = { all: total, selling: total, low: 0, 'sold-out': 0, promo: 0, hidden: 0 };
    return { data: this.products.slice(offset, offset + limit), total, counts };
  }

  async read(): Promise<EditedProduct> {
    const [product] = this.products;
    const quantity = product?.quantity ?? this.edited.content.quantity;
    const version = `${this.edited.version} ${quantity}`;
    return { ...this.edited, content: { ...this.edited.content, quantity }, version };
  }

  async create(product: SentProduct, key: string): Promise<number> {
    this.created.push({ product, key });
    this.fail();
    return 8;
  }

  async update(id: number, product: SentProduct, version: string): Promise<EditedProduct> {
    this.fail();
    if (version !== (await this.read()).version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
    this.updated.push({ id, product });
    this.edited = { ...this.edited, content: product.content, hidden: product.hidden };
    return this.read();
  }

  async setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<StockAndPrice> {
    this.changes.push({ id, change });
    this.fail();
    const product = this.products.find((one) => one.id === id) ?? anOwnProduct();
    const { expectedQuantity, ...said } = change;
    if (expectedQuantity !== undefined && expectedQuantity !== product.quantity) {
      throw new Failure('error-stock-changed', { quantity: 'error-stock-changed' }, 'conflict');
    }
    const { price, promoPrice, quantity } = { ...product, ...said };
    this.products = this.products.map((one) =>
      one.id === id ? { ...one, price, promoPrice, quantity } : one,
    );
    return { price, promoPrice, quantity };
  }

  async delete(id: number): Promise<void> {
    this.deleted.push(id);
    this.products = this.products.filter((one) => one.id !== id);
  }

  async change(choice: BulkChoice, action: BulkAction): Promise<BulkOutcome> {
    this.bulk.push({ choice, action });
    this.fail();
    return this.outcome;
  }

  async shop(): Promise<OwnShop> {
    return this.own;
  }

  async updateShop(_id: number, form: ShopForm, version: string): Promise<OwnShop> {
    if (version !== this.own.version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
    this.own = { ...this.own, ...form, missing: [], version: `${version} saved` };
    return this.own;
  }

  async setShopPicture(): Promise<OwnShop> {
    return this.own;
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}
