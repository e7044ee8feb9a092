import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CUMULATIVE_FACETS, FACETS } from '../../../../src/core/properties/property-facets.ts';
import type { Facet } from '../../../../src/core/properties/property-facets.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Database } from '../../../tables.ts';
import { wantedProperty } from './property-conditions.ts';
import type { PropertyFilter } from './property-conditions.ts';
import { propertyListOf } from './property-query.ts';

export type FacetCount = { facet: Facet; value: string; count: number };

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

/** Counts the choices of the facets in one list; none where the list is too long. */
async function countIn(
  db: Kysely<Database>,
  filter: PropertyFilter,
  facets: readonly Facet[],
): Promise<FacetCount[]> {
  const list = await propertyListOf(db, filter);
  const choices = facets.flatMap((facet) => FACETS[facet].map((value) => ({ facet, value })));
  if (list === null) return choices.map((choice) => ({ ...choice, count: 0 }));
  const terms = choices.map(({ facet, value }) => `${facet}:${value}`);
  const { rows } = await sql<{ total: number; counts: number[] }>`
    with found as materialized (
      select l.choice_bits from listed_property l where ${wantedProperty(list)} limit ${COUNT_LIMIT}
    ), choice as materialized (
      select choice_bit(term) as bit, position from unnest(${terms}::text[]) with ordinality as given (term, position)
    )
    select (select count(*) from found) as total, array(
      select (select count(*) from found where (choice_bits & bit) <> 0) from choice order by position
    ) as counts`.execute(db);
  const { total = 0, counts = [] } = rows[0] ?? {};
  if (total >= COUNT_LIMIT) return [];
  return choices.map((choice, index) => ({ ...choice, count: Number(counts[index] ?? 0) }));
}
