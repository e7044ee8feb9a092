import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnProductRow } from '../../../src/view-models/shop/own-product-row.ts';
import { OwnProductsBulk } from '../../../src/view-models/shop/own-products-bulk.ts';
import { anOutcome, anOwnProduct, anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import type { Currency } from '../../../src/core/shared/typed-number.ts';

let products: ReturnType<typeof anOwnProductsGateway>;
let row: OwnProductRow;
const preferred: { currency: Currency | null } = { currency: null };

beforeEach(() => {
  products = anOwnProductsGateway();
  row = new OwnProductRow(anOwnProduct(), products, 'bg', preferred, () => {});
});

const saved = () => products.inputs('setStockAndPrice');
const changes = () => products.inputs('changeProducts');

/** Opens the preview and confirms it. */
async function apply(bulk: OwnProductsBulk): Promise<void> {
  await bulk.preview();
  await bulk.confirm();
}

describe('A row of the vendor’s list', () => {
  it('saves a change once, and confirms it', async () => {
    row.type('price', '1 450,90');
    await Promise.all([row.save('price'), row.save('price')]);
    expect(saved()).toEqual([{ id: 7, price: 145_090 }]);
    expect([row.product.price, row.textOf('price'), row.saved]).toEqual([145_090, '1450,90', 'price']);
  });

  it('sends a new stock with the previously shown one', async () => {
    row.type('quantity', '12');
    await row.save('quantity');
    expect(products.inputs('setStockAndPrice')).toEqual([{ id: 7, quantity: 12, expectedQuantity: 8 }]);
  });

  it('keeps the typed stock after a conflict with an order, and then saves from the current one', async () => {
    products.products = [anOwnProduct({ quantity: 5 })];
    row.type('quantity', '20');
    await row.save('quantity');
    expect(row.errorOf('quantity')).toEqual({ key: 'error-stock-changed-to', count: 5 });
    expect(row.textOf('quantity')).toBe('20');
    await row.save('quantity');
    expect([row.product.quantity, row.errorOf('quantity')]).toEqual([20, null]);
  });

  it('keeps a rejected value, with the reason at the field', async () => {
    products.failOnce(
      'setStockAndPrice',
      new Failure('validation_failed', { promoPrice: 'error-promo-price-not-lower' }, 'invalid'),
    );
    row.type('price', '50');
    await row.save('price');
    expect([row.textOf('price'), row.errorOf('price')?.key]).toEqual(['50', 'error-promo-price-not-lower']);
    row.type('price', 'сто');
    await row.save('price');
    expect(row.errorOf('price')?.key).toBe('error-product-price');
    expect(saved()).toHaveLength(1);
    row.cancel('price');
    expect([row.textOf('price'), row.errorOf('price')]).toEqual(['129', null]);
  });

  it('ends a promo when its price is cleared, and sends no unchanged values', async () => {
    row = new OwnProductRow(anOwnProduct({ promoPrice: 9_900 }), products, 'bg', preferred, () => {});
    row.type('promoPrice', '99,00');
    await row.save('promoPrice');
    expect(saved()).toEqual([]);
    row.type('promoPrice', ' ');
    await row.save('promoPrice');
    expect(saved()).toEqual([{ id: 7, promoPrice: null }]);
  });
});

describe('The toolbar for bulk actions', () => {
  let bulk: OwnProductsBulk;
  const filter = { tab: 'all', search: '', categoryId: null } as const;

  beforeEach(() => {
    bulk = new OwnProductsBulk(
      products,
      () => ({ filter }),
      async () => {},
    );
    bulk.toggle(7);
    bulk.toggle(9);
  });

  it('changes the chosen products, and lists the failed ones', async () => {
    const refused = [{ id: 9, code: 'B', error: 'error-promo-price-not-lower' }];
    products.handlers.changeProducts = () => ({ ...anOutcome(1), refused });
    bulk.plan('price-percent');
    bulk.setAmount('−10 %');
    await apply(bulk);
    expect(changes()).toMatchObject([
      { ids: [7, 9], action: 'price-percent', percent: -10, rounding: 'exact' },
    ]);
    expect([bulk.isAny, bulk.outcome?.refused[0]?.code]).toEqual([false, 'B']);
  });

  it('previews a deletion, and then deletes all found products', async () => {
    bulk.chooseAll(true);
    bulk.plan('delete');
    await bulk.preview();
    expect([bulk.planned?.preview.changed, changes()]).toEqual([products.products.length, []]);
    await bulk.confirm();
    expect(changes()).toMatchObject([{ filter, action: 'delete' }]);
  });

  it('needs an action, and keeps the selection after an error', async () => {
    await apply(bulk);
    expect(bulk.error).toBe('error-bulk-action');
    bulk.plan('set-stock');
    bulk.setAmount('много');
    await apply(bulk);
    expect(bulk.error).toBe('error-product-quantity');
    products.failOnce('previewProductsChange', new Failure('error-vendor-incomplete', {}, 'conflict'));
    bulk.plan('show');
    await apply(bulk);
    expect([bulk.error, bulk.chosen.size]).toEqual(['error-vendor-incomplete', 2]);
  });
});

describe('A price of a vendor who prefers euro', () => {
  it('is shown and typed in euro; leva without an exact euro amount stay leva', async () => {
    preferred.currency = 'EUR';
    row = new OwnProductRow(
      anOwnProduct({ price: 19_558, promoPrice: 4_501 }),
      products,
      'bg',
      preferred,
      () => {},
    );
    expect([row.textOf('price'), row.textOf('promoPrice')]).toEqual(['100 €', '45,01 лв.']);
    row.type('price', '200');
    expect(row.amountOf('price')).toBe(39_117);
    await row.save('price');
    expect(saved()).toEqual([{ id: 7, price: 39_117 }]);
    preferred.currency = null;
  });
});

describe('The texts of a row', () => {
  it('show the stock and the price below the field while it is edited', () => {
    expect([row.textOf('quantity'), row.textOf('promoPrice'), row.amountOf('promoPrice')]).toEqual([
      '8',
      '',
      null,
    ]);
    row.type('price', '150,50');
    expect([row.amountOf('price'), row.textOf('price')]).toEqual([15_050, '150,50']);
  });

  it('are reset field by field on undo', () => {
    row.type('price', '150');
    row.type('quantity', '3');
    row.cancel('price');
    expect([row.textOf('price'), row.textOf('quantity')]).toEqual(['129', '3']);
  });

  it('show errors by field, until the field is edited', async () => {
    row.type('price', 'сто');
    row.type('quantity', 'много');
    await row.save('price');
    await row.save('quantity');
    expect([row.errorOf('price'), row.errorOf('quantity'), row.errorOf('promoPrice')]).toEqual([
      { key: 'error-product-price' },
      { key: 'error-product-quantity' },
      null,
    ]);
    row.type('price', '1');
    expect([row.errorOf('price'), row.errorOf('quantity')?.key]).toEqual([null, 'error-product-quantity']);
    expect([saved(), row.saved]).toEqual([[], null]);
  });

  it('confirm a save, until the next edit', async () => {
    row.type('price', '150');
    await row.save('price');
    expect(row.saved).toBe('price');
    row.type('price', '151');
    expect(row.saved).toBeNull();
  });
});

describe('The save of a row', () => {
  it('is reported for a changed product, and not without a change', async () => {
    let notifications = 0;
    row = new OwnProductRow(anOwnProduct(), products, 'bg', preferred, () => (notifications += 1));
    await row.save('price');
    row.type('price', '129,00');
    await row.save('price');
    expect([notifications, saved(), row.textOf('price')]).toEqual([0, [], '129']);
    row.type('price', '150');
    await row.save('price');
    expect(notifications).toBe(1);
  });

  it('needs a price and a stock: only a promo can be empty', async () => {
    row.type('price', ' ');
    await row.save('price');
    row.type('quantity', '');
    await row.save('quantity');
    expect([row.errorOf('price')?.key, row.errorOf('quantity')?.key, saved()]).toEqual([
      'error-product-price',
      'error-product-quantity',
      [],
    ]);
  });

  it('is pending until the response, and keeps later changes', async () => {
    row.type('price', '150');
    const saving = row.save('price');
    expect(row.saving).toBe('price');
    row.type('price', '151');
    await saving;
    expect([row.saving, row.product.price, row.textOf('price')]).toEqual([null, 15_000, '151']);
  });

  it('shows an error of the whole row at the field', async () => {
    products.failOnce('setStockAndPrice', new Failure('error-product-not-found', {}, 'not-found'));
    row.type('price', '150');
    await row.save('price');
    expect([row.errorOf('price'), row.saving]).toEqual([{ key: 'error-product-not-found' }, null]);
  });

  it('shows the error of the field first', async () => {
    const fields = { promoPrice: 'error-promo-price-not-lower', price: 'error-product-price' };
    products.failOnce('setStockAndPrice', new Failure('validation_failed', fields, 'invalid'));
    row.type('price', '150');
    await row.save('price');
    expect(row.errorOf('price')).toEqual({ key: 'error-product-price' });
  });

  it('reports a changed stock when the current one can’t be loaded', async () => {
    products.products = [anOwnProduct({ quantity: 5 })];
    products.failOnce('ownProduct', new Failure('error-no-connection', {}, 'unreachable'));
    row.type('quantity', '20');
    await row.save('quantity');
    expect([row.errorOf('quantity'), row.product.quantity]).toEqual([{ key: 'error-stock-changed' }, 8]);
    const edited = await products.ownProduct({ id: 7 });
    products.handlers.ownProduct = () => ({
      ...edited,
      content: { ...edited.content, quantity: null },
    });
    await row.save('quantity');
    expect([row.errorOf('quantity'), row.product.quantity]).toEqual([{ key: 'error-stock-changed' }, 8]);
  });

  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('not a function');
    products.products = [anOwnProduct({ quantity: 5 })];
    products.handlers.ownProduct = () => Promise.reject(fault);
    row.type('quantity', '20');
    await expect(row.save('quantity')).rejects.toBe(fault);
    products.handlers.setStockAndPrice = () => Promise.reject(fault);
    await expect(row.save('quantity')).rejects.toBe(fault);
    expect(row.saving).toBeNull();
  });
});

