import { isNumber, mapFields, namesOf } from './fields.ts';
import type { Field, Fields, Limits, NamesWith, ValueOf } from './fields.ts';
import { positiveInteger } from './written-number.ts';

/** Kinds of filters: a minimum number, any of the chosen words, or yes. */
export type FilterKind = 'at-least' | 'any-of' | 'yes';

/** Field definitions; some fields have a filter. */
export type FilteredFields = Readonly<Record<string, Field & { readonly filter?: FilterKind }>>;

type Filtered<Described extends Fields> = NamesWith<Described, { filter: FilterKind }>;

type FilterOf<Described extends Field> = Described extends { filter: 'any-of' }
  ? ValueOf<Described>[]
  : Described extends { filter: 'yes' }
    ? boolean
    : number | null;

export type RequestedFilter<Described extends Field> = Described extends { filter: 'any-of' }
  ? ValueOf<Described>[]
  : Described extends { filter: 'yes' }
    ? '1'
    : number;

/** Values of the filters; null, empty or false if a filter is off. */
export type FiltersOf<Described extends Fields> = {
  [Name in Filtered<Described>]: FilterOf<Described[Name]>;
};

/** Filters of a request; absent if a filter is off. */
export type FilterRequestOf<Described extends Fields> = {
  [Name in Filtered<Described>]?: RequestedFilter<Described[Name]>;
};

/** Names of the filtered fields; addresses and the contract use the same names. */
export const filterNamesOf = <Described extends FilteredFields>(fields: Described) =>
  namesOf(fields).filter((name) => fields[name]?.filter) as Filtered<Described>[];

function filtered<Described extends FilteredFields>(fields: Described): FilteredFields {
  return Object.fromEntries(Object.entries(fields).filter(([, { filter }]) => filter));
}

export function noFilters<Described extends FilteredFields>(fields: Described): FiltersOf<Described> {
  return filtersFromQuery(fields, {});
}

/** Reads filters from an address; an invalid value turns the filter off. */
export function filtersFromQuery<Described extends FilteredFields>(
  fields: Described,
  query: Readonly<Record<string, readonly string[]>>,
): FiltersOf<Described> {
  return mapFields(filtered(fields), (name, field) => {
    const values = query[name] ?? [];
    if (field.kind === 'choice') return field.words.filter((word) => values.includes(word));
    if (isNumber(field)) return withinLimits(positiveInteger(values[0]), field);
    return values[0] === '1';
  }) as FiltersOf<Described>;
}

const withinLimits = (number: number | null, { to }: Limits) =>
  number !== null && number <= to ? number : null;

type QueryFilter = string | number | readonly string[] | null;

/** Filter values for an address or a request: `1` for yes; null or empty if a filter is off. */
export function queryOfFilters(
  fields: FilteredFields,
  filters: Readonly<Record<string, unknown>>,
): Record<string, QueryFilter> {
  return mapFields(filtered(fields), (name) =>
    filters[name] === true ? '1' : filters[name] || null,
  ) as Record<string, QueryFilter>;
}

/** Values of the fields that are filtered by any of several words. */
export function filterWordsOf<Described extends FilteredFields>(fields: Described) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.filter ? [[name, field.words]] : [],
    ),
  ) as { [Name in NamesWith<Described, { filter: 'any-of' }>]: readonly ValueOf<Described[Name]>[] };
}

/** Label of an active filter, and the change that turns it off. */
export type FilterTag = {
  key: string;
  values?: { count: number };
  without: Record<string, unknown>;
};

/** @param prefix of the text keys, such as `property` for `property-heating-gas` */
export function filterTagsOf(
  fields: FilteredFields,
  filters: Readonly<Record<string, unknown>>,
  prefix: string,
): FilterTag[] {
  return Object.keys(filtered(fields)).flatMap((name): FilterTag[] => {
    const value = filters[name];
    if (Array.isArray(value)) {
      const chosen = value as readonly string[];
      return chosen.map((word) => ({
        key: `${prefix}-${name}-${word}`,
        without: { [name]: chosen.filter((other) => other !== word) },
      }));
    }
    if (typeof value === 'number')
      return [{ key: `tag-${name}`, values: { count: value }, without: { [name]: null } }];
    return value === true ? [{ key: `filter-${name}`, without: { [name]: false } }] : [];
  });
}

type IndexTags = { name: string; values: (string | number)[] };

/** Tags of the search index, one list per filter. A record must have at least one tag of each list. */
export function indexTagsOf(fields: FilteredFields, request: Readonly<Record<string, unknown>>): IndexTags[] {
  return Object.entries(filtered(fields)).flatMap(([name, field]): IndexTags[] => {
    const value = request[name];
    if (value === undefined || value === null) return [];
    if (isNumber(field)) {
      const least = Number(value);
      return [{ name, values: Array.from({ length: field.to - least + 1 }, (_, more) => least + more) }];
    }
    return [{ name, values: Array.isArray(value) ? (value as string[]) : ['yes'] }];
  });
}
