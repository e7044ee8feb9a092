import { bulkChange, changedValues } from '../../src/core/shop/bulk-change.ts';
import type { BulkAction, BulkOutcome, BulkPreview } from '../../src/core/shop/bulk-change.ts';
import { OWN_PRODUCT_TABS, stateOf } from '../../src/core/shop/own-product.ts';
import type {
  BulkChoice,
  EditedProduct,
  OwnProduct,
  OwnProductPage,
  OwnProductTab,
} from '../../src/core/shop/own-product.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { OwnProducts } from '../../src/core/shop/own-products.ts';
import type { OwnShop } from '../../src/core/shop/vendor-profile.ts';
import { aChair, aShopForm } from './a-product-content.ts';
import { fakeGateway } from './fake-gateway.ts';
import { aVersion } from './test-keys.ts';

export function anOwnProduct(change: Partial<OwnProduct> = {}): OwnProduct {
  return {
    id: 7,
    code: 'CHAIR-1',
    title: 'Стол „Ана“',
    image: null,
    category: { id: 1, name: 'Столове' },
    price: 12_900,
    promoPrice: null,
    promoFrom: null,
    promoUntil: null,
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
  return {
    ...aShopForm(),
    id: 3,
    logo: null,
    cover: null,
    holidayUntil: null,
    missing: [],
    version: aVersion(0),
    ...change,
  };
}

/** The vendor's server with these products; a test changes `products` as orders and other tabs would. */
export function anOwnProductsGateway(products: OwnProduct[] = [anOwnProduct()], own = anOwnShop()) {
  const state = { products, own, undoable: null as OwnProductPage['undoable'] };
  const find = (wanted: string | number): OwnProduct => {
    const found = state.products.find(({ id }) => id === Number(wanted));
    if (!found) throw new Failure('error-product-not-found', {}, 'not-found');
    return found;
  };
  const change = (id: number, values: Partial<OwnProduct>) =>
    (state.products = state.products.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const remove = ({ id }: { id: number }) => (state.products = state.products.filter((one) => one.id !== id));
  const chosen = (choice: BulkChoice) =>
    state.products.filter(({ id }) => !('ids' in choice) || choice.ids.includes(id));
  let before = products;
  return fakeGateway<OwnProducts, typeof state>(
    {
      ownProducts: ({ offset, limit, state: tab }) => {
        const counts = Object.fromEntries(
          OWN_PRODUCT_TABS.map((name) => [name, state.products.filter((one) => isIn(name, one)).length]),
        ) as OwnProductPage['counts'];
        const data = state.products.filter((one) => isIn(tab, one));
        const shown = data.slice(offset, offset + limit);
        return { data: shown, total: data.length, counts, lackingContact: 0, undoable: state.undoable };
      },
      ownProduct: ({ id }) => editedProduct(find(id)),
      createProduct: () => ({ id: 8 }),
      updateProduct: ({ id, content, hidden, version }) => {
        ensureVersion(version, versionOf([find(id)]));
        const { price, promoPrice, quantity } = content;
        change(id, { price: price ?? 0, promoPrice, quantity: quantity ?? 0, hidden });
        return editedProduct(find(id));
      },
      setStockAndPrice: ({ id, expectedQuantity, ...values }) => {
        if (expectedQuantity !== undefined && expectedQuantity !== find(id).quantity) {
          throw new Failure('error-stock-changed', { quantity: 'error-stock-changed' }, 'conflict');
        }
        change(id, values);
        const { price, promoPrice, promoFrom, promoUntil, quantity, priorPrice, lowestPrice } = find(id);
        return { price, promoPrice, promoFrom, promoUntil, quantity, priorPrice, lowestPrice };
      },
      deleteProduct: ({ id }) => {
        remove(find(id));
        return { message: 'done' };
      },
      previewProductsChange: ({ offset, ...input }) => {
        const changes = chosen(input).map((one) => changeOf(one, input));
        return {
          total: changes.length,
          changed: changes.length,
          refusedCount: 0,
          refused: [],
          withoutReduction: 0,
          changes: changes.slice(offset),
          version: versionOf(chosen(input)),
        };
      },
      changeProducts: ({ version, ...input }) => {
        const all = chosen(input);
        if (version !== undefined && version !== versionOf(all)) {
          throw new Failure('error-bulk-changed', {}, 'conflict');
        }
        before = state.products;
        for (const product of all) {
          if (input.action === 'delete') remove(product);
          else {
            const { categoryId: _, ...values } = afterwards(product, input);
            change(product.id, values);
          }
        }
        const until = '2026-11-21T10:10:00.000Z';
        state.undoable = { id: 5, action: input.action, changed: all.length, until };
        return anOutcome(all.length);
      },
      undoProductsChange: () => {
        state.products = before;
        state.undoable = null;
        return anOutcome(before.length);
      },
      ownShop: () => state.own,
      updateShop: ({ version, ...form }) => {
        ensureVersion(version, state.own.version);
        return (state.own = { ...state.own, ...form, version: `${version.slice(0, -1)}s` });
      },
      setShopHoliday: ({ holidayUntil }) => (state.own = { ...state.own, holidayUntil }),
      setShopPicture: ({ which, picture }) => {
        const shown = picture ? { url: `/pictures/${picture}`, width: 400, height: 400 } : null;
        return (state.own = { ...state.own, [which]: shown });
      },
    },
    state,
  );
}

export const anOutcome = (changed: number): BulkOutcome => ({ id: 5, changed, unchanged: 0, refused: [] });

function editedProduct(product: OwnProduct): EditedProduct {
  const { id, hidden, price, promoPrice, quantity, priorPrice, lowestPrice } = product;
  const content = { ...aChair(), price, promoPrice, quantity };
  return {
    id,
    hidden,
    content,
    pictures: [],
    priorPrice,
    lowestPrice,
    family: [],
    version: versionOf([product]),
  };
}

const versionOf = (products: readonly OwnProduct[]) =>
  products
    .map(({ price, quantity }) => `${price}-${quantity}`)
    .join('_')
    .slice(0, 22)
    .padEnd(22, '-');

function ensureVersion(version: string, current: string): void {
  if (version !== current) throw new Failure('error-edited-elsewhere', {}, 'conflict');
}

function isIn(tab: OwnProductTab, product: OwnProduct): boolean {
  const state = stateOf(product);
  return tab === 'all' || state === tab || (tab === 'selling' && state === 'low');
}

const valuesOf = ({ price, promoPrice, promoFrom, promoUntil, quantity, category, hidden }: OwnProduct) => ({
  price,
  promoPrice,
  promoFrom,
  promoUntil,
  quantity,
  categoryId: category.id,
  hidden,
});

function afterwards(product: OwnProduct, action: Exclude<BulkAction, { action: 'delete' }>) {
  const after = bulkChange(valuesOf(product), action);
  if (typeof after === 'string') throw new Error(`The fake server cannot refuse a product: ${after}`);
  return after;
}

function changeOf(product: OwnProduct, action: BulkAction): BulkPreview['changes'][number] {
  const { id, code, title } = product;
  const before = valuesOf(product);
  const after = action.action === 'delete' ? before : afterwards(product, action);
  const changes = changedValues(before, after).map((name) => {
    const shown = (value: string | number | boolean | null) => (typeof value === 'boolean' ? null : value);
    const field = name === 'categoryId' ? ('category' as const) : name;
    return { field, before: shown(before[name]), after: shown(after[name]) };
  });
  return { id, code, title, changes, withoutReduction: false };
}
