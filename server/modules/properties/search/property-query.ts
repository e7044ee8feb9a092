import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PROPERTY_LIMITS, PROPERTY_TYPES } from '../../../../src/core/properties/property-choices.ts';
import type { PropertyOrder } from '../../../../src/core/properties/property-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Database } from '../../../tables.ts';
import { bedroomCounts, conditionsOf, hasText, PUBLIC } from './property-conditions.ts';
import type { Condition, PropertyFilter } from './property-conditions.ts';

type WantedPage = { orderBy: PropertyOrder; offset: number; limit: number };

/** What a marker shows; lists need the id alone. */
export type FoundProperty = { id: number; price: number; latitude: number; longitude: number };

/** How many were found, with one of them where the page has any. */
type CountedProperty = { total: number } & (
  | (FoundProperty & { position: number })
  | { id: null; price: null; latitude: null; longitude: null; position: null }
);

/** What the indexes of the search hold of a home, beside what they are asked by. */
const FOUND = sql`p.id, p.created_at, p.price, p.area, p.latitude, p.longitude`;
const ANSWERED = sql`p.id, p.price, p.latitude, p.longitude`;

/**
 * The homes of one page, and how many there are in all, counted up to a limit.
 *
 * Few that are found are sorted; of many, the index of the order is walked until the page is full. Either takes
 * some thousand steps, however large the table: the fewer are found, the less there is to sort, and the more, the
 * sooner a page is full.
 */
export async function findProperties(
  db: Kysely<Database>,
  filter: PropertyFilter,
  page: WantedPage,
): Promise<{ data: FoundProperty[]; total: number }> {
  const conditions = conditionsOf(filter);
  if (conditions === null) return { data: [], total: 0 };
  const wanted = sql.join(conditions, sql` and `);
  const order = ORDERS[page.orderBy];
  const atMost = filter.district?.length ? SORTED_OF_DISTRICTS : sortedAtMost(page);
  // What was many is still sorted by words, for when the walk does not fill its page.
  const sorted = hasText(filter) ? sql`true` : sql`counted.total <= ${atMost}`;
  // Materialized, so that PostgreSQL plans for finding all of them: that plan stays quick when few are found.
  const { rows } = await sql<CountedProperty>`
    with found as materialized (select ${FOUND} from property p where ${PUBLIC} and ${wanted}),
      few as materialized (select * from found limit ${atMost + 1}),
      counted as (select count(*) as total from few)
    select counted.total, page.* from counted left join lateral (
      select ${ANSWERED}, row_number() over (order by ${order}) as position
      from few p where ${sorted} order by ${order} limit ${page.limit} offset ${page.offset}
    ) page on true order by page.position`.execute(db);
  const found = rows[0]?.total ?? 0;
  const total = Math.min(found, COUNT_LIMIT);
  const inOrder = rows.flatMap(({ id, price, latitude, longitude }) =>
    id === null ? [] : [{ id, price, latitude, longitude }],
  );
  if (found <= atMost) return { data: inOrder, total };
  if (!hasText(filter)) return { data: await walk(db, filter, page), total };
  const walked = await walkByWords(db, filter, wanted, page);
  return { data: walked.length < page.limit ? inOrder : walked, total };
}

/** The ids of all premium places of a search, which are few, the oldest listing first (HOME-17). */
export async function premiumProperties(
  db: Kysely<Database>,
  filter: PropertyFilter,
  now: Date,
): Promise<number[]> {
  const conditions = conditionsOf(filter);
  if (conditions === null) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select p.* from property p where p.premium_until > ${now} and ${PUBLIC} offset 0
    ) p where ${sql.join(conditions, sql` and `)}
    order by p.id limit ${COUNT_LIMIT}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The walk to the end of a page takes the shorter the more are found: where it and the sorting cost the same. */
function sortedAtMost({ offset, limit }: WantedPage): number {
  return Math.max(COUNT_LIMIT, Math.round(300 * Math.sqrt(offset + limit)));
}

/** A district has some thousand homes at most, side by side in its index. */
const SORTED_OF_DISTRICTS = 20_000;

const ORDERS: Record<PropertyOrder, Condition> = {
  'createdAt.DESC': sql`p.created_at desc, p.id desc`,
  'price.ASC': sql`p.price, p.id`,
  'price.DESC': sql`p.price desc, p.id desc`,
  'area.ASC': sql`p.area, p.id`,
  'area.DESC': sql`p.area desc, p.id desc`,
};

