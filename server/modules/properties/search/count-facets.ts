import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CUMULATIVE_FACETS, FACETS, MAX_BEDROOMS } from '../../../../src/core/properties/property-search.ts';
import type { Facet } from '../../../../src/core/properties/property-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { countList } from '../../../platform/search/list-query.ts';
import type { Database } from '../../../tables.ts';
import type { FacetCount, PropertyFilter } from './home-index.ts';
import { propertyQuery } from './property-query.ts';

const ALL = Object.keys(FACETS) as Facet[];

/**
 * Counts the homes that each choice would leave under the other filters. Facets with `COUNT_LIMIT` homes or more are left
 * out.
 */
export async function countFacets(db: Kysely<Database>, filter: PropertyFilter): Promise<FacetCount[]> {
  const isWidened = (facet: Facet) => !CUMULATIVE_FACETS.includes(facet) && (filter[facet]?.length ?? 0) > 0;
  const rest = ALL.filter((facet) => !isWidened(facet));
  const counted = await Promise.all([
    countIn(db, filter, rest),
    ...ALL.filter(isWidened).map((facet) => countIn(db, { ...filter, [facet]: undefined }, [facet])),
  ]);
  return counted.flat();
}

/** Counts the tags of the facets in one list; returns none where the list is too long. */
async function countIn(
  db: Kysely<Database>,
  filter: PropertyFilter,
  facets: readonly Facet[],
): Promise<FacetCount[]> {
  const query = await propertyQuery(db, filter);
  if (query && (await countList(db, query)) >= COUNT_LIMIT) return [];
  const { rows } = query
    ? await sql<{ tag: string; count: number }>`
        select tag, count(*) as count from listed_property l, unnest(tsvector_to_array(l.choices)) tag
        where ${query.where} and tag ~ ${`^(${facets.join('|')}):`} group by tag`.execute(db)
    : { rows: [] };
  const counts = new Map<string, number>();
  for (const { tag, count } of rows) {
    const [facet = '', value = ''] = tag.split(':');
    const key = facet === 'bedrooms' ? `bedrooms:${Math.min(Number(value), MAX_BEDROOMS)}` : tag;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return facets.flatMap((facet) =>
    FACETS[facet].map((value) => ({ facet, value, count: counts.get(`${facet}:${value}`) ?? 0 })),
  );
}
