import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { drawnAreasOf } from '../../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../../src/core/properties/map/drawn-area.ts';
import type { MapArea } from '../../../../src/core/properties/map/map-area.ts';
import type { Coordinates } from '../../../../src/core/properties/property.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Condition } from '../../../platform/search/list-query.ts';

/** Condition that a home `l` lies in a map area. */
export const inBox = ({ south, west, north, east }: MapArea): Condition =>
  sql`l.latitude between ${south}::float8 and ${north}::float8 and l.longitude between ${west}::float8 and ${east}::float8`;

/** Smallest map area that contains all corners. */
export function boxOf(corners: readonly Coordinates[]): MapArea {
  const [latitudes, longitudes] = [corners.map((at) => at.latitude), corners.map((at) => at.longitude)];
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** @throws Failure `invalid` for impossible areas */
export function readDrawnAreas(text: string): DrawnArea[] {
  const areas = drawnAreasOf(text);
  if (!areas) throw new Failure('error-drawn-area', {}, 'invalid');
  return areas;
}

/** Condition that a home lies within one of the areas. Compares bounding boxes first, then edges. */
export function insideOf(areas: readonly DrawnArea[]): Condition {
  const place = sql`point(l.longitude, l.latitude)`;
  const each = areas.map(
    (area) => sql`${inBox(boxOf(area))} and ${isInside(place, sql`${polygonOf(area)}::polygon`)}`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Scales degrees to about as many metres. */
const TO_METRES = sql`point(100000, 0)`;

/**
 * Condition that a place lies in a polygon. PostgreSQL treats a product under 0.000001 as zero. In degrees
 * that is an error of up to 70 m, in metres none.
 */
export const isInside = (place: RawBuilder<unknown>, polygon: RawBuilder<unknown>) =>
  sql<boolean>`pt_contained_poly(${place} * ${TO_METRES}, polygon(path(${polygon}) * ${TO_METRES}))`;

/** PostgreSQL's text form of a polygon. */
export const polygonOf = (area: DrawnArea) =>
  `(${area.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')})`;
