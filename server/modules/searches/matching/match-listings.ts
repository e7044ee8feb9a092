import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { SEARCH_KINDS } from '../../../../src/core/searches/searched-list.ts';
import type { SearchKind } from '../../../../src/core/searches/searched-list.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { isWarnedListing, isWarnedProduct } from '../../accounts/listing-warnings.ts';
import { kilometres, reachNumber } from '../../properties/search/near-places.ts';
import { isInside } from '../../properties/search/area-conditions.ts';
import { BELOW } from '../../shop/category-tree.ts';
import { OF_UNIVERSITY } from '../../roommates/search-offers.ts';
import { checkCandidates } from './check-candidates.ts';
import type { Candidate } from './check-candidates.ts';

/** Listings per transaction: with 100,000 searches each may have hundreds of matches. */
const BATCH = 100;
/**
 * Maximum milliseconds of a run, equal to the interval between runs. Endless runs after a large import would
 * block all other jobs.
 */
const MAX_RUN = 20_000;
/** Maximum pending listings that are checked when a search is saved. */
const MAX_KNOWN = 1_000;

/**
 * Matches new and changed listings with the saved searches and stores the matches (FIND-02). An index on keys
 * finds the candidate searches, so that not every search runs. Processes may run it simultaneously. Each run
 * takes batches of all kinds in turn and leaves the rest to the next run.
 * @returns number of matched listings
 */
export async function matchListings(db: Kysely<Database>, clock: Clock): Promise<number> {
  const now = clock.now();
  const isOver = () => clock.now().getTime() - now.getTime() >= MAX_RUN;
  let compared = 0;
  let waiting = SEARCH_KINDS.map((kind) => ({ kind, after: 0 }));
  while (waiting.length > 0 && !isOver()) {
    const left: typeof waiting = [];
    for (const { kind, after } of waiting) {
      const ids = await inTransaction(db, (transaction) => matchBatch(transaction, { kind, after }, now));
      compared += ids.length;
      if (ids.length === BATCH) left.push({ kind, after: ids[BATCH - 1]! });
    }
    waiting = left;
  }
  return compared;
}

/**
 * Marks pending listings as known to a new search, because its list already showed them.
 * @param transaction of the new search
 */
export async function markAsKnown(
  transaction: Transaction<Database>,
  { id, kind }: { id: number; kind: SearchKind },
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('listing_change')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id')
    .limit(MAX_KNOWN)
    .execute();
  if (rows.length === 0) return;
  const changes = rows.map((row) => row.id);
  const which = sql`s.id = ${id}`;
  await match(transaction, kind, changes, { now, which, isDue: false });
}

/**
 * @param after last row of this run, because the index still contains the deleted rows
 * @returns the matched listings, in order
 */
async function matchBatch(
  transaction: Transaction<Database>,
  { kind, after }: { kind: SearchKind; after: number },
  now: Date,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('listing_change')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // Forces the index on keys. A wrong estimate would read every search for every listing.
  await sql`set local enable_seqscan = off`.execute(transaction);
  await match(transaction, kind, ids, { now, which: sql`true`, isDue: true });
  await transaction.deleteFrom('listing_change').where('id', 'in', ids).execute();
  return ids;
}

type Matching = { now: Date; which: RawBuilder<unknown>; isDue: boolean };

async function match(
  transaction: Transaction<Database>,
  kind: SearchKind,
  ids: readonly number[],
  { now, which, isDue }: Matching,
): Promise<void> {
  const { rows } = await sql<Candidate>`
    with found as materialized (${found(kind, ids, now, which)}), written as (
      insert into search_match (search_id, item_id, found_at, reason, old_price, is_due)
      select search_id, item_id, found_at, reason, old_price, ${isDue}::boolean from found where not is_exact
      order by search_id, item_id on conflict do nothing
    )
    select search_id, item_id, found_at, reason, old_price from found where is_exact order by search_id`.execute(
    transaction,
  );
  await checkCandidates(transaction, rows, isDue);
}

/** Selects the searches that match a listing now and did not match it before. */
const found = (kind: SearchKind, ids: readonly number[], now: Date, which: RawBuilder<unknown>) => sql`
  select s.id as search_id, s.is_exact, i.item_id, ${now}::timestamptz as found_at,
    case when i.old is null then 'new' when i.price < (i.old ->> 'price')::integer then 'price' else 'changed' end as reason,
    nullif((i.old ->> 'price')::integer, i.price) as old_price
  from (${ITEMS[kind](changed(ids))} offset 0) i
  join saved_search s on s.status = 'active' and s.keys && i.keys and s.kind = ${kind} and ${which}
    and i.price between s.price_from and s.price_to and i.area between s.area_from and s.area_to
    and (s.choices is null or i.choices @@ s.choices) and (s.words is null or i.words @@ s.words)
    and (s.within is null or i.place <@ s.within) and (s.drawn is null or ${isDrawnAround(sql`i.place`)})
    and (s.near is null or ${isNear(sql`i.place`)})
  where ${isNotHidden(kind)} and (i.old is null or not (
    (i.old ->> 'price')::integer between s.price_from and s.price_to
    and coalesce((i.old ->> 'area')::float8, 0) between s.area_from and s.area_to
    and (s.choices is null or i.old_choices @@ s.choices) and (s.words is null or i.old_words @@ s.words)
    and (s.within is null or i.old_place <@ s.within) and (s.drawn is null or ${isDrawnAround(sql`i.old_place`)})
    and (s.near is null or ${isNear(sql`i.old_place`)})
  ))`;

