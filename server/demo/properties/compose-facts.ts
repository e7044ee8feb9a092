import type {
  Construction,
  EnergyClass,
  Furniture,
  Heating,
  PropertyAdvantage,
  PropertyType,
} from '../../../src/core/properties/property-choices.ts';
import { PROPERTY_FIELDS } from '../../../src/core/properties/property-fields.ts';
import { emptyContent } from '../../../src/core/shared/fields.ts';
import type { Random } from '../random.ts';
import { advantagesOf, placeAdvantagesOf } from './compose-advantages.ts';
import { appliancesOf, billsOf } from './compose-equipment.ts';
import { planOf } from './compose-plan.ts';
import type { DemoPropertyFacts } from './demo-property.ts';
import { markets } from './markets.ts';
import type { Market } from './markets.ts';

export function weighted<T>(random: Random, items: readonly (readonly [item: T, weight: number])[]): T {
  let left = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return random.pick(items)[0];
}

const marketShares = markets.map((market): readonly [Market, number] => [market, market.share]);

const types: readonly (readonly [PropertyType, number])[] = [
  ['room', 4],
  ['studio', 8],
  ['one-room', 15],
  ['two-room', 34],
  ['three-room', 22],
  ['four-room', 5],
  ['multi-room', 2],
  ['maisonette', 3],
  ['atelier', 2],
  ['house-floor', 3],
  ['house', 2],
];

/** Minimum and maximum area of each type in m², and of bedrooms. */
const sizes: Readonly<Record<PropertyType, readonly [number, number, number, number]>> = {
  room: [12, 22, 1, 1],
  studio: [24, 42, 0, 0],
  'one-room': [34, 50, 0, 0],
  'two-room': [50, 82, 1, 1],
  'three-room': [74, 118, 2, 2],
  'four-room': [102, 155, 3, 3],
  'multi-room': [135, 220, 4, 5],
  maisonette: [88, 170, 2, 3],
  atelier: [30, 62, 0, 1],
  'house-floor': [65, 120, 1, 3],
  house: [95, 240, 2, 4],
};

/** Generates the facts of a home, each consistent with the earlier ones. */
export function composeFacts(random: Random): DemoPropertyFacts {
  const market = weighted(random, marketShares);
  const district = random.pick(market.city.districts);
  const type = weighted(random, types);
  const [least, most, fewest, many] = sizes[type];
  const area = random.between(least, most);
  const bedrooms = random.between(fewest, many);
  const isHouse = type === 'house' || type === 'house-floor';
  const [construction, buildingYear] = buildingOf(random, type, district.name.bg);
  const totalFloors = floorsOf(random, type, construction, buildingYear);
  const floor = floorOf(random, type, totalFloors);
  const renovated = buildingYear < 2012 && random.chance(0.45);
  const furniture = weighted<Furniture>(random, [
    ['furnished', 66],
    ['partly-furnished', 22],
    ['unfurnished', type === 'room' ? 0 : 12],
  ]);
  const heating = heatingOf(random, market, construction, buildingYear, isHouse);
  const bathrooms = area > 110 || type === 'maisonette' ? 2 : 1;
  const base = {
    market,
    district,
    type,
    area,
    bedrooms,
    bathrooms,
    floor,
    totalFloors,
    construction,
    buildingYear,
    heating,
    furniture,
    renovated,
  };
  const propertyAdvantages = advantagesOf(random, base);
  const appliances = appliancesOf(random, base);
  return {
    ...emptyContent(PROPERTY_FIELDS),
    ...base,
    propertyAdvantages,
    appliances,
    balconies: balconiesOf(base, propertyAdvantages),
    energyClass: energyOf(random, buildingYear, renovated),
    petFriendly: random.chance(isHouse ? 0.6 : 0.34),
    locationAdvantages: placeAdvantagesOf(random, market, district),
    bills: billsOf(random, base),
    plan: planOf(random, base, propertyAdvantages),
    byAgency: random.chance(0.52),
    availableIn: random.chance(0.55) ? null : random.between(2, 55),
    shortestTerm: weighted<number | null>(random, [
      [12, 62],
      [6, 16],
      [3, 6],
      [1, type === 'studio' ? 8 : 1],
      [24, 3],
      [null, 12],
    ]),
    deposits: random.chance(0.82) ? 1 : 2,
  };
}

