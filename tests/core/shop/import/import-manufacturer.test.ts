import { describe, expect, it } from 'vitest';
import {
  fillManufacturer,
  refusedManufacturer,
} from '../../../../src/core/shop/import/import-manufacturer.ts';
import type { Manufacturer } from '../../../../src/core/shop/import/import-manufacturer.ts';

const maker = (manufacturer = '', manufacturerAddress = ''): Manufacturer => ({
  manufacturer,
  manufacturerAddress,
});
const OAK = maker('Дъб ООД', 'Троян, ул. Дъб 1');
const SHOP = maker('Магазин ЕООД', 'София, ул. Роза 2');
const fill = (row: Partial<Manufacturer>, file = maker(), present: Manufacturer | null = null) =>
  fillManufacturer({ code: 'L-1', ...row }, present, { file, profile: SHOP });

describe('the manufacturer of a row that names none', () => {
  it('is what was said for the file', () => {
    const { given, filled } = fill({}, OAK);
    expect(given).toEqual({ code: 'L-1', ...OAK });
    expect(filled.map(({ source }) => source)).toEqual(['file', 'file']);
  });

  it('is else the company of the shop, for empty cells as for no columns', () => {
    expect(fill({}).given).toEqual({ code: 'L-1', ...SHOP });
    const { given, filled } = fill(maker(' ', ''));
    expect([given, filled[0]]).toEqual([
      { code: 'L-1', ...SHOP },
      { field: 'manufacturer', value: 'Магазин ЕООД', source: 'profile' },
    ]);
  });

  it('stays as the row says it', () => {
    expect(fill(OAK, maker('Бук', 'Елена, ул. Бук 3'))).toEqual({
      given: { code: 'L-1', ...OAK },
      filled: [],
    });
  });

  it('never gives one maker the address of another', () => {
    expect(fill(maker('Бук', ''), OAK)).toEqual({ given: { code: 'L-1', ...maker('Бук', '') }, filled: [] });
    expect(fill({}, maker('Бук')).given).toEqual({ code: 'L-1', manufacturer: 'Бук' });
    expect(fill(maker('дъб оод', ''), OAK).given).toMatchObject({
      manufacturerAddress: OAK.manufacturerAddress,
    });
  });

  it('has the address that alone was said for the file, whoever made it', () => {
    expect(fill({ manufacturer: 'Бук' }, maker('', OAK.manufacturerAddress)).given).toMatchObject({
      manufacturer: 'Бук',
      manufacturerAddress: OAK.manufacturerAddress,
    });
  });

  it('of a product that is there is another one, whose address is asked for', () => {
    expect(fill(maker('Бук'), maker(), OAK)).toEqual({ given: { code: 'L-1', ...maker('Бук') }, filled: [] });
    const moved = { manufacturerAddress: 'Троян, ул. Дъб 2' };
    expect(fill(moved, OAK, OAK)).toEqual({ given: { code: 'L-1', ...moved }, filled: [] });
  });

  it('of a product that is there gets the address that it lacks', () => {
    expect(fill({}, OAK, maker('Дъб ООД')).filled).toEqual([
      { field: 'manufacturerAddress', value: OAK.manufacturerAddress, source: 'file' },
    ]);
  });

  it('is not found where the profile alone names a place', () => {
    const profile = maker('', SHOP.manufacturerAddress);
    const row = { code: 'L-1', manufacturer: 'Бук' };
    expect(fillManufacturer(row, null, { file: maker(), profile }).filled).toEqual([]);
  });

  it('of a product that is there stays what it is', () => {
    expect(fill({}, SHOP, OAK)).toEqual({ given: { code: 'L-1' }, filled: [] });
    expect(fill(maker(), SHOP, OAK)).toEqual({ given: { code: 'L-1' }, filled: [] });
  });
});

it('is refused when it is no name and no address, and may be left unsaid', () => {
  expect(refusedManufacturer(maker())).toEqual({});
  expect(refusedManufacturer(OAK)).toEqual({});
  expect(refusedManufacturer(maker('Дъ', 'Троян'))).toEqual({});
  expect(refusedManufacturer(maker('Д'.repeat(200), 'Т'.repeat(300)))).toEqual({});
  expect(refusedManufacturer(maker('Д'.repeat(201)))).toEqual({
    manufacturer: 'error-manufacturer-required',
  });
  expect(refusedManufacturer(maker('Д', 'x'.repeat(301)))).toEqual({
    manufacturer: 'error-manufacturer-required',
    manufacturerAddress: 'error-manufacturer-address-required',
  });
});
