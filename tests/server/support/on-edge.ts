import { isInDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';

/** Degrees. */
const EDGE = 0.00001;

/** True if a place is within centimetres of an area's edge, where database and core may differ. */
export function isOnEdge(
  areas: readonly DrawnArea[],
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return areas.some((area) => {
    const around = [-EDGE, EDGE].flatMap((north) =>
      [-EDGE, EDGE].map((east) =>
        isInDrawnAreas([area], { latitude: latitude + north, longitude: longitude + east }),
      ),
    );
    return new Set(around).size > 1;
  });
}

/**
 * An area with an eastern edge of 140 m. One place is 40 m beyond the middle of that edge, one is inside.
 */
export const SHORT_EDGE = {
  area: [
    { latitude: 42.66, longitude: 23.3 },
    { latitude: 42.67, longitude: 23.32 },
    { latitude: 42.671, longitude: 23.321 },
    { latitude: 42.68, longitude: 23.3 },
  ],
  beyond: { latitude: 42.6702, longitude: 23.3208 },
  within: { latitude: 42.6702, longitude: 23.32 },
} as const;
