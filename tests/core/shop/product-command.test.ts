import { describe, expect, it } from 'vitest';
import { bulkChange, changedValues, roundPrice } from '../../../src/core/shop/bulk-change.ts';
import type { BulkValues } from '../../../src/core/shop/bulk-change.ts';
import { isCompanyNumber, isVatNumber } from '../../../src/core/shared/company-number.ts';
import {
  EMPTY_PRODUCT_FORM,
  productContentOf,
  productFormOf,
  variantFormOf,
} from '../../../src/core/shop/own-product-form.ts';
import { ProductCommand } from '../../../src/core/shop/product-command.ts';
import { changedFields, EMPTY_PRODUCT } from '../../../src/core/shop/product-content.ts';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import { aChair } from '../../support/a-product-content.ts';
import { invalidFields } from '../../support/a-failure.ts';

const errorsOf = (change: Partial<ProductContent>) => new ProductCommand(aChair(change)).errors();

describe('The required fields of a product', () => {
  it('are valid for a complete product', () => {
    expect(errorsOf({})).toEqual({});
    expect(new ProductCommand(aChair()).facts()).toEqual(aChair());
  });

  it.each([
    [{ code: '' }, { code: 'error-product-code' }],
    [{ code: 'я'.repeat(65) }, { code: 'error-product-code' }],
    [{ ean: '3800123456788' }, { ean: 'error-product-ean' }],
    [{ titleBg: 'Ст' }, { titleBg: 'error-product-title' }],
    [{ price: 12.5 }, { price: 'error-product-price' }],
    [{ price: 100_000_001 }, { price: 'error-number-too-large' }],
    [{ promoPrice: 0 }, { promoPrice: 'error-number-too-small' }],
    [{ promoPrice: 20_000 }, { promoPrice: 'error-promo-price-not-lower' }],
    [{ promoPrice: 12_900 }, { promoPrice: 'error-promo-price-not-lower' }],
    [{ price: 0 }, { price: 'error-number-too-small' }],
    [{ price: null, promoPrice: 100 }, { price: 'error-product-price' }],
    [{ deliveryDaysFrom: null }, { deliveryDaysFrom: 'error-number-required' }],
    [{ deliveryDaysTo: null }, { deliveryDaysTo: 'error-number-required' }],
    [{ quantity: -1 }, { quantity: 'error-quantity-negative' }],
    [{ material: 'gold' }, { material: 'error-field-choice' }],
    [{ width: 0 }, { width: 'error-number-too-small' }],
    [{ deliveryDaysTo: 1 }, { deliveryDaysTo: 'error-delivery-days-order' }],
    [{ descriptionBg: 'я'.repeat(10_001) }, { descriptionBg: 'error-text-too-long' }],
  ])('are invalid with $0', (change, errors) => {
    expect(errorsOf(change as Partial<ProductContent>)).toEqual(errors);
  });

  it('permit a promo price below the price, and one day of delivery', () => {
    expect(errorsOf({ promoPrice: 12_899, deliveryDaysFrom: 5 })).toEqual({});
  });

  it('are stored only if all are valid', () => {
    expect(() => new ProductCommand(aChair({ quantity: null })).facts()).toThrow(
      invalidFields({ quantity: 'error-product-quantity' }),
    );
  });

  it('lose control characters, lone surrogates and extra spaces', () => {
    const { titleBg, descriptionBg } = new ProductCommand(
      aChair({ titleBg: '  Стол\u0000\t „Ана“\ud800 ', descriptionBg: 'Първи\r\n\u0007\n\n\nвтори\ud83e' }),
    );
    expect([titleBg, descriptionBg]).toEqual(['Стол „Ана“', 'Първи\n\nвтори']);
    expect(new ProductCommand(aChair({ safetyBg: ' Пази\tсухо.\rПочиствай. ' })).safetyBg).toBe(
      'Пази сухо.\nПочиствай.',
    );
  });
});

describe('The barcode of a product', () => {
  const errorsOf = (ean: string) => new ProductCommand(aChair({ ean })).errors();

  it.each(['96385074', '036000291452', '3800123456787', '13800123456784'])('may be %s', (ean) => {
    expect(errorsOf(ean)).toEqual({});
  });

  it.each([
    '96385073',
    '036000291453',
    '3800123456786',
    '13800123456783',
    '3800123456778',
    '380012345678',
    '9638507',
    '138001234567849',
    '00000000',
    '000000000000',
    '380012345678X',
    '３８００１２３４５６７８７',
    'ISBN',
  ])('is not %s', (ean) => {
    expect(errorsOf(ean)).toEqual({ ean: 'error-product-ean' });
  });

  it('is stored without the spaces and dashes of its groups', () => {
    expect(new ProductCommand(aChair({ ean: ' 3\u00a0800123–456787\u200b ' })).facts().ean).toBe(
      '3800123456787',
    );
  });

  it('is unknown if empty', () => {
    expect(new ProductCommand(aChair({ ean: ' - ' })).facts().ean).toBeNull();
    expect(new ProductCommand(aChair({ ean: null })).facts().ean).toBeNull();
  });
});

