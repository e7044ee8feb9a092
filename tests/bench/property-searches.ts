import type { Random } from '../../server/demo/random.ts';
import * as choices from '../../src/core/properties/property-choices.ts';
import { PROPERTY_FEATURES } from '../../src/core/properties/property-features.ts';
import { PROPERTY_ORDERS } from '../../src/core/properties/property-search.ts';
import { ask } from './searches.ts';
import type { Asked } from './searches.ts';

type Place = { id: number; name: string };
type Found = {
  data: {
    id: number;
    title: string;
    price: number;
    area: number;
    gpsCoordinates: { latitude: number; longitude: number };
  }[];
};

/** Draws random searches of homes: words of listings, cities, agencies, and areas around homes. */
export async function propertySearches(origin: string, random: Random): Promise<() => Asked> {
  const get = <Answer>(path: string) => ask<Answer>(origin, { path });
  const { data: cities } = await get<{ data: (Place & { districts: Place[] })[] }>('/api/location/city');
  const { data: agencies } = await get<{ data: Place[] }>('/api/agency?limit=100');
  const homes: Found['data'] = [];
  for (const { id } of cities)
    for (const offset of [0, 700, 2_900])
      homes.push(...(await get<Found>(`/api/property?city=${id}&offset=${offset}&limit=30`)).data);
  const words = new Set(cities.flatMap(({ name, districts }) => [name, ...districts.map((one) => one.name)]));
  for (const home of Array.from({ length: 120 }, () => random.pick(homes))) {
    const { description } = await get<{ description: string }>(`/api/property/${home.id}`);
    for (const word of `${home.title} ${description}`.split(/[^\p{L}]+/u)) words.add(word.toLowerCase());
  }
  const known = [...words].filter((word) => word.length > 2);

  const text = (): [string, string] => {
    const word = () => random.pick(known);
    return random.pick<() => [string, string]>([
      () => ['a word', word()],
      () => ['two words', `${word()} ${word()}`],
      () => ['three words', `${word()} ${word()} ${word()}`],
      () => ['a beginning', word().slice(0, 3)],
    ])();
  };
  const drawn = (): URLSearchParams => {
    const query = new URLSearchParams();
    const some = (chance: number, name: string, value: () => string | number) => {
      if (random.chance(chance)) query.append(name, String(value()));
    };
    const home = random.pick(homes);
    const city = random.pick(cities);
    if (random.chance(0.35)) {
      query.append('city', String(city.id));
      if (city.districts.length > 0) some(0.4, 'district', () => random.pick(city.districts).id);
    }
    some(0.2, 'priceFrom', () => Math.round(home.price * 0.8));
    some(0.2, 'priceTo', () => Math.round(home.price * 1.1));
    some(0.15, 'areaFrom', () => home.area);
    some(0.1, 'areaTo', () => Math.round(home.area * 1.2));
    some(0.2, 'bedrooms', () => random.between(0, 4));
    some(0.2, 'type', () => random.pick(choices.PROPERTY_TYPES));
    some(0.15, 'furniture', () => random.pick(choices.FURNITURES));
    some(0.15, 'heating', () => random.pick(choices.HEATINGS));
    some(0.1, 'construction', () => random.pick(choices.CONSTRUCTIONS));
    some(0.15, 'pets', () => 1);
    some(0.2, 'appliance', () => random.pick(choices.APPLIANCES));
    some(0.1, 'appliance', () => random.pick(choices.APPLIANCES));
    some(0.1, 'city', () => random.pick(cities).id);
    some(0.2, 'feature', () => random.pick(PROPERTY_FEATURES));
    some(0.1, 'floorFrom', () => random.between(1, 5));
    some(0.1, 'totalTo', () => Math.round(home.price * 1.3));
    some(0.05, 'days', () => random.pick([1, 3, 7, 30]));
    some(0.05, 'availableOn', () => '2027-01-15');
    return query;
  };
  const around = (): string => {
    const { latitude, longitude } = random.pick(homes).gpsCoordinates;
    const reach = random.pick([0.005, 0.02, 0.1, 0.3, 1]);
    return [latitude - reach, longitude - reach, latitude + reach, longitude + reach]
      .map((degrees) => degrees.toFixed(5))
      .join(',');
  };
  const list = (kind: string, query: URLSearchParams): Asked => {
    query.append('orderBy', random.pick(PROPERTY_ORDERS));
    query.append('offset', String(random.pick([0, 0, 0, 12, 600, 2_900])));
    return { kind, path: `/api/property?${query}` };
  };
  return () => {
    const lot = random.next();
    if (lot < 0.25) return list('homes: list, filtered', drawn());
    const query = lot < 0.55 ? drawn() : new URLSearchParams();
    if (lot < 0.4 || (lot >= 0.55 && lot < 0.7)) {
      const [kind, words] = text();
      query.append('text', words);
      return list(`homes: ${kind}${lot < 0.55 ? ', filtered' : ''}`, query);
    }
    if (lot < 0.48) {
      query.append('within', around());
      return list('homes: in an area, filtered', query);
    }
    if (lot < 0.55 || lot < 0.8) {
      if (random.chance(0.8)) query.append('within', around());
      if (random.chance(0.3)) query.append('text', text()[1]);
      return { kind: 'homes: map', path: `/api/property/map?${query}` };
    }
    if (lot < 0.86) {
      const whose = random.chance(0.5) && agencies.length > 0 ? random.pick(agencies) : undefined;
      const some = whose ? new URLSearchParams({ agency: String(whose.id) }) : drawn();
      if (whose && random.chance(0.4)) some.append('text', text()[1]);
      return list(whose ? 'homes: of an agency' : 'homes: list, filtered', some);
    }
    if (lot < 0.9) return { kind: 'homes: counts of choices', path: `/api/property/facets?${drawn()}` };
    if (lot < 0.93) return { kind: 'homes: similar', path: `/api/property/${random.pick(homes).id}/similar` };
    return { kind: 'suggestions', path: `/api/search/suggestions?text=${encodeURIComponent(text()[1])}` };
  };
}