describe('An action of the toolbar', () => {
  let bulk: OwnProductsBulk;
  let done: number;
  const filter = { tab: 'all', search: '', categoryId: null } as const;

  beforeEach(() => {
    done = 0;
    bulk = new OwnProductsBulk(
      products,
      () => ({ filter }),
      async () => void (done += 1),
    );
    bulk.choose([7]);
  });

  it.each([
    ['price-percent', '+5%', { percent: 5, rounding: 'exact' }],
    ['promo-percent', '20', { percent: 20, rounding: 'exact' }],
    ['set-stock', '12', { quantity: 12 }],
    ['hide', '', {}],
    ['show', '', {}],
    ['end-promo', '', {}],
  ] as const)('%s is done with “%s”, and the list is another one', async (action, typed, said) => {
    bulk.plan(action);
    bulk.setAmount(typed);
    await apply(bulk);
    expect(changes()).toMatchObject([{ ids: [7], action, ...said }]);
    expect([done, bulk.isAny, bulk.action, bulk.amount, bulk.error]).toEqual([1, false, null, '', null]);
  });

  it.each([
    ['price-percent', 'error-price-percent'],
    ['promo-percent', 'error-promo-percent'],
    ['set-stock', 'error-product-quantity'],
    ['category', 'error-category-required'],
  ] as const)('%s needs to know which: %s, until that is said', async (action, error) => {
    bulk.plan(action);
    await apply(bulk);
    expect([bulk.error, changes(), done]).toEqual([error, [], 0]);
    if (action === 'category') bulk.setCategory(4);
    else bulk.setAmount('1');
    expect(bulk.error).toBeNull();
    await apply(bulk);
    expect(changes()).toHaveLength(1);
  });

  it('clears the message of another action', () => {
    bulk.plan('set-stock');
    bulk.setAmount('5');
    bulk.setCategory(4);
    bulk.plan('category');
    expect([bulk.amount, bulk.categoryId]).toEqual(['', null]);
  });

  it('is cleared with the last chosen product, and its message with the first', () => {
    bulk.plan('hide');
    bulk.chooseAll(true);
    bulk.toggle(9);
    expect([bulk.all, bulk.action]).toEqual([false, 'hide']);
    bulk.toggle(9);
    bulk.toggle(7);
    expect([bulk.isAny, bulk.action]).toEqual([false, null]);
  });

  it('changes nothing when the preview is cancelled', async () => {
    bulk.plan('delete');
    await bulk.preview();
    bulk.cancel();
    await bulk.confirm();
    expect([bulk.planned, changes(), bulk.isAny]).toEqual([null, [], true]);
    await apply(bulk);
    expect([bulk.planned, products.products]).toEqual([null, []]);
  });

  it('shows the values before and after, with the rounding', async () => {
    bulk.plan('price-percent');
    bulk.setAmount('5');
    bulk.round('ninety');
    await bulk.preview();
    expect(bulk.planned?.preview.changes).toMatchObject([
      { id: 7, changes: [{ field: 'price', before: 12_900, after: 13_590 }] },
    ]);
    expect(bulk.planned?.action).toEqual({ action: 'price-percent', percent: 5, rounding: 'ninety' });
  });

  it('shows a new preview if the products changed meanwhile', async () => {
    bulk.plan('set-stock');
    bulk.setAmount('20');
    await bulk.preview();
    products.products = [anOwnProduct({ quantity: 5 })];
    await bulk.confirm();
    expect([bulk.error, done]).toEqual(['error-bulk-changed', 0]);
    expect(bulk.planned?.preview.changes[0]?.changes).toEqual([{ field: 'quantity', before: 5, after: 20 }]);
    await bulk.confirm();
    expect([bulk.error, done, products.products[0]?.quantity]).toEqual([null, 1, 20]);
  });

  it('appends the next page of changes to the preview', async () => {
    products.products = Array.from({ length: 3 }, (_, index) => anOwnProduct({ id: 10 + index }));
    const preview = await products.previewProductsChange({ filter, action: 'hide', offset: 0 });
    products.handlers.previewProductsChange = ({ offset }) => ({
      ...preview,
      changes: preview.changes.slice(offset, offset + 2),
    });
    bulk.chooseAll(true);
    bulk.plan('hide');
    await bulk.preview();
    expect(bulk.planned?.preview.changes.map(({ id }) => id)).toEqual([10, 11]);
    await bulk.showMore();
    expect(bulk.planned?.preview.changes.map(({ id }) => id)).toEqual([10, 11, 12]);
  });

  it('is undone, and shows the number of restored products', async () => {
    bulk.plan('set-stock');
    bulk.setAmount('20');
    await apply(bulk);
    await bulk.undo();
    expect(products.inputs('undoProductsChange')).toEqual([]);
    bulk.setUndoable(products.undoable);
    await bulk.undo();
    expect([products.inputs('undoProductsChange').length, products.products[0]?.quantity]).toEqual([1, 8]);
    expect(bulk.outcome).toMatchObject({ isUndo: true, changed: 1 });
    expect(done).toBe(2);
  });

  it('shows the reason for an impossible undo', async () => {
    bulk.setUndoable({ id: 99, action: 'hide', changed: 1, until: '2026-11-21T10:10:00.000Z' });
    products.failOnce('undoProductsChange', new Failure('error-bulk-change-not-found', {}, 'not-found'));
    await bulk.undo();
    expect(bulk.error).toBe('error-bulk-change-not-found');
  });

  it('shows its result until that is closed or others are chosen', async () => {
    bulk.plan('hide');
    await apply(bulk);
    expect(bulk.outcome?.changed).toBe(1);
    bulk.dismiss();
    expect(bulk.outcome).toBeNull();
    bulk.choose([7]);
    bulk.plan('show');
    await apply(bulk);
    bulk.choose([7]);
    expect(bulk.outcome).toBeNull();
  });

  it('is sent once for repeated presses', async () => {
    bulk.plan('hide');
    await bulk.preview();
    const doing = bulk.confirm();
    expect(bulk.busy).toBe(true);
    await bulk.confirm();
    await bulk.preview();
    await doing;
    expect([changes().length, bulk.busy]).toEqual([1, false]);
  });

  it('shows the rejected value', async () => {
    products.failOnce(
      'previewProductsChange',
      new Failure('validation_failed', { percent: 'error-percent-too-large' }, 'invalid'),
    );
    bulk.plan('price-percent');
    bulk.setAmount('900');
    await apply(bulk);
    expect([bulk.error, bulk.busy]).toEqual(['error-percent-too-large', false]);
  });

  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('not a function');
    products.handlers.changeProducts = () => Promise.reject(fault);
    bulk.plan('hide');
    await expect(apply(bulk)).rejects.toBe(fault);
    expect(bulk.busy).toBe(false);
  });
});
