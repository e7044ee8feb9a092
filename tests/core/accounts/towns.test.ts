import { describe, expect, it } from 'vitest';
import { Towns } from '../../../src/core/accounts/towns.ts';
import type { Town } from '../../../src/core/accounts/towns.ts';

const aTown = (bg: string, en: string, postCode: string, region: string, lastPostCode?: string): Town => ({
  name: { bg, en },
  region,
  postCode,
  ...(lastPostCode && { lastPostCode }),
});
const sofia = aTown('София', 'Sofia', '1000', 'София', '1899');
const bankya = aTown('Банкя', 'Bankya', '1320', 'София');
const varna = aTown('Варна', 'Varna', '9000', 'Варна', '9030');
const byalaVarna = aTown('Бяла', 'Byala', '9101', 'Варна');
const byalaRuse = aTown('Бяла', 'Byala', '7100', 'Русе');
const oryahovitsa = aTown('Горна Оряховица', 'Gorna Oryahovitsa', '5100', 'Велико Търново');
const twin = aTown('Близнак', 'Bliznak', '9101', 'Варна');
const towns = new Towns([bankya, sofia, byalaVarna, varna, byalaRuse, oryahovitsa]);

describe('Towns and postcodes (CART-05)', () => {
  it.each([
    'София',
    'СОФИЯ',
    'гр. София',
    'гр.София',
    'град София',
    'sofia',
    'Sofiya',
    'gr. Sofia',
    ' София ',
  ])('includes the spelling %s for Sofia', (written) => {
    expect(towns.named(written)).toEqual([sofia]);
  });

  it('do not match a village to a town of the same name', () => {
    expect(towns.named('с. Бяла')).toEqual([]);
    expect(towns.named('')).toEqual([]);
  });

  it('are suggested by prefix, regional centres first', () => {
    expect(towns.suggested('б')).toEqual([bankya, byalaVarna, byalaRuse]);
    expect(towns.suggested('гр. вар')).toEqual([varna]);
    expect(towns.suggested('oryah')).toEqual([oryahovitsa]);
    expect([towns.suggested(' '), towns.suggested('гр.')]).toEqual([[], []]);
    expect(towns.suggested('ряхов')).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) =>
      aTown(`Ново ${index}`, `Novo ${index}`, '9101', 'Варна'),
    );
    expect(new Towns(many).suggested('ново')).toEqual(many.slice(0, 8));
    const oryahovo = aTown('Оряхово', 'Oryahovo', '3300', 'Враца');
    expect(new Towns([oryahovitsa, oryahovo]).suggested('оряхов')).toEqual([oryahovo, oryahovitsa]);
    const resort = aTown('Златни пясъци', 'Golden Sands', '9007', 'Варна');
    for (const typed of ['златни', 'golden', 'пясъци', 'sands']) {
      expect(new Towns([resort]).suggested(typed)).toEqual([resort]);
    }
    const centres = new Towns([oryahovitsa, aTown('Горна баня', 'Gorna banya', '1614', 'Горна баня')]);
    expect(centres.suggested('горна').map(({ postCode }) => postCode)).toEqual(['1614', '5100']);
    expect(
      new Towns([byalaVarna, aTown('Бургас', 'Burgas', '8000', 'Бургас')]).suggested('b')[0]?.name.en,
    ).toBe('Burgas');
  });

  it('are found by a full postcode, also of a district', () => {
    expect(towns.withPostCode('9000')).toEqual([varna]);
    expect(towns.withPostCode(' 1784 ')).toEqual([sofia]);
    expect(towns.withPostCode('1320')).toEqual([bankya]);
    expect([towns.withPostCode('1899'), towns.withPostCode('1900')]).toEqual([[sofia], []]);
    expect([towns.withPostCode('90000'), towns.withPostCode('19000')]).toEqual([[], []]);
    expect([towns.withPostCode('900'), towns.withPostCode('9999'), towns.withPostCode('abcd')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('complete the missing field, and list every match', () => {
    expect(towns.completing({ city: 'варна', postCode: '' })).toEqual([varna]);
    expect(towns.completing({ city: '', postCode: '7100' })).toEqual([byalaRuse]);
    expect(towns.completing({ city: 'Бяла', postCode: ' ' })).toEqual([byalaVarna, byalaRuse]);
    expect(new Towns([byalaVarna, twin]).completing({ city: '', postCode: '9101' })).toEqual([
      byalaVarna,
      twin,
    ]);
    expect(towns.completing({ city: 'Варна', postCode: '7100' })).toEqual([]);
    expect(towns.completing({ city: ' ', postCode: '9000' })).toEqual([varna]);
  });

  it('of the same name are distinguished by region', () => {
    expect(towns.regionIfShared(byalaVarna)).toEqual(varna.name);
    expect(towns.regionIfShared(varna)).toBeNull();
    expect(towns.regionIfShared(byalaRuse)).toEqual({ bg: 'Русе', en: 'Русе' });
  });
});

describe('A postcode', () => {
  const doubt = (city: string, postCode: string) => towns.doubtOf({ city, postCode });

  it('of the town, its districts or nearby places gives no warning', () => {
    for (const [city, postCode] of [
      ['гр. Варна', '9000'],
      ['Varna', '9010'],
      ['София', '1784'],
      ['Варна', '9077'],
      ['Бяла', '7100'],
      ['Бяла', '9101'],
    ] as const) {
      expect(doubt(city, postCode)).toBeNull();
    }
  });

  it('of another town gives a warning', () => {
    expect(doubt('Варна', '1000')).toEqual({ kind: 'other-town', postCode: '1000', town: sofia });
    expect(doubt('Каспичан', '9000')).toEqual({ kind: 'other-town', postCode: '9000', town: varna });
    expect(doubt('Варна', '4999')).toEqual({ kind: 'other-post-code', town: varna });
    expect(doubt('Варна', ' 1000 ')).toEqual({ kind: 'other-town', postCode: '1000', town: sofia });
    expect(new Towns([byalaVarna, twin]).doubtOf({ city: 'Бяла', postCode: '9101' })).toBeNull();
    expect(doubt('Варна', '1137')).toEqual({ kind: 'other-town', postCode: '1137', town: sofia });
    expect(doubt(' ', '9000')).toBeNull();
    expect(doubt('Бяла', '7199')).toBeNull();
    expect(doubt('Варна', ' 9000 ')).toBeNull();
  });

  it('in the range of a large town may be a village’s', () => {
    expect(doubt('Панчарево', '1137')).toBeNull();
  });

  it('of no town gives a warning', () => {
    expect(doubt('с. Хитово', '9999')).toEqual({ kind: 'unknown', postCode: '9999' });
    expect(doubt('', '9999')).toEqual({ kind: 'unknown', postCode: '9999' });
  });

  it('is checked only when complete', () => {
    expect([doubt('Варна', '100'), doubt('Варна', ''), doubt('Варна', '0999'), doubt('', '1000')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
