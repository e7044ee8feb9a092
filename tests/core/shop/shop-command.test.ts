import { describe, expect, it } from 'vitest';
import { ownProductRules } from '../../../src/core/shop/own-product-rules.ts';
import { EMPTY_PRODUCT_FORM } from '../../../src/core/shop/own-product-form.ts';
import { EMPTY_SHOP, shopFormOf, typedShopOf } from '../../../src/core/shop/own-shop-form.ts';
import { ShopCommand } from '../../../src/core/shop/shop-command.ts';
import { missingOfVendor } from '../../../src/core/shop/vendor-profile.ts';
import type { ShopForm } from '../../../src/core/shop/vendor-profile.ts';
import { aShopForm } from '../../support/a-product-content.ts';

const errorsOf = (change: Partial<ShopForm>) => new ShopCommand(aShopForm(change)).errors();
const text = (length: number) => 'я'.repeat(length);

describe('The profile of a shop (VEND-03)', () => {
  it('is valid with and without the optional fields', () => {
    expect(errorsOf({})).toEqual({});
    const least = {
      descriptionBg: '',
      returnsEn: '',
      deliveryDaysFrom: null,
      deliveryDaysTo: null,
      vatNumber: '',
    };
    expect(errorsOf(least)).toEqual({});
    expect(errorsOf({ name: 'Бу', companyName: 'Бу', address: 'Троян', deliveryPrice: 0 })).toEqual({});
    expect(errorsOf({ deliveryPrice: 100_000, deliveryDaysFrom: 0, deliveryDaysTo: 180 })).toEqual({});
    expect(errorsOf({ deliveryDaysFrom: 3, deliveryDaysTo: 3, phone: '+4930123456' })).toEqual({});
  });

  it.each([
    [{ name: 'Д' }, { name: 'error-shop-name-required' }],
    [{ name: text(101) }, { name: 'error-shop-name-required' }],
    [{ descriptionBg: text(4_001) }, { descriptionBg: 'error-text-too-long' }],
    [{ descriptionEn: text(4_001) }, { descriptionEn: 'error-text-too-long' }],
    [{ returnsBg: text(4_001) }, { returnsBg: 'error-text-too-long' }],
    [{ returnsEn: text(4_001) }, { returnsEn: 'error-text-too-long' }],
    [{ deliveryPrice: null }, { deliveryPrice: 'error-product-price' }],
    [{ deliveryPrice: -1 }, { deliveryPrice: 'error-number-too-small' }],
    [{ deliveryPrice: 100_001 }, { deliveryPrice: 'error-number-too-large' }],
    [{ deliveryDaysFrom: null }, { deliveryDaysFrom: 'error-number-required' }],
    [{ deliveryDaysTo: null }, { deliveryDaysTo: 'error-number-required' }],
    [{ deliveryDaysFrom: -1 }, { deliveryDaysFrom: 'error-number-too-small' }],
    [{ deliveryDaysTo: 181 }, { deliveryDaysTo: 'error-number-too-large' }],
    [{ deliveryDaysFrom: 6 }, { deliveryDaysTo: 'error-delivery-days-order' }],
    [{ companyName: '' }, { companyName: 'error-company-name-required' }],
    [{ address: 'Троя' }, { address: 'error-company-address-required' }],
    [{ companyNumber: '999001013', vatNumber: '' }, { companyNumber: 'error-company-number' }],
    [{ companyNumber: '' }, { companyNumber: 'error-company-number' }],
    [{ vatNumber: 'BG999001013' }, { vatNumber: 'error-vat-number' }],
    [{ email: 'shop' }, { email: 'error-email-invalid' }],
    [{ email: `${'a'.repeat(250)}@b.bg` }, { email: 'error-email-invalid' }],
    [{ phone: '12345' }, { phone: 'error-phone-invalid' }],
  ] as [Partial<ShopForm>, object][])('with $0 gives the errors $1', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is normalised', () => {
    const form = aShopForm();
    const typed = {
      name: ' Дървото ',
      descriptionBg: `${form.descriptionBg}\r\n`,
      descriptionEn: ` ${form.descriptionEn}`,
      returnsBg: `${form.returnsBg} `,
      returnsEn: ` ${form.returnsEn}`,
      companyName: 'Дървото  ООД',
      companyNumber: '999 001 012',
      vatNumber: 'bg 999001012',
      address: ` ${form.address}`,
      email: ' Shop@Example.com ',
      phone: '+359 887 654 321',
    };
    expect({ ...new ShopCommand({ ...form, ...typed }) }).toEqual(form);
  });
});

describe('The form of a shop', () => {
  it.each(['bg', 'en'] as const)('preserves its values in %s', (language) => {
    expect(shopFormOf(typedShopOf(aShopForm(), language))).toEqual({ form: aShopForm(), errors: {} });
  });

  it('hides English texts that repeat the Bulgarian ones, and is empty for missing values', () => {
    const form = aShopForm({ deliveryPrice: null, deliveryDaysFrom: null, deliveryDaysTo: null });
    const typed = typedShopOf(
      { ...form, descriptionEn: form.descriptionBg, returnsEn: form.returnsBg },
      'bg',
    );
    expect(typed).toMatchObject({
      descriptionEn: '',
      returnsEn: '',
      deliveryPrice: '',
      deliveryDaysFrom: '',
      deliveryDaysTo: '',
    });
    expect(typedShopOf(aShopForm(), 'bg')).toMatchObject({ deliveryPrice: '5,90', deliveryDaysFrom: '2' });
  });

  it('reports unreadable and invalid values', () => {
    const typed = {
      ...typedShopOf(aShopForm(), 'bg'),
      deliveryPrice: 'даром',
      deliveryDaysFrom: 'два',
      deliveryDaysTo: ' ',
    };
    expect(shopFormOf(typed).errors).toEqual({
      deliveryPrice: 'error-product-price',
      deliveryDaysFrom: 'error-number-required',
    });
    expect(ownProductRules.shop({ ...typedShopOf(aShopForm(), 'bg'), deliveryPrice: 'даром' })).toEqual({
      deliveryPrice: 'error-product-price',
    });
    expect(Object.keys(ownProductRules.shop(EMPTY_SHOP)).toSorted()).toEqual([
      'address',
      'companyName',
      'companyNumber',
      'deliveryPrice',
      'email',
      'name',
      'phone',
    ]);
  });

  it('of a product has the same rules as an import', () => {
    expect(ownProductRules.product({ ...EMPTY_PRODUCT_FORM, price: 'сто' })).toMatchObject({
      price: 'error-product-price',
      titleBg: 'error-product-title',
    });
  });
});

describe('The company of a public shop', () => {
  const company = {
    name: 'Дървото ООД',
    number: '999001012',
    address: 'Троян',
    email: 'shop@example.com',
    phone: '0887654321',
    needsApproval: false,
  };

  it('requires the approval of a new shop (TEAM-06)', () => {
    expect(missingOfVendor({ ...company, needsApproval: true })).toEqual(['approval']);
  });

  it('is complete with all fields', () => {
    expect(missingOfVendor(company)).toEqual([]);
  });

  it.each(['name', 'number', 'address', 'email', 'phone'] as const)('requires its %s', (field) => {
    expect(missingOfVendor({ ...company, [field]: ' ' })).toEqual([field]);
  });
});
