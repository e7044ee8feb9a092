import { describe, expect, it } from 'vitest';
import { bulkChange } from '../../../src/core/shop/bulk-change.ts';
import { isCompanyNumber, isVatNumber } from '../../../src/core/shop/company-number.ts';
import {
  EMPTY_PRODUCT_FORM,
  productContentOf,
  productFormOf,
} from '../../../src/core/shop/own-product-form.ts';
import { ProductCommand } from '../../../src/core/shop/product-command.ts';
import { changedFields } from '../../../src/core/shop/product-content.ts';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import { aChair } from '../../support/a-product-content.ts';

const errorsOf = (change: Partial<ProductContent>) => new ProductCommand(aChair(change)).errors();

describe('what a product must say', () => {
  it('is said by a whole one', () => {
    expect(errorsOf({})).toEqual({});
    expect(new ProductCommand(aChair()).facts()).toEqual(aChair());
  });

  it.each([
    [{ code: '' }, { code: 'error-product-code' }],
    [{ code: 'я'.repeat(65) }, { code: 'error-product-code' }],
    [{ titleBg: 'Ст' }, { titleBg: 'error-product-title' }],
    [{ price: 12.5 }, { price: 'error-product-price' }],
    [{ price: 100_000_001 }, { price: 'error-number-too-large' }],
    [{ promoPrice: 0 }, { promoPrice: 'error-number-too-small' }],
    [{ promoPrice: 20_000 }, { promoPrice: 'error-promo-price-not-lower' }],
    [{ quantity: -1 }, { quantity: 'error-quantity-negative' }],
    [{ material: 'gold' }, { material: 'error-field-choice' }],
    [{ width: 0 }, { width: 'error-number-too-small' }],
    [{ deliveryDaysTo: 1 }, { deliveryDaysTo: 'error-delivery-days-order' }],
    [{ descriptionBg: 'я'.repeat(10_001) }, { descriptionBg: 'error-text-too-long' }],
  ])('is not said with %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is tidied: control characters, halves of characters and needless spaces go', () => {
    const { titleBg, descriptionBg } = new ProductCommand(
      aChair({ titleBg: '  Стол\u0000\t „Ана“\ud800 ', descriptionBg: 'Първи\r\n\u0007\n\n\nвтори\ud83e' }),
    );
    expect([titleBg, descriptionBg]).toEqual(['Стол „Ана“', 'Първи\n\nвтори']);
  });
});

describe('two versions of a product', () => {
  it('differ in the fields that say something else', () => {
    expect(changedFields(aChair(), aChair({ price: 1, size: 'M' }))).toEqual(['price', 'size']);
    expect(changedFields(aChair(), aChair())).toEqual([]);
  });

  it('do not differ where English repeats Bulgarian or is left out', () => {
    const repeated = aChair({ titleEn: 'Стол „Ана“' });
    expect(changedFields(repeated, aChair({ titleEn: '' }))).toEqual([]);
  });
});

describe('the form of a product', () => {
  it.each(['bg', 'en'] as const)('gives back what it was filled with, in %s', (language) => {
    const content = aChair({ width: 455, weight: 5_250, promoPrice: 9_990, variantOf: 7 });
    expect(productContentOf(productFormOf(content, false, language))).toEqual({ content, errors: {} });
  });

  it('understands what people type, and names what it does not', () => {
    const form = {
      ...EMPTY_PRODUCT_FORM,
      price: '1 234,50',
      width: '45,5',
      weight: '5.2',
      quantity: '1 200',
    };
    expect(productContentOf(form).content).toMatchObject({
      price: 123_450,
      width: 455,
      weight: 5_200,
      quantity: 1_200,
    });
    const wrong = { ...EMPTY_PRODUCT_FORM, price: 'сто', quantity: '1,5', width: 'широк', weight: '-1' };
    expect(productContentOf(wrong).errors).toEqual({
      price: 'error-product-price',
      quantity: 'error-product-quantity',
      width: 'error-centimetres',
      weight: 'error-kilograms',
    });
  });
});

describe('a change of many', () => {
  const chair = { price: 9_999, promoPrice: null, quantity: 8 };

  it('rounds to a stotinka', () => {
    expect(bulkChange(chair, { action: 'price-percent', percent: 5 })).toMatchObject({ price: 10_499 });
    expect(bulkChange(chair, { action: 'promo-percent', percent: 15 })).toMatchObject({ promoPrice: 8_499 });
  });

  it('leaves a product alone that it would break', () => {
    const onPromo = { ...chair, promoPrice: 9_500 };
    expect(bulkChange(onPromo, { action: 'price-percent', percent: -10 })).toBe(
      'error-promo-price-not-lower',
    );
    expect(bulkChange({ ...chair, price: 1 }, { action: 'price-percent', percent: -90 })).toBe(
      'error-number-too-small',
    );
    expect(bulkChange({ ...chair, price: 90_000_000 }, { action: 'price-percent', percent: 50 })).toBe(
      'error-number-too-large',
    );
  });
});

describe('a company number', () => {
  it.each(['831641791', '121699202', '999001012', '1216992020019'])('%s may be', (number) => {
    expect(isCompanyNumber(number)).toBe(true);
  });

  it.each(['831641792', '12169920', '000000000', '1216992020018', 'BG831641791', ''])(
    '%s is none',
    (number) => {
      expect(isCompanyNumber(number)).toBe(false);
    },
  );

  it('and the VAT number are of the same firm', () => {
    expect(isVatNumber('BG831641791', '831641791')).toBe(true);
    expect(isVatNumber('BG831641791', '8316417910001')).toBe(true);
    expect(isVatNumber('BG121699202', '831641791')).toBe(false);
    expect(isVatNumber('BG7501010010', '831641791')).toBe(true);
    expect(isVatNumber('831641791', '831641791')).toBe(false);
  });
});
