import { bothTextsErrors } from '../shared/both-languages.ts';
import type { BothTexts } from '../shared/both-languages.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { LANGUAGES } from '../shared/language.ts';

/** A district of a city; `id` is null for a new one. */
export type DistrictTerms = { id: number | null; name: BothTexts; latitude: number; longitude: number };

/**
 * Values of a city that the team changes (TEAM-07); degrees of its centre, and its place in lists. Versions before
 * the team could change districts have none.
 */
export type CityTerms = {
  name: BothTexts;
  latitude: number;
  longitude: number;
  position: number;
  districts?: DistrictTerms[];
};

/** Inclusive limits: characters, degrees within Bulgaria, places. */
export const CITY_LIMITS = {
  name: 60,
  latitude: { min: 41.2, max: 44.3 },
  longitude: { min: 22.3, max: 28.7 },
  position: { min: 1, max: 1_000 },
  districts: 300,
} as const;

/** Returns the errors of a city's values by field; those of a district as `districts.0.name.bg`. */
export function cityTermsErrors({ name, districts = [], ...numbers }: CityTerms): FieldErrors {
  const { position } = CITY_LIMITS;
  const isPosition =
    Number.isInteger(numbers.position) && isWithin(numbers.position, position.min, position.max);
  const ofDistricts = districts.flatMap((district, index) =>
    Object.entries({ ...placeErrors(district), ...repeatedNames(districts, index) }).map(
      ([field, error]) => [`districts.${index}.${field}`, error] as const,
    ),
  );
  return {
    ...placeErrors({ name, ...numbers }),
    ...(!isPosition && { position: 'error-position-limits' }),
    ...Object.fromEntries(ofDistricts),
  };
}

type Place = Pick<DistrictTerms, 'name' | 'latitude' | 'longitude'>;

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;

function placeErrors({ name, latitude, longitude }: Place): FieldErrors {
  const { latitude: north, longitude: east } = CITY_LIMITS;
  return {
    ...bothTextsErrors(name, 'name', CITY_LIMITS.name),
    ...(!isWithin(latitude, north.min, north.max) && { latitude: 'error-latitude-outside' }),
    ...(!isWithin(longitude, east.min, east.max) && { longitude: 'error-longitude-outside' }),
  };
}

/** Errors of a district with the name of an earlier one. */
function repeatedNames(districts: readonly DistrictTerms[], index: number): FieldErrors {
  const taken = LANGUAGES.filter((language) => {
    const nameOf = ({ name }: DistrictTerms) => name[language].trim().toLowerCase();
    return districts.slice(0, index).some((other) => nameOf(other) === nameOf(districts[index]!));
  });
  return Object.fromEntries(taken.map((language) => [`name.${language}`, 'error-name-taken']));
}
