import { describe, expect, it } from 'vitest';
import {
  fillManufacturer,
  refusedManufacturer,
} from '../../../../src/core/shop/import/import-manufacturer.ts';
import type { Manufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';

type Maker = Pick<Manufacturer, 'manufacturer' | 'manufacturerAddress'>;

const maker = (manufacturer = '', manufacturerAddress = ''): Maker => ({
  manufacturer,
  manufacturerAddress,
});
const OAK = maker('Дъб ООД', 'Троян, ул. Дъб 1');
const SHOP = maker('Магазин ЕООД', 'София, ул. Роза 2');
const complete = (said: Partial<Manufacturer>): Manufacturer => ({
  ...maker(),
  manufacturerContact: '',
  ...said,
});
const fill = (
  row: Partial<Manufacturer>,
  file: Partial<Manufacturer> = maker(),
  present: Partial<Manufacturer> | null = null,
  profile: Partial<Manufacturer> = SHOP,
) =>
  fillManufacturer({ code: 'L-1', ...row }, present && complete(present), {
    file: complete(file),
    profile: complete(profile),
  });

describe('The manufacturer of a row without one', () => {
  it('is the manufacturer of the file', () => {
    const { given, filled } = fill({}, OAK);
    expect(given).toEqual({ code: 'L-1', ...OAK });
    expect(filled.map(({ source }) => source)).toEqual(['file', 'file']);
  });

  it('is otherwise the company of the vendor, for empty cells and missing columns', () => {
    expect(fill({}).given).toEqual({ code: 'L-1', ...SHOP });
    const { given, filled } = fill(maker(' ', ''));
    expect([given, filled[0]]).toEqual([
      { code: 'L-1', ...SHOP },
      { field: 'manufacturer', value: 'Магазин ЕООД', source: 'profile' },
    ]);
  });

  it('is not changed if the row has one', () => {
    expect(fill(OAK, maker('Бук', 'Елена, ул. Бук 3'))).toEqual({
      given: { code: 'L-1', ...OAK },
      filled: [],
    });
  });

  it('includes the electronic address of the same manufacturer only', () => {
    const shop = { ...SHOP, manufacturerContact: 'shop@example.com' };
    expect(fill({}, {}, null, shop).given).toEqual({ code: 'L-1', ...shop });
    expect(fill(OAK, {}, null, shop).given.manufacturerContact).toBeUndefined();
    const file = { manufacturerContact: 'file@example.com' };
    expect(fill(OAK, file, null, shop).given.manufacturerContact).toBe('file@example.com');
    const present = { ...OAK, manufacturerContact: 'oak@example.com' };
    expect(fill(OAK, file, present).given.manufacturerContact).toBeUndefined();
    expect(fill(SHOP, {}, present, shop).given.manufacturerContact).toBe('shop@example.com');
  });

  it('never has the address of another manufacturer', () => {
    expect(fill(maker('Бук', ''), OAK)).toEqual({ given: { code: 'L-1', ...maker('Бук', '') }, filled: [] });
    expect(fill({}, maker('Бук')).given).toEqual({ code: 'L-1', manufacturer: 'Бук' });
    expect(fill(maker('дъб оод', ''), OAK).given).toMatchObject({
      manufacturerAddress: OAK.manufacturerAddress,
    });
  });

  it('has the file’s address if the file has no name', () => {
    expect(fill({ manufacturer: 'Бук' }, maker('', OAK.manufacturerAddress)).given).toMatchObject({
      manufacturer: 'Бук',
      manufacturerAddress: OAK.manufacturerAddress,
    });
  });

  it('differs from an existing product’s, and requires an address', () => {
    expect(fill(maker('Бук'), maker(), OAK)).toEqual({ given: { code: 'L-1', ...maker('Бук') }, filled: [] });
    const moved = { manufacturerAddress: 'Троян, ул. Дъб 2' };
    expect(fill(moved, OAK, OAK)).toEqual({ given: { code: 'L-1', ...moved }, filled: [] });
  });

  it('fills in the missing address of an existing product', () => {
    expect(fill({}, OAK, maker('Дъб ООД')).filled).toEqual([
      { field: 'manufacturerAddress', value: OAK.manufacturerAddress, source: 'file' },
    ]);
  });

  it('is missing if the profile has only an address', () => {
    const profile = maker('', SHOP.manufacturerAddress);
    const row = { manufacturer: 'Бук' };
    expect(fill(row, {}, null, profile).filled).toEqual([]);
  });

  it('of an existing product does not change', () => {
    expect(fill({}, SHOP, OAK)).toEqual({ given: { code: 'L-1' }, filled: [] });
    expect(fill(maker(), SHOP, OAK)).toEqual({ given: { code: 'L-1' }, filled: [] });
  });
});

it('is rejected with an invalid name or address, and is optional', () => {
  expect(refusedManufacturer(complete(maker()))).toEqual({});
  expect(refusedManufacturer(complete(OAK))).toEqual({});
  expect(refusedManufacturer(complete({ manufacturerContact: 'oak.example' }))).toEqual({});
  expect(refusedManufacturer(complete({ manufacturerContact: 'дъб' }))).toEqual({
    manufacturerContact: 'error-manufacturer-contact-required',
  });
  expect(refusedManufacturer(complete(maker('Дъ', 'Троян')))).toEqual({});
  expect(refusedManufacturer(complete(maker('Д'.repeat(200), 'Т'.repeat(300))))).toEqual({});
  expect(refusedManufacturer(complete(maker('Д'.repeat(201))))).toEqual({
    manufacturer: 'error-manufacturer-required',
  });
  expect(refusedManufacturer(complete(maker('Д', 'x'.repeat(301))))).toEqual({
    manufacturer: 'error-manufacturer-required',
    manufacturerAddress: 'error-manufacturer-address-required',
  });
});
