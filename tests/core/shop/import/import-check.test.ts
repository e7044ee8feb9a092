import { describe, expect, it } from 'vitest';
import { checkRow, rowErrors } from '../../../../src/core/shop/import/import-check.ts';
import type { RowError } from '../../../../src/core/shared/import/file-import.ts';
import type { GivenProduct } from '../../../../src/core/shop/import/import-row.ts';
import { ProductCommand } from '../../../../src/core/shop/product-command.ts';
import { aChair } from '../../../support/a-product-content.ts';

const facts = new ProductCommand(aChair()).facts();
const A = 'https://shop.example/a.jpg';
const B = 'https://shop.example/b.jpg';
const prices = { price: 12_900, promoPrice: null, priorPrice: null, lowestPrice: 11_500 };
const chair = { id: 1, facts, prices, fetched: new Set([A]) };

function check(given: Partial<GivenProduct>, present: typeof chair | null = chair, unread: RowError[] = []) {
  return checkRow({ code: 'CHAIR-1', ...given }, unread, present, null);
}

describe('A row of an import (VEND-06)', () => {
  it('with the same values as the product does nothing', () => {
    expect(check({ price: 12_900, pictures: [A] })).toMatchObject({
      action: 'same',
      errors: [],
      changed: [],
      newPictures: 0,
    });
  });

  it('reports a promo displayed as a plain price', () => {
    const noted = (key: string, values?: object) => [{ field: 'promoPrice', key, ...(values && { values }) }];
    expect(check({ promoPrice: 12_000 }).errors).toEqual(noted('import-promo-not-lowest', { price: 11_500 }));
    expect(check({ promoPrice: 11_000 }).errors).toEqual([]);
    const { variantOf: _, ...given } = facts;
    expect(check({ ...given, promoPrice: 9_000 }, null)).toMatchObject({
      action: 'add',
      errors: noted('promo-no-earlier-price'),
    });
  });

  it('changes differing values', () => {
    const { command, ...checked } = check({ price: 9_900, size: 'L' });
    expect(checked).toEqual({ action: 'change', errors: [], changed: ['price', 'size'], newPictures: 0 });
    expect(command?.facts()).toMatchObject({ price: 9_900, size: 'L', titleBg: facts.titleBg });
  });

  it('changes a product that gets new pictures', () => {
    expect(check({ pictures: [A, B] })).toMatchObject({ action: 'change', changed: [], newPictures: 1 });
  });

  it('adds a new product', () => {
    const { variantOf: _, ...given } = facts;
    expect(check({ ...given, pictures: [A, B] }, null)).toMatchObject({
      action: 'add',
      errors: [],
      changed: [],
      newPictures: 2,
    });
  });

  it('is valid without the pictures that cannot be downloaded', () => {
    expect(check({ pictures: ['a.jpg', B] })).toMatchObject({
      action: 'change',
      errors: [{ field: 'pictures', key: 'error-import-picture-address' }],
      newPictures: 1,
    });
  });

  it('is invalid with an error of the product’s form, and then changes nothing', () => {
    expect(check({ price: 0, pictures: [B] })).toEqual({
      action: 'bad',
      errors: [{ field: 'price', key: 'error-number-too-small' }],
      changed: [],
      newPictures: 0,
      command: null,
    });
  });

  it('is invalid when unreadable, with one error per field', () => {
    const unread = [{ field: 'price' as const, key: 'error-import-price', values: { text: 'скъпо' } }];
    expect(check({}, chair, unread)).toMatchObject({ action: 'bad', errors: unread });
    const { errors } = check({ ...facts, variantOf: null, price: null, quantity: null }, null, unread);
    expect(errors).toEqual([...unread, { field: 'quantity', key: 'error-product-quantity' }]);
  });

  it('reports errors by column', () => {
    expect(
      rowErrors({ categoryId: 'a', deliveryDaysFrom: 'b', deliveryDaysTo: 'c', price: 'd' }).map(
        ({ field, key }) => [field, key],
      ),
    ).toEqual([
      ['category', 'a'],
      ['deliveryDays', 'b'],
      ['deliveryDays', 'c'],
      ['price', 'd'],
    ]);
  });
});
