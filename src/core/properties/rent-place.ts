import type { City, District } from './location.ts';
import type { NearPlace } from './near/near-place.ts';
import { kilometresBetween } from './near/travel-time.ts';
import { PROPERTY_TYPES } from './property-choices.ts';
import type { PropertyType } from './property-choices.ts';
import { NO_PROPERTY_FILTERS } from './property-filters.ts';
import type { PropertyFilters } from './property-filters.ts';
import type { Coordinates } from './property.ts';

/**
 * A place with its own page. `key` is its code in the address: `c1` a city, `d1006` a district, `u3` a
 * university. The district of a university is the closest one.
 */
export type RentPlace = { key: string; name: string; city: City; district: District | null } & (
  | { kind: 'city' | 'district' }
  | { kind: 'university'; gpsCoordinates: Coordinates }
);

/** Minutes on foot that count as near to a university. */
export const UNIVERSITY_MINUTES = 30;

const MAX_NEIGHBOURS = 8;

/** Place of an address; null if unknown. */
export function rentPlaceOf(
  key: string,
  { cities, places }: { cities: readonly City[]; places: readonly NearPlace[] },
): RentPlace | null {
  const [kind, id] = [key[0], Number(key.slice(1))];
  if (!/^[cdu][1-9]\d{0,8}$/.test(key)) return null;
  if (kind === 'u') {
    const place = places.find(({ near }) => near === key);
    const city = cities.find((one) => one.id === place?.city);
    if (!place || !city) return null;
    const { name, gpsCoordinates } = place;
    const [district = null] = byDistance(gpsCoordinates, city.districts);
    return { kind: 'university', key, name, city, district, gpsCoordinates };
  }
  for (const city of cities) {
    if (kind === 'c' && city.id === id) return { kind: 'city', key, name: city.name, city, district: null };
    const district = kind === 'd' ? city.districts.find((one) => one.id === id) : undefined;
    if (district) return { kind: 'district', key, name: district.name, city, district };
  }
  return null;
}

/** Type of an address: null for all types, undefined if invalid. */
export function typeOfPlace(written: string | undefined): PropertyType | null | undefined {
  return written === undefined ? null : PROPERTY_TYPES.find((type) => type === written);
}

export function filtersOfPlace(place: RentPlace, type: PropertyType | null): PropertyFilters {
  const types = type === null ? [] : [type];
  if (place.kind === 'university')
    return { ...NO_PROPERTY_FILTERS, types, near: [place.key], by: 'walk', minutes: UNIVERSITY_MINUTES };
  const districts = place.kind === 'district' && place.district ? [place.district.id] : [];
  return { ...NO_PROPERTY_FILTERS, types, cities: [place.city.id], districts };
}

/** Other districts closest to the place, by distance. */
export function neighboursOf(place: RentPlace): District[] {
  const middle = place.kind === 'university' ? place.gpsCoordinates : (place.district ?? place.city);
  const others = place.city.districts.filter(
    ({ id }) => place.kind !== 'district' || id !== place.district?.id,
  );
  return byDistance(middle, others).slice(0, MAX_NEIGHBOURS);
}

function byDistance<Place extends Coordinates>(from: Coordinates, places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => kilometresBetween(from, one) - kilometresBetween(from, other));
}
