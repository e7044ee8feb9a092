import { randomInt } from 'node:crypto';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import { shiftedPoint } from '../../../../src/core/properties/public-point.ts';
import type { PropertyTable } from '../tables.ts';

type PublicPoint = Pick<PropertyTable, 'public_latitude' | 'public_longitude'>;

const PARTS = 1_000_000;
const random = (): number => randomInt(PARTS) / PARTS;

/** Public point of a home. It changes only with the exact point or the landlord's choice. */
export function publicPointColumns(
  { gpsCoordinates: point, placePublic }: Pick<PropertyContent, 'gpsCoordinates' | 'placePublic'>,
  before: (PublicPoint & Pick<PropertyTable, 'latitude' | 'longitude'>) | null,
): PublicPoint {
  const isHidden = placePublic === undefined ? Boolean(before?.public_latitude) : !placePublic;
  if (!isHidden || !point) return { public_latitude: null, public_longitude: null };
  const isSame =
    before !== null &&
    before.public_latitude !== null &&
    before.latitude === point.latitude &&
    before.longitude === point.longitude;
  if (isSame) {
    return { public_latitude: before.public_latitude, public_longitude: before.public_longitude };
  }
  const { latitude, longitude } = shiftedPoint(point, random);
  return { public_latitude: latitude, public_longitude: longitude };
}