/** Goes through the index of the order. The fences of `offset 0` leave the order to it. */
async function walk(
  db: Kysely<Database>,
  filter: PropertyFilter,
  { orderBy, offset, limit }: WantedPage,
): Promise<FoundProperty[]> {
  const order = ORDERS[orderBy];
  const wanted = sql.join(conditionsOf(filter) ?? [], sql` and `);
  const city = filter.city === undefined ? sql`true` : sql`p.city_id = ${filter.city}`;
  if (orderBy === 'createdAt.DESC') {
    const { rows } = await sql<FoundProperty>`
      select ${ANSWERED} from (
        select p.* from property p where ${PUBLIC} and ${city} order by ${order} offset 0
      ) p where ${wanted} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }
  const { rows } = await walkByKind(db, filter, wanted, { orderBy, offset, limit });
  return rows;
}

const ALL_BEDROOMS = Array.from({ length: PROPERTY_LIMITS.bedrooms.to + 1 }, (_, count) => count);
/** So many of one kind are sorted rather than walked through. */
const SORTED_OF_A_KIND = 1_000;

/**
 * Prices and areas depend on the kind of home: of each type with each number of bedrooms as many are taken as the
 * page may need, then all of these are put in order. A kind of which the other range (areas, in the order of
 * prices) leaves few is taken by that range, since a walk through its prices would hardly meet any.
 */
function walkByKind(
  db: Kysely<Database>,
  filter: PropertyFilter,
  wanted: Condition,
  { orderBy, offset, limit }: WantedPage,
) {
  const order = ORDERS[orderBy];
  const types = filter.type?.length ? filter.type : PROPERTY_TYPES;
  const bedrooms = filter.bedrooms?.length ? filter.bedrooms.flatMap(bedroomCounts) : ALL_BEDROOMS;
  const city = filter.city === undefined ? sql`true` : sql`p.city_id = ${filter.city}`;
  const kind = sql`${PUBLIC} and ${city} and p.type = kind.type and p.bedrooms = size.bedrooms`;
  const [prices, areas] = [
    rangeOf('p.price', filter.priceFrom, filter.priceTo),
    rangeOf('p.area', filter.areaFrom, filter.areaTo),
  ];
  const [range, otherRange] = orderBy.startsWith('price') ? [prices, areas] : [areas, prices];
  const few =
    otherRange === null
      ? sql`select false as few`
      : sql`select count(*) <= ${SORTED_OF_A_KIND} as few from (
          select from property p where ${kind} and ${otherRange} limit ${SORTED_OF_A_KIND + 1}
        ) p`;
  const sorted =
    otherRange === null
      ? sql``
      : sql`union all (
          select ${FOUND} from (select p.* from property p where ${kind} and ${otherRange} offset 0) p
          where kinds.few and ${wanted}
        )`;
  return sql<FoundProperty>`
    select ${ANSWERED} from unnest(${types}::text[]) as kind (type)
    cross join unnest(${bedrooms}::integer[]) as size (bedrooms)
    cross join lateral (${few}) kinds
    cross join lateral (
      (
        select ${FOUND} from (
          select p.* from property p where ${kind} and ${range ?? sql`true`} order by ${order} offset 0
        ) p where not kinds.few and ${wanted} limit ${offset + limit}
      ) ${sorted}
    ) p order by ${order} limit ${limit} offset ${offset}`.execute(db);
}

function rangeOf(column: string, from: number | undefined, to: number | undefined): Condition | null {
  if (from === undefined && to === undefined) return null;
  return sql`${sql.ref(column)} between ${from ?? 0} and ${to ?? 2_147_483_647}`;
}

/** Words stand in the table itself: so many of its rows are looked at, no more. */
const LOOKED_AT = 1_000;

/** A page of homes with frequent words. It stays short when they are rare at that end of the order. */
async function walkByWords(
  db: Kysely<Database>,
  filter: PropertyFilter,
  wanted: Condition,
  { orderBy, offset, limit }: WantedPage,
): Promise<FoundProperty[]> {
  const near = await walk(db, { ...filter, text: undefined }, { orderBy, offset: 0, limit: LOOKED_AT });
  const { rows } = await sql<FoundProperty>`
    select ${ANSWERED} from unnest(${near.map(({ id }) => id)}::bigint[]) as near (id)
    join property p on p.id = near.id
    where ${wanted} order by ${ORDERS[orderBy]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
