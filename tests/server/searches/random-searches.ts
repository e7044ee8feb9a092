import type { Random } from '../../../server/demo/random.ts';
import { areaDrawn, textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import {
  APPLIANCES,
  CONSTRUCTIONS,
  FURNITURES,
  HEATINGS,
  PROPERTY_TYPES,
  TRAVEL_MEANS,
} from '../../../src/core/properties/property-choices.ts';
import { searchedList } from '../../../src/core/searches/searched-list.ts';
import type { SearchedList, SearchKind } from '../../../src/core/searches/searched-list.ts';
import { queryText } from '../../../src/core/site/paths.ts';
import type { QueryValue } from '../../../src/core/site/paths.ts';

/** Returns some of the items, at least one. */
export function some<Item>(random: Random, items: readonly Item[], most = 3): Item[] {
  const count = random.between(1, Math.min(most, items.length));
  return [...new Set(Array.from({ length: count }, () => random.pick(items)))];
}

export const WORDS = ['светъл', 'камина', 'лампа', 'дъбова', 'тераса', 'синя'] as const;
export const COLOURS = ['white', 'blue', 'oak'] as const;
export const MATERIALS = ['wood', 'metal'] as const;

/** Ids that searches of this market may contain. */
export type Market = { categories: readonly number[]; vendors: readonly number[] };

/** Returns a realistic random search as in the list's URL. */
export function randomSearch(draw: Random, market: Market): SearchedList {
  const kind = draw.pick<SearchKind>(['properties', 'properties', 'roommates', 'products']);
  const chosen = { properties, roommates, products }[kind](draw, market);
  const query = Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [
      name,
      [value]
        .flat()
        .flatMap((one) => (one === null || one === false ? [] : [String(one === true ? 1 : one)])),
    ]),
  );
  return searchedList(kind, query);
}

/** Returns the searched fields of a published home. */
export function randomHome(draw: Random) {
  const [district_id, latitude, longitude] = draw.pick([
    [11, 42.67, 23.32],
    [12, 42.71, 23.25],
    [21, 42.14, 24.77],
  ] as const);
  return {
    district_id,
    gpsCoordinates: { latitude: latitude + draw.next() / 50, longitude: longitude + draw.next() / 50 },
    price: draw.between(300, 3_000) * 100,
    area: draw.between(20, 160),
    bedrooms: draw.between(0, 6),
    type: draw.pick(PROPERTY_TYPES),
    furniture: draw.pick(FURNITURES),
    heating: draw.pick(HEATINGS),
    construction: draw.pick(CONSTRUCTIONS),
    petFriendly: draw.chance(0.4),
    title: `${some(draw, WORDS).join(' ')} дом под наем`,
    appliances: some(draw, APPLIANCES, 6).map((appliance, order) => ({ appliance, order })),
  };
}

/** Returns the API URL of the same search. */
export const apiQuery = (chosen: Record<string, QueryValue>) => queryText(chosen).slice(1);

function properties(draw: Random): Record<string, QueryValue> {
  const maybe = <Value>(part: number, value: () => Value) => (draw.chance(part) ? value() : null);
  const latitude = draw.between(4_200, 4_270) / 100;
  const longitude = draw.between(2_320, 2_470) / 100;
  const size = draw.pick([0.01, 0.05, 0.3, 1, 3]);
  return {
    city: maybe(0.5, () => some(draw, ['1', '1', '2'], 2)),
    district: maybe(0.3, () => some(draw, ['11', '12', '21'])),
    priceFrom: maybe(0.3, () => draw.between(300, 1_500)),
    priceTo: maybe(0.5, () => draw.between(600, 3_000)),
    areaFrom: maybe(0.2, () => draw.between(20, 80)),
    areaTo: maybe(0.2, () => draw.between(50, 160)),
    bedrooms: maybe(0.4, () => some(draw, ['0', '1', '2', '3', '4'])),
    type: maybe(0.4, () => some(draw, PROPERTY_TYPES)),
    furniture: maybe(0.2, () => some(draw, FURNITURES)),
    heating: maybe(0.15, () => some(draw, HEATINGS)),
    construction: maybe(0.15, () => some(draw, CONSTRUCTIONS)),
    pets: maybe(0.1, () => true),
    appliance: maybe(0.15, () => some(draw, APPLIANCES, 2)),
    text: maybe(0.15, () => draw.pick(WORDS).slice(0, draw.between(3, 6))),
    within: maybe(
      0.15,
      () =>
        `${latitude.toFixed(2)},${longitude.toFixed(2)},${(latitude + size).toFixed(2)},${(longitude + size).toFixed(2)}`,
    ),
    drawn: maybe(0.15, () =>
      textOfDrawnAreas([someArea(draw), ...(draw.chance(0.3) ? [someArea(draw)] : [])]),
    ),
    ...(draw.chance(0.2) && {
      near: some(draw, ['u1', 'u2', 'd11', 'd21', '42.69,23.33'], 2),
      by: maybe(0.7, () => draw.pick(TRAVEL_MEANS)),
      minutes: maybe(0.8, () => draw.pick([10, 20, 45])),
    }),
  };
}

/** A drawn area around a random place of this market. */
function someArea(draw: Random): DrawnArea {
  const [latitude, longitude] = draw.pick([
    [42.67, 23.32],
    [42.71, 23.25],
    [42.14, 24.77],
  ] as const);
  const area = areaDrawn(
    Array.from({ length: draw.between(4, 9) }, () => ({
      latitude: latitude + draw.between(-300, 300) / 10_000,
      longitude: longitude + draw.between(-300, 300) / 10_000,
    })),
  );
  return typeof area === 'string' ? someArea(draw) : area;
}

function roommates(draw: Random): Record<string, QueryValue> {
  return {
    city: draw.chance(0.5) ? draw.pick([1, 2]) : null,
    university: draw.chance(0.4) ? draw.pick([1, 2]) : null,
    priceFrom: draw.chance(0.3) ? draw.between(200, 600) : null,
    priceTo: draw.chance(0.5) ? draw.between(300, 900) : null,
  };
}

function products(draw: Random, { categories, vendors }: Market): Record<string, QueryValue> {
  const subject = draw.pick(['category', 'category', 'shop', 'request']);
  return {
    category: subject === 'category' ? draw.pick(categories) : null,
    shop: subject === 'shop' ? draw.pick(vendors) : null,
    request: subject === 'request' ? some(draw, WORDS, 2).join(' ') : null,
    priceFrom: draw.chance(0.2) ? draw.between(10, 100) : null,
    priceTo: draw.chance(0.4) ? draw.between(50, 400) : null,
    vendor: draw.chance(0.2) ? some(draw, vendors.map(String)) : null,
    colour: draw.chance(0.3) ? some(draw, COLOURS) : null,
    material: draw.chance(0.2) ? some(draw, MATERIALS) : null,
    inStock: draw.chance(0.2),
    onPromo: draw.chance(0.2),
    highlyRated: draw.chance(0.2),
  };
}