describe('Two versions of a product', () => {
  it('differ in the changed fields', () => {
    expect(changedFields(aChair(), aChair({ price: 1, size: 'M' }))).toEqual(['price', 'size']);
    expect(changedFields(aChair(), aChair())).toEqual([]);
  });

  it('do not differ if English repeats Bulgarian or is empty', () => {
    const repeated = aChair({ titleEn: 'Стол „Ана“' });
    expect(changedFields(repeated, aChair({ titleEn: '' }))).toEqual([]);
    const { descriptionBg } = aChair();
    const copied = aChair({ descriptionEn: descriptionBg, safetyBg: 'Пази сухо.', safetyEn: 'Пази сухо.' });
    expect(changedFields(copied, { ...copied, descriptionEn: '', safetyEn: '' })).toEqual([]);
  });

  it('differ if English has another text', () => {
    expect(
      changedFields(aChair(), aChair({ titleEn: 'Chair', descriptionEn: '', safetyEn: 'Dry.' })),
    ).toEqual(['titleEn', 'descriptionEn', 'safetyEn']);
  });
});

describe('The contacts for product safety (GPSR, art. 19)', () => {
  const errorsOf = (changes: Parameters<typeof aChair>[0]) => new ProductCommand(aChair(changes)).errors();

  it.each(['office@oak.example', 'https://oak.example', 'oak.example', 'http://oak.example/contact'])(
    'accept %s as an electronic address',
    (manufacturerContact) => {
      expect(errorsOf({ manufacturerContact })).toEqual({});
    },
  );

  it.each(['', 'oak', 'oak@', 'javascript:alert(1)', 'https://oak'])(
    'reject %j as an electronic address',
    (manufacturerContact) => {
      expect(errorsOf({ manufacturerContact })).toEqual({
        manufacturerContact: 'error-manufacturer-contact-required',
      });
    },
  );

  it('require a responsible person in the Union if the manufacturer is outside it', () => {
    expect(errorsOf({ manufacturerCountry: 'TR' })).toEqual({
      responsibleName: 'error-responsible-required',
      responsibleAddress: 'error-responsible-address-required',
      responsibleContact: 'error-responsible-contact-required',
    });
    const person = {
      responsibleName: 'Вносител ООД',
      responsibleAddress: 'София, ул. Роза 2',
      responsibleContact: 'office@importer.example',
    };
    expect(errorsOf({ manufacturerCountry: 'TR', ...person })).toEqual({});
    const inUnion = new ProductCommand(aChair({ manufacturerCountry: 'DE', ...person }));
    expect([inUnion.errors(), inUnion.responsibleName]).toEqual([{}, '']);
    expect(errorsOf({ manufacturerCountry: 'XX' })).toMatchObject({
      manufacturerCountry: 'error-field-choice',
    });
  });
});

