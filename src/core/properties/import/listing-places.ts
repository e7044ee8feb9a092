import { ImportTerms } from '../../shared/import/import-terms.ts';
import type { RowError } from '../../shared/import/file-import.ts';

/** A city with its districts and their names in both languages. */
export type NamedCity = {
  id: number;
  names: readonly string[];
  districts: readonly { id: number; names: readonly string[] }[];
};

type District = { id: number; city: number };
type Found = { district: number | null; errors: RowError[] };

/** Prefixes of names: `гр. София`, `ж.к. Младост 1`, `кв. Лозенец`. */
const PREFIX = /^(?:гр|град|gr|city of|кв|квартал|kv|ж\.?\s?к|жк|с|село)(?:\.\s*|\s+)/iu;

/** Finds cities and districts by the names in agencies' files. */
export class ListingPlaces {
  private readonly cities: ImportTerms<number>;
  private readonly districtsOf = new Map<number, ImportTerms<number>>();
  private readonly districts: ImportTerms<District | 'several'>;

  constructor(cities: readonly NamedCity[]) {
    this.cities = new ImportTerms(
      cities.map(({ id, names }) => ({ value: id, names: withBareNames(names) })),
    );
    const owners = new Map<string, District | 'several'>();
    for (const city of cities) {
      const terms = city.districts.map(({ id, names }) => ({ value: id, names: withBareNames(names) }));
      this.districtsOf.set(city.id, new ImportTerms(terms));
      for (const { value, names } of terms) {
        for (const name of names) {
          const known = owners.get(name);
          const isOther = known !== undefined && (known === 'several' || known.id !== value);
          owners.set(name, isOther ? 'several' : { id: value, city: city.id });
        }
      }
    }
    this.districts = new ImportTerms([...owners].map(([name, value]) => ({ value, names: [name] })));
  }

  /** District of a row's names. Without a city, the district's name must be unique. */
  find(city: string, district: string): Found {
    const [town = '', ...rest] = city.split(/[,;/]/).map(bareName);
    const name = bareName(district) || (rest[0] ?? '');
    if (name === '') {
      return town === '' || this.cities.find(town) !== null
        ? { district: null, errors: [] }
        : unknown('city', 'error-import-city', town, this.cities);
    }
    if (town === '') {
      const found = this.districts.find(name);
      if (found === null) return unknown('district', 'error-import-district', name, this.districts);
      return found === 'several'
        ? {
            district: null,
            errors: [{ field: 'city', key: 'error-import-city-needed', values: { text: name } }],
          }
        : { district: found.id, errors: [] };
    }
    const cityId = this.cities.find(town);
    if (cityId === null) return unknown('city', 'error-import-city', town, this.cities);
    const terms = this.districtsOf.get(cityId);
    const found = terms?.find(name) ?? null;
    return found === null && terms
      ? unknown('district', 'error-import-district', name, terms)
      : { district: found, errors: [] };
  }
}

const bareName = (name: string): string => name.trim().replace(PREFIX, '').trim();

const withBareNames = (names: readonly string[]): string[] => [
  ...new Set([...names, ...names.map(bareName)]),
];

const MAX_SHOWN_LENGTH = 60;

function unknown(field: string, key: string, text: string, terms: ImportTerms<unknown>): Found {
  const nearest = terms.nearest(text);
  const shown = text.slice(0, MAX_SHOWN_LENGTH).replace(/\p{Cs}/gu, '');
  const error: RowError =
    nearest === null
      ? { field, key, values: { text: shown } }
      : { field, key: `${key}-nearest`, values: { text: shown, nearest } };
  return { district: null, errors: [error] };
}
