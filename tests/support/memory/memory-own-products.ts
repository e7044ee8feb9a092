import { bulkChange, changedValues } from '../../../src/core/shop/bulk-change.ts';
import type {
  BulkAction,
  BulkOutcome,
  BulkPreview,
  BulkProductChange,
  UndoableChange,
} from '../../../src/core/shop/bulk-change.ts';
import { OWN_PRODUCT_TABS, stateOf } from '../../../src/core/shop/own-product.ts';
import type {
  BulkChoice,
  EditedProduct,
  OwnProduct,
  OwnProductFilter,
  OwnProductOrder,
  OwnProductPage,
  OwnProductTab,
  SavedStockAndPrice,
  StockAndPrice,
} from '../../../src/core/shop/own-product.ts';
import { priorPriceOf } from '../../../src/core/shop/prior-price.ts';
import { currentPrice } from '../../../src/core/shop/product.ts';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnProducts } from '../../../src/core/shop/own-products.ts';
import type { SentProduct } from '../../../src/core/shop/own-products.ts';
import type { OwnShop, ShopForm } from '../../../src/core/shop/vendor-profile.ts';
import { aChair, aShopForm } from '../a-product-content.ts';

export function anOwnProduct(change: Partial<OwnProduct> = {}): OwnProduct {
  return {
    id: 7,
    code: 'CHAIR-1',
    title: 'Стол „Ана“',
    image: null,
    category: { id: 1, name: 'Столове' },
    price: 12_900,
    promoPrice: null,
    priorPrice: null,
    lowestPrice: 12_900,
    quantity: 8,
    colour: 'green',
    size: null,
    variantOf: null,
    hidden: false,
    lacksContact: false,
    sold: 0,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

export function anOwnShop(change: Partial<OwnShop> = {}): OwnShop {
  return { ...aShopForm(), id: 3, logo: null, cover: null, missing: [], version: 'version-0', ...change };
}

/** The products of one vendor; `refuse` makes the next writing fail, and orders may change `products` meanwhile. */
export class MemoryOwnProducts extends OwnProducts {
  readonly changes: { id: number; change: Partial<StockAndPrice> & { expectedQuantity?: number } }[] = [];
  readonly created: { product: SentProduct; key: string }[] = [];
  readonly updated: { id: number; product: SentProduct }[] = [];
  readonly bulk: { choice: BulkChoice; action: BulkAction }[] = [];
  readonly deleted: number[] = [];
  readonly undone: number[] = [];
  undoable: UndoableChange | null = null;
  refuse: Failure | null = null;
  private before: readonly OwnProduct[] = [];
  /** What each form wrote, by the product's id; a number counts its savings. */
  private readonly written = new Map<number, { content: ProductContent; savings: number }>();
  private readonly keys = new Map<string, number>();

  constructor(
    public products: OwnProduct[] = [anOwnProduct()],
    public own: OwnShop = anOwnShop(),
  ) {
    super();
  }

  async list({ offset, limit, ...filter }: OwnProductFilter & Paging): Promise<OwnProductPage> {
    const found = this.products.filter(matching({ ...filter, tab: 'all' }));
    const counts = Object.fromEntries(
      OWN_PRODUCT_TABS.map((tab) => [tab, found.filter((product) => isIn(tab, product)).length]),
    ) as OwnProductPage['counts'];
    const data = found.filter((product) => isIn(filter.tab, product)).toSorted(ORDERS[filter.orderBy]);
    const lackingContact = this.products.filter((product) => product.lacksContact).length;
    const shown = data.slice(offset, offset + limit);
    return { data: shown, total: data.length, counts, lackingContact, undoable: this.undoable };
  }

  async read(id: string): Promise<EditedProduct> {
    const { price, promoPrice, priorPrice, lowestPrice, quantity, hidden, ...product } = this.ofId(
      Number(id),
    );
    const { content, savings } = this.written.get(product.id) ?? { content: aChair(), savings: 0 };
    return {
      id: product.id,
      hidden,
      content: { ...content, price, promoPrice, quantity },
      pictures: [],
      priorPrice,
      lowestPrice,
      family: [],
      version: `version-${savings} ${price} ${promoPrice} ${quantity}`,
    };
  }

  async create(product: SentProduct, key: string): Promise<number> {
    this.created.push({ product, key });
    this.fail();
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    const id = 1 + Math.max(0, ...this.products.map((one) => one.id));
    this.ensureFree(product.content.code, id);
    this.products = [...this.products, anOwnProduct({ id, lowestPrice: null })];
    this.keys.set(key, id);
    this.write(id, product);
    return id;
  }

  async update(id: number, product: SentProduct, version: string): Promise<EditedProduct> {
    this.fail();
    if (version !== (await this.read(String(id))).version) throw editedElsewhere();
    this.ensureFree(product.content.code, id);
    this.updated.push({ id, product });
    this.write(id, product);
    return this.read(String(id));
  }

  async setStockAndPrice(
    id: number,
    change: Partial<StockAndPrice> & { expectedQuantity?: number },
  ): Promise<SavedStockAndPrice> {
    this.changes.push({ id, change });
    this.fail();
    const product = this.ofId(id);
    const { expectedQuantity, ...said } = change;
    const { price, promoPrice, quantity } = { ...product, ...said };
    if (promoPrice !== null && promoPrice >= price) {
      throw new Failure('validation_failed', { promoPrice: 'error-promo-price-not-lower' }, 'invalid');
    }
    if (expectedQuantity !== undefined && expectedQuantity !== product.quantity) {
      throw new Failure('error-stock-changed', { quantity: 'error-stock-changed' }, 'conflict');
    }
    const priorPrice = priorPriceOf({ price, promoPrice }, product);
    this.replace({ ...product, price, promoPrice, quantity, priorPrice });
    return { price, promoPrice, quantity, priorPrice, lowestPrice: product.lowestPrice };
  }

  async delete(id: number): Promise<void> {
    this.ofId(id);
    this.deleted.push(id);
    this.products = this.products.filter((one) => one.id !== id);
  }

  async preview(choice: BulkChoice, action: BulkAction, offset: number): Promise<BulkPreview> {
    this.fail();
    const chosen = this.chosen(choice);
    const changes: BulkProductChange[] = [];
    const refused: BulkOutcome['refused'] = [];
    for (const product of chosen) {
      const { id, code, title } = product;
      const after = afterwards(product, action);
      if (typeof after === 'string') refused.push({ id, code, error: after });
      else if (!after || !isSame(product, after)) {
        changes.push({ id, code, title, changes: valuesOf(product, after), withoutReduction: false });
      }
    }
    return {
      total: chosen.length,
      changed: changes.length,
      refusedCount: refused.length,
      refused,
      withoutReduction: 0,
      changes: changes.slice(offset),
      version: JSON.stringify(chosen),
    };
  }

  async change(choice: BulkChoice, action: BulkAction, version?: string): Promise<BulkOutcome> {
    this.bulk.push({ choice, action });
    this.fail();
    const chosen = this.chosen(choice);
    if (version !== undefined && version !== JSON.stringify(chosen)) {
      throw new Failure('error-bulk-changed', {}, 'conflict');
    }
    const id = 1 + this.bulk.length;
    const outcome: BulkOutcome = { id, changed: 0, unchanged: 0, refused: [] };
    this.before = this.products;
    for (const product of chosen) {
      const after = afterwards(product, action);
      if (typeof after === 'string') {
        outcome.refused.push({ id: product.id, code: product.code, error: after });
      } else if (after && isSame(product, after)) outcome.unchanged += 1;
      else {
        outcome.changed += 1;
        if (after) this.replace(after);
        else await this.delete(product.id);
      }
    }
    if (outcome.changed === 0) return { ...outcome, id: null };
    const until = '2026-11-21T10:10:00.000Z';
    this.undoable = { id, action: action.action, changed: outcome.changed, until };
    return outcome;
  }

  async undo(id: number): Promise<BulkOutcome> {
    this.fail();
    const { undoable } = this;
    if (undoable?.id !== id) throw new Failure('error-bulk-change-not-found', {}, 'not-found');
    this.undone.push(id);
    this.products = [...this.before];
    this.undoable = null;
    return { id, changed: undoable.changed, unchanged: 0, refused: [] };
  }

  private chosen(choice: BulkChoice): OwnProduct[] {
    return this.products.filter((product) =>
      'ids' in choice ? choice.ids.includes(product.id) : matching(choice.filter)(product),
    );
  }

  async shop(): Promise<OwnShop> {
    return this.own;
  }

  async updateShop(id: number, form: ShopForm, version: string): Promise<OwnShop> {
    this.fail();
    this.ensureOwn(id);
    if (version !== this.own.version) throw editedElsewhere();
    this.own = { ...this.own, ...form, missing: [], version: `${version} saved` };
    return this.own;
  }

  async setShopPicture(id: number): Promise<OwnShop> {
    this.ensureOwn(id);
    return this.own;
  }

  private ofId(id: number): OwnProduct {
    const product = this.products.find((one) => one.id === id);
    if (!product) throw new Failure('error-product-not-found', {}, 'not-found');
    return product;
  }

  private write(id: number, { content, hidden }: SentProduct): void {
    const { code, titleBg: title, promoPrice, colour, size } = content;
    const [price, quantity] = [content.price ?? 0, content.quantity ?? 0];
    this.replace({ ...this.ofId(id), code, title, price, promoPrice, quantity, colour, size, hidden });
    this.written.set(id, { content, savings: 1 + (this.written.get(id)?.savings ?? 0) });
  }

  private replace(product: OwnProduct): void {
    this.products = this.products.map((one) => (one.id === product.id ? product : one));
  }

  private ensureFree(code: string, id: number): void {
    if (!this.products.some((one) => one.code === code && one.id !== id)) return;
    throw new Failure('validation_failed', { code: 'error-product-code-taken' }, 'invalid');
  }

  private ensureOwn(id: number): void {
    if (id !== this.own.id) throw new Failure('error-vendor-not-found', {}, 'not-found');
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

type Paging = { offset: number; limit: number };

const editedElsewhere = () => new Failure('error-edited-elsewhere', {}, 'conflict');

/** `selling` can be bought now, `low` is the last few of them. */
function isIn(tab: OwnProductTab, product: OwnProduct): boolean {
  const state = stateOf(product);
  if (tab === 'all') return true;
  if (tab === 'promo') return product.promoPrice !== null;
  return state === tab || (tab === 'selling' && state === 'low');
}

const matching =
  ({ tab, search, categoryId }: Omit<OwnProductFilter, 'orderBy'>) =>
  (product: OwnProduct): boolean =>
    isIn(tab, product) &&
    (categoryId === null || product.category.id === categoryId) &&
    `${product.code} ${product.title}`.includes(search);

const ORDERS: Record<OwnProductOrder, (one: OwnProduct, other: OwnProduct) => number> = {
  'updatedAt.DESC': (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  'title.ASC': (one, other) => one.title.localeCompare(other.title),
  'price.ASC': (one, other) => currentPrice(one) - currentPrice(other),
  'price.DESC': (one, other) => currentPrice(other) - currentPrice(one),
  'quantity.ASC': (one, other) => one.quantity - other.quantity,
};

const bulkValuesOf = ({ price, promoPrice, quantity, category, hidden }: OwnProduct) => ({
  price,
  promoPrice,
  quantity,
  categoryId: category.id,
  hidden,
});

function valuesOf(before: OwnProduct, after: OwnProduct | null): BulkProductChange['changes'] {
  if (!after) return [];
  return changedValues(bulkValuesOf(before), bulkValuesOf(after)).map((name) => {
    const shown = (product: OwnProduct) => {
      if (name === 'categoryId') return product.category.name;
      return name === 'hidden' ? (product.hidden ? 'yes' : 'no') : product[name];
    };
    return { field: name === 'categoryId' ? 'category' : name, before: shown(before), after: shown(after) };
  });
}

/** The product after an action: null for none any more, a message key where it can't be done. */
function afterwards(product: OwnProduct, action: BulkAction): OwnProduct | string | null {
  if (action.action === 'delete') return null;
  const changed = bulkChange(bulkValuesOf(product), action);
  if (typeof changed === 'string') return changed;
  const { categoryId, ...values } = changed;
  return { ...product, ...values, category: { ...product.category, id: categoryId } };
}

const isSame = (one: OwnProduct, other: OwnProduct) => JSON.stringify(one) === JSON.stringify(other);