/** Condition that a place lies in one of the search's areas. */
const isDrawnAround = (place: RawBuilder<unknown>) =>
  sql`exists (select from unnest(s.drawn) area where ${isInside(place, sql`area`)})`;

const isNear = (place: RawBuilder<unknown>) => sql`not exists (
  select from unnest(s.near) n where s.reach[${reachNumber(sql`i.city_id`)}] < ${kilometres(
    { latitude: sql`(${place})[1]`, longitude: sql`(${place})[0]` },
    { latitude: sql`n[1]`, longitude: sql`n[0]` },
  )})`;

/** Excludes listings that the person has hidden (FIND-07). */
const isNotHidden = (kind: SearchKind) =>
  kind === 'products'
    ? sql`true`
    : sql`not exists (
        select from listing_mark m where m.account_id = s.account_id and m.item_id = i.item_id
          and m.kind = ${MARKED[kind]} and m.mark = 'hidden' and m.is_on)`;

const MARKED = { properties: 'property', roommates: 'roommate' } as const;

/** Values before the first of several changes. */
const changed = (ids: readonly number[]) => sql`
  select distinct on (item_id) item_id, old from listing_change where id = any(${ids}::bigint[]) order by item_id, id`;

const oldPlace = sql`point((c.old ->> 'longitude')::float8, (c.old ->> 'latitude')::float8)`;

/**
 * Current values of changed listings, with the keys of `SearchConditions`. Excludes unlisted ones and those
 * with a warning (TRUST-06).
 */
const ITEMS: Record<SearchKind, (changes: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  properties: (changes) => sql`
    select c.item_id, c.old, l.city_id, l.price, l.area, l.choices, l.words, point(l.longitude, l.latitude) as place,
      (c.old ->> 'choices')::tsvector as old_choices, coalesce((c.old ->> 'words')::tsvector, l.words) as old_words,
      ${oldPlace} as old_place,
      array(select concat_ws('|', place, type, bedrooms) from
        unnest(array['*', 'c' || l.city_id, 'd' || l.district_id,
          'g' || floor(l.latitude * 10) || ':' || floor(l.longitude * 10)]) place,
        unnest(array['*', p.type]) type, unnest(array['*', least(p.bedrooms, 4)::text]) bedrooms) as keys
    from (${changes}) c
    join listed_property l on l.property_id = c.item_id join property p on p.id = c.item_id
    where not ${isWarnedListing('home', sql`c.item_id`, sql`p.owner_id`)}`,
  products: (changes) => sql`
    with recursive ${BELOW}
    select c.item_id, c.old, 0 as city_id, l.current_price as price, 0::float8 as area,
      ${inParentCategories(sql`l.choices`)} as choices, l.words,
      null::point as place, ${inParentCategories(sql`(c.old ->> 'choices')::tsvector`)} as old_choices,
      coalesce((c.old ->> 'words')::tsvector, l.words) as old_words, null::point as old_place,
      array['*', 'v' || l.vendor_id] || array(select 'p' || root from below where id = l.category_id) as keys
    from (${changes}) c join listed_product l on l.product_id = c.item_id
    where not ${isWarnedProduct(sql`c.item_id`, sql`l.vendor_id`)}`,
  roommates: (changes) => sql`
    select c.item_id, c.old, o.city_id, o.price, 0::float8 as area, ${roomChoices} as choices, null::tsvector as words,
      null::point as place, case when c.old is not null then (
        select ${roomChoices} from jsonb_to_record(c.old) as o
          (city_id integer, university_id integer, latitude float8, longitude float8)
      ) end as old_choices, null::tsvector as old_words, null::point as old_place,
      array(select concat_ws('|', city, university) from unnest(array['*', 'c' || o.city_id]) city,
        unnest(array['*'] || array(select u.id::text from university u where ${OF_UNIVERSITY})) university) as keys
    from (${changes}) c
    join roommate_offer o on o.id = c.item_id and o.status = 'active' and o.deleted_at is null
    where not ${isWarnedListing('offer', sql`c.item_id`, sql`o.owner_id`)}`,
};

/** Adds the tags of the categories above a product's category: a search in a category covers those below. */
const inParentCategories = (choices: RawBuilder<unknown>) => sql`${choices} || array_to_tsvector(array(
  select 'category:' || root from below where 'category:' || id = any(tsvector_to_array(${choices}))))`;

const roomChoices = sql`array_to_tsvector(
  array['city:' || o.city_id] || array(select 'university:' || u.id from university u where ${OF_UNIVERSITY}))`;
