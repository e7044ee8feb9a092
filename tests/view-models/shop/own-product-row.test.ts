import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnProductRow } from '../../../src/view-models/shop/own-product-row.ts';
import { OwnProductsBulk } from '../../../src/view-models/shop/own-products-bulk.ts';
import { anOwnProduct, MemoryOwnProducts } from '../../support/memory/memory-own-products.ts';
import type { Currency } from '../../../src/core/shared/typed-number.ts';

let products: MemoryOwnProducts;
let row: OwnProductRow;
const preferred: { currency: Currency | null } = { currency: null };

beforeEach(() => {
  products = new MemoryOwnProducts();
  row = new OwnProductRow(anOwnProduct(), products, 'bg', preferred, () => {});
});

describe('a row of the vendor’s list', () => {
  it('saves what was typed once, and says so', async () => {
    row.type('price', '1 450,90');
    await Promise.all([row.save('price'), row.save('price')]);
    expect(products.changes).toEqual([{ id: 7, change: { price: 145_090 } }]);
    expect([row.product.price, row.textOf('price'), row.saved]).toEqual([145_090, '1450,90', 'price']);
  });

  it('sends a new stock with the one that was seen', async () => {
    row.type('quantity', '12');
    await row.save('quantity');
    expect(products.changes[0]?.change).toEqual({ quantity: 12, expectedQuantity: 8 });
  });

  it('keeps the typed stock when an order was quicker, and the next saving is from the present one', async () => {
    products.products = [anOwnProduct({ quantity: 5 })];
    row.type('quantity', '20');
    await row.save('quantity');
    expect(row.errorOf('quantity')).toEqual({ key: 'error-stock-changed-to', count: 5 });
    expect(row.textOf('quantity')).toBe('20');
    await row.save('quantity');
    expect([row.product.quantity, row.errorOf('quantity')]).toEqual([20, null]);
  });

  it('keeps what is refused, with the reason at the field', async () => {
    products.refuse = new Failure(
      'validation_failed',
      { promoPrice: 'error-promo-price-not-lower' },
      'invalid',
    );
    row.type('price', '50');
    await row.save('price');
    expect([row.textOf('price'), row.errorOf('price')?.key]).toEqual(['50', 'error-promo-price-not-lower']);
    row.type('price', 'сто');
    await row.save('price');
    expect(row.errorOf('price')?.key).toBe('error-product-price');
    expect(products.changes).toHaveLength(1);
    row.cancel('price');
    expect([row.textOf('price'), row.errorOf('price')]).toEqual(['129', null]);
  });

  it('ends a promo when its price is emptied, and sends nothing that is the same', async () => {
    row = new OwnProductRow(anOwnProduct({ promoPrice: 9_900 }), products, 'bg', preferred, () => {});
    row.type('promoPrice', '99,00');
    await row.save('promoPrice');
    expect(products.changes).toEqual([]);
    row.type('promoPrice', ' ');
    await row.save('promoPrice');
    expect(products.changes[0]?.change).toEqual({ promoPrice: null });
  });
});

describe('the bar of actions', () => {
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

  it('changes the chosen ones, and tells which it could not', async () => {
    products.products = [anOwnProduct(), anOwnProduct({ id: 9, code: 'B', promoPrice: 12_500 })];
    bulk.plan('price-percent');
    bulk.setAmount('−10 %');
    await bulk.apply();
    expect(products.bulk).toEqual([
      { choice: { ids: [7, 9] }, action: { action: 'price-percent', percent: -10 } },
    ]);
    expect([bulk.isAny, bulk.outcome?.refused[0]?.code]).toEqual([false, 'B']);
  });

  it('asks before it deletes, and then deletes all that were found', async () => {
    bulk.chooseAll(true);
    bulk.plan('delete');
    await bulk.apply();
    expect([bulk.asking, products.bulk]).toEqual([true, []]);
    await bulk.apply();
    expect(products.bulk).toEqual([{ choice: { filter }, action: { action: 'delete' } }]);
  });

  it('needs to know what to do, and keeps the choice when it is refused', async () => {
    await bulk.apply();
    expect(bulk.error).toBe('error-bulk-action');
    bulk.plan('set-stock');
    bulk.setAmount('много');
    await bulk.apply();
    expect(bulk.error).toBe('error-product-quantity');
    products.refuse = new Failure('error-vendor-incomplete', {}, 'conflict');
    bulk.plan('show');
    await bulk.apply();
    expect([bulk.error, bulk.chosen.size]).toEqual(['error-vendor-incomplete', 2]);
  });
});

describe('a price of somebody who prefers euro', () => {
  it('is shown and typed in euro, with the sign, and leva that euro can not say stay leva', async () => {
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
    expect(products.changes.at(-1)?.change).toEqual({ price: 39_117 });
    preferred.currency = null;
  });
});
