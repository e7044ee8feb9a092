import { bothTextsErrors } from '../shared/both-languages.ts';
import type { BothTexts } from '../shared/both-languages.ts';
import type { FieldErrors } from '../shared/failure.ts';

/** Values of a city that the team changes (TEAM-07); degrees of its centre, and its place in lists. */
export type CityTerms = { name: BothTexts; latitude: number; longitude: number; position: number };

/** Inclusive limits: characters, degrees within Bulgaria, places. */
export const CITY_LIMITS = {
  name: 60,
  latitude: { min: 41.2, max: 44.3 },
  longitude: { min: 22.3, max: 28.7 },
  position: { min: 1, max: 1_000 },
} as const;

/** Returns the errors of a city's values by field. */
export function cityTermsErrors({ name, ...numbers }: CityTerms): FieldErrors {
  const isOutside = (field: keyof typeof numbers) => {
    const { min, max } = CITY_LIMITS[field];
    return !(numbers[field] >= min && numbers[field] <= max);
  };
  return {
    ...bothTextsErrors(name, 'name', CITY_LIMITS.name),
    ...(isOutside('latitude') && { latitude: 'error-latitude-outside' }),
    ...(isOutside('longitude') && { longitude: 'error-longitude-outside' }),
    ...((isOutside('position') || !Number.isInteger(numbers.position)) && {
      position: 'error-position-limits',
    }),
  };
}