describe('The form of a product', () => {
  it.each(['bg', 'en'] as const)('preserves its values in %s', (language) => {
    const content = aChair({ width: 455, weight: 5_250, promoPrice: 9_990, variantOf: 7 });
    expect(productContentOf(productFormOf(content, false, language))).toEqual({ content, errors: {} });
  });

  it('parses typed values, and reports invalid ones', () => {
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

describe('The form of a new product', () => {
  it('is empty, except for the usual days of delivery', () => {
    const filled = Object.entries(productFormOf(EMPTY_PRODUCT, false, 'bg')).filter(
      ([, value]) => value !== '' && value !== null,
    );
    expect(Object.fromEntries(filled)).toEqual({
      hidden: false,
      deliveryDaysFrom: '2',
      manufacturerCountry: 'BG',
      deliveryDaysTo: '5',
    });
  });

  it('ignores fields of spaces, and reports invalid days', () => {
    const { content, errors } = productContentOf({
      ...EMPTY_PRODUCT_FORM,
      price: ' ',
      size: ' L ',
      deliveryDaysTo: 'скоро',
    });
    expect([content.price, content.size, errors]).toEqual([
      null,
      'L',
      { deliveryDaysTo: 'error-number-required' },
    ]);
  });

  it('of a variant has the product’s values except those that distinguish it', () => {
    const chair = aChair({ size: 'M' });
    expect(variantFormOf(chair, 7, 'bg')).toEqual({
      ...productFormOf(chair, false, 'bg'),
      code: '',
      ean: '',
      colour: null,
      size: '',
      quantity: '',
      variantOf: '7',
    });
    expect(variantFormOf(aChair({ variantOf: 3 }), 7, 'bg').variantOf).toBe('3');
  });
});

describe('A bulk change', () => {
  const chair: BulkValues = {
    price: 9_999,
    promoPrice: null,
    promoFrom: null,
    promoUntil: null,
    quantity: 8,
    categoryId: 1,
    hidden: false,
  };

  it('rounds to a stotinka', () => {
    expect(bulkChange(chair, { action: 'price-percent', percent: 5 })).toMatchObject({ price: 10_499 });
    expect(bulkChange(chair, { action: 'promo-percent', percent: 15 })).toMatchObject({ promoPrice: 8_499 });
  });

  it('limits prices to their range, and a promo to a stotinka below', () => {
    const priced = (price: number, promoPrice: number | null = null) => ({ ...chair, price, promoPrice });
    const raise = (product: ReturnType<typeof priced>, percent: number) =>
      bulkChange(product, { action: 'price-percent', percent });
    expect(raise(priced(10), -90)).toEqual(priced(1));
    expect(raise(priced(50_000_000), 100)).toEqual(priced(100_000_000));
    expect(raise(priced(200, 100), -50)).toBe('error-promo-price-not-lower');
    expect(raise(priced(202, 100), -50)).toEqual(priced(101, 100));
    expect(bulkChange(priced(20), { action: 'promo-percent', percent: 95 })).toEqual(priced(20, 1));
    expect(bulkChange(priced(5), { action: 'promo-percent', percent: 95 })).toBe('error-number-too-small');
  });

  it.each([
    ['exact', 9_749, 9_749],
    ['ninety', 9_749, 9_790],
    ['ninety', 9_739, 9_690],
    ['ninety', 12, 90],
    ['whole', 9_749, 9_700],
    ['whole', 9_750, 9_800],
    ['whole', 30, 100],
  ] as const)('rounds prices %s: %s becomes %s', (rounding, price, rounded) => {
    expect(roundPrice(price, rounding)).toBe(rounded);
  });

  it('rounds the new price and the promo', () => {
    const rounding = 'ninety';
    expect(bulkChange(chair, { action: 'price-percent', percent: 5, rounding })).toMatchObject({
      price: 10_490,
    });
    expect(bulkChange(chair, { action: 'promo-percent', percent: 15, rounding })).toMatchObject({
      price: 9_999,
      promoPrice: 8_490,
    });
  });

  it('lists the changed values', () => {
    const moved = bulkChange(chair, { action: 'category', categoryId: 2 });
    expect(typeof moved === 'string' ? moved : changedValues(chair, moved)).toEqual(['categoryId']);
    const hidden = bulkChange(chair, { action: 'hide' });
    expect(typeof hidden === 'string' ? hidden : changedValues(chair, hidden)).toEqual(['hidden']);
    expect(changedValues(chair, chair)).toEqual([]);
  });

  it('ends promos and sets stocks, without other changes', () => {
    const onPromo = { ...chair, promoPrice: 9_500 };
    expect(bulkChange(onPromo, { action: 'end-promo' })).toEqual(chair);
    expect(bulkChange(onPromo, { action: 'set-stock', quantity: 0 })).toEqual({ ...onPromo, quantity: 0 });
  });

  it('skips a product that would become invalid', () => {
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

describe('A company number', () => {
  it.each([
    '831641791',
    '121699202',
    '999001012',
    '1216992020019',
    // The first check digit would be ten.
    '100633526',
    '107998190',
    '8316417910062',
    '8316417911090',
    '012345673',
    '100475140',
  ])('may be %s', (number) => {
    expect(isCompanyNumber(number)).toBe(true);
  });

  it.each([
    '831641792',
    '12169920',
    '000000000',
    '1216992020018',
    'BG831641791',
    '',
    '100633525',
    '8316417910061',
    '83164179100',
    ' 831641791',
    '831641791 ',
  ])('is not %s', (number) => {
    expect(isCompanyNumber(number)).toBe(false);
  });

  it('matches the VAT number of the same company', () => {
    expect(isVatNumber('BG831641791', '831641791')).toBe(true);
    expect(isVatNumber('BG831641791', '8316417910001')).toBe(true);
    expect(isVatNumber('BG121699202', '831641791')).toBe(false);
    expect(isVatNumber('BG7501010010', '831641791')).toBe(true);
    expect(isVatNumber('831641791', '831641791')).toBe(false);
    for (const wrong of ['XX7501010010', 'XBG831641791', 'BG831641791X', 'BG83164179']) {
      expect(isVatNumber(wrong, '831641791')).toBe(false);
    }
  });
});
