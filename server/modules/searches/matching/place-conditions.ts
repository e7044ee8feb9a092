import type { Kysely } from 'kysely';
import type { MapArea } from '../../../../src/core/properties/map/map-area.ts';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import { DEFAULT_TRAVEL_MEANS } from '../../../../src/core/properties/property-choices.ts';
import type { PropertyFilters } from '../../../../src/core/properties/property-filters.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import type { Database } from '../../../tables.ts';
import { chosenPlaces } from '../../properties/search/property-query.ts';
import type { ChosenPlaces } from '../../properties/search/property-query.ts';
import { boxWithinMinutes, placesNear, reachesWithin } from '../../properties/search/near-places.ts';
import { boxOf, polygonOf, readDrawnAreas } from '../../properties/search/area-conditions.ts';

/** Places of a search as PostgreSQL boxes, polygons and points; null for anywhere. */
export type PlaceConditions = {
  within: string | null;
  /** One of the areas must contain the home. */
  drawn: string[] | null;
  /** All of the points must be within `reach` (`reachesWithin`). */
  near: string[] | null;
  reach: number[] | null;
};

export const ANYWHERE: PlaceConditions = { within: null, drawn: null, near: null, reach: null };

/** Maximum cells of a tenth of a degree. A larger map area has no keys. */
const MAX_CELLS = 40;

/**
 * Computes the place conditions of a search and the `places` of its keys. Null if the map areas do not
 * intersect. @throws Failure `invalid` for an invalid place or area
 */
export async function placeConditions(
  db: Kysely<Database>,
  filters: PropertyFilters,
): Promise<(PlaceConditions & { places: string[] }) | null> {
  const drawn = filters.drawn === '' ? null : readDrawnAreas(filters.drawn);
  const [means, minutes] = [filters.by ?? DEFAULT_TRAVEL_MEANS, filters.minutes];
  const near = minutes === null ? [] : await placesNear(db, filters.near);
  const areas = [
    ...(filters.within ? [filters.within] : []),
    ...(drawn ? [boxOf(drawn.flat())] : []),
    ...near.map((place) => boxWithinMinutes(place, means, minutes ?? 0)),
  ];
  const area = areas.length > 0 ? commonPart(areas) : null;
  if (area && (area.south > area.north || area.west > area.east)) return null;
  return {
    places: placeKeys(await chosenPlaces(db, requestOfPropertyFilters(filters)), area),
    within: area && `(${area.east},${area.north}),(${area.west},${area.south})`,
    drawn: drawn && drawn.map(polygonOf),
    near: near.length > 0 ? near.map(pointOf) : null,
    reach: near.length > 0 ? reachesWithin(means, minutes ?? 0) : null,
  };
}

const pointOf = ({ latitude, longitude }: Coordinates) => `(${longitude},${latitude})`;

const commonPart = (areas: readonly MapArea[]): MapArea => ({
  south: Math.max(...areas.map(({ south }) => south)),
  west: Math.max(...areas.map(({ west }) => west)),
  north: Math.min(...areas.map(({ north }) => north)),
  east: Math.min(...areas.map(({ east }) => east)),
});

/** Keys of the narrowest places that contain the home. */
function placeKeys({ cities, districts }: ChosenPlaces, area: MapArea | null): string[] {
  const inCities = cities.map((id) => `c${id}`);
  if (districts.length > 0) return [...districts.map((id) => `d${id}`), ...inCities];
  const cells = area ? cellsOf(area) : [];
  if (cells.length > 0) return cells;
  return inCities.length > 0 ? inCities : ['*'];
}

function cellsOf({ south, west, north, east }: MapArea): string[] {
  const [bottom, left] = [Math.floor(south * 10), Math.floor(west * 10)];
  const rows = Math.floor(north * 10) - bottom + 1;
  const columns = Math.floor(east * 10) - left + 1;
  if (rows * columns > MAX_CELLS) return [];
  return Array.from(
    { length: rows * columns },
    (_, place) => `g${bottom + Math.floor(place / columns)}:${left + (place % columns)}`,
  );
}
