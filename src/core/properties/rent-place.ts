import type { City, District } from './location.ts';
import type { NearPlace } from './near/near-place.ts';
import { kilometresBetween } from './near/travel-time.ts';
import { PROPERTY_TYPES } from './property-choices.ts';
import type { PropertyType } from './property-choices.ts';
import { NO_PROPERTY_FILTERS } from './property-filters.ts';
import type { PropertyFilters } from './property-filters.ts';
import type { Coordinates } from './property.ts';

/**
 * A place with a page of its own. `key` is what its address has: `c1` a city, `d1006` a district, `u3` a university, as places that
 * homes are near to are written. The district of a university is the nearest one.
 */
export type RentPlace = { key: string; name: string; city: City; district: District | null } & (
  | { kind: 'city' | 'district' }
  | { kind: 'university'; gpsCoordinates: Coordinates }
);

/** Minutes on foot that are near to a university. */
export const UNIVERSITY_MINUTES = 30;

const MAX_NEIGHBOURS = 8;

/** The place of an address; null for one that nobody knows. */
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

/** Null for all types; undefined for what is none. */
export function typeOfPlace(written: string | undefined): PropertyType | null | undefined {
  return written === undefined ? null : PROPERTY_TYPES.find((type) => type === written);
}

/** What the list of homes is narrowed by for the place. */
export function filtersOfPlace(place: RentPlace, type: PropertyType | null): PropertyFilters {
  const types = type === null ? [] : [type];
  if (place.kind === 'university')
    return { ...NO_PROPERTY_FILTERS, types, near: [place.key], by: 'walk', minutes: UNIVERSITY_MINUTES };
  const districts = place.kind === 'district' && place.district ? [place.district.id] : [];
  return { ...NO_PROPERTY_FILTERS, types, cities: [place.city.id], districts };
}

/** The districts nearest to the place, itself left out, by distance. */
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