/** Null for a room, or if not mentioned. */
function balconiesOf(
  { type, bedrooms }: Pick<DemoPropertyFacts, 'type' | 'bedrooms'>,
  advantages: readonly PropertyAdvantage[],
): number | null {
  const outdoor = (['balcony', 'terrace'] as const).filter((one) => advantages.includes(one)).length;
  if (type === 'room' || outdoor === 0) return null;
  return outdoor + (bedrooms > 1 ? 1 : 0);
}

function buildingOf(random: Random, type: PropertyType, district: string): [Construction, number] {
  if (type === 'house' || type === 'house-floor') {
    return random.chance(0.25)
      ? ['joist', random.between(1925, 1958)]
      : ['brick', random.between(1955, 2022)];
  }
  const estate =
    /^(Младост|Люлин|Дружба|Надежда|Обеля|Тракия|Меден рудник|Владиславово|Изгрев|Славейков|Здравец|Самара|Железник|Чародейка|Сторгозия|Орфей|Връбница)/.test(
      district,
    );
  const construction = weighted<Construction>(random, [
    ['brick', estate ? 38 : 66],
    ['panel', estate ? 48 : 16],
    ['epk', estate ? 9 : 10],
    ['pk', estate ? 5 : 5],
    ['joist', estate ? 0 : 3],
  ]);
  switch (construction) {
    case 'panel':
      return ['panel', random.between(1966, 1992)];
    case 'epk':
      return ['epk', random.between(1980, 1995)];
    case 'pk':
      return ['pk', random.between(1968, 1990)];
    case 'joist':
      return ['joist', random.between(1926, 1952)];
    case 'brick':
      return [
        'brick',
        random.chance(0.62) ? random.between(2004, 2025) : random.between(estate ? 1978 : 1934, 2003),
      ];
  }
}

function floorsOf(random: Random, type: PropertyType, construction: Construction, year: number): number {
  if (type === 'house') return random.between(1, 3);
  if (type === 'house-floor') return random.between(2, 3);
  if (construction === 'panel') return random.pick([4, 6, 8, 8, 8, 8]);
  if (construction === 'epk') return random.pick([8, 9, 10, 12, 14, 16]);
  if (construction === 'pk') return random.between(5, 10);
  if (construction === 'joist') return random.between(2, 4);
  return year < 1950 ? random.between(3, 5) : random.between(4, year > 2004 ? 9 : 7);
}

function floorOf(random: Random, type: PropertyType, total: number): number {
  if (type === 'house') return 0;
  if (type === 'house-floor') return random.between(0, total - 1);
  if (type === 'atelier' || type === 'maisonette') return total;
  return random.chance(0.04) ? 0 : random.between(1, total);
}

function heatingOf(
  random: Random,
  market: Market,
  construction: Construction,
  year: number,
  isHouse: boolean,
): Heating {
  if (isHouse)
    return weighted<Heating>(random, [
      ['local', 48],
      ['gas', market.gas ? 24 : 0],
      ['air-conditioning', 26],
      ['electricity', 8],
    ]);
  const tec = market.tec && year >= 1958 && construction !== 'joist';
  return weighted<Heating>(random, [
    ['tec', tec ? (year < 2008 ? 62 : 38) : 0],
    ['gas', market.gas && year > 2003 ? 14 : 2],
    ['air-conditioning', 46],
    ['electricity', 9],
    ['local', year < 1965 ? 5 : 0],
    ['none', 1],
  ]);
}

function energyOf(random: Random, year: number, renovated: boolean): EnergyClass | null {
  if (random.chance(0.3)) return null;
  if (year >= 2020) return random.pick(['A', 'A', 'B']);
  if (year >= 2008) return random.pick(['B', 'B', 'C']);
  return random.pick(renovated ? ['C', 'D', 'D'] : ['D', 'E', 'E', 'F', 'G']);
}
