import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { FAIR_PRICE } from '../../../../src/core/properties/fair-price.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { reportLowRents } from './report-low-rents.ts';

/** One batch: a district, or a whole city if `district_id` is 0. Small batches keep locks short. */
type Market = { city_id: number; district_id: number; type: PropertyType };

/** In larger markets only the newest homes are compared. */
const MAX_COMPARED = 2_000;

/**
 * Recomputes the usual rents (TRUST-01) and reports much lower ones to the team (TRUST-06). A nightly job.
 */
export async function countFairPrices(db: Kysely<Database>, now: Date): Promise<void> {
  const { rows: markets } = await sql<Market>`
    select city_id, coalesce(district_id, 0) as district_id, type from property
    where status in ('active', 'rented') and deleted_at is null and removed_at is null and district_id is not null
      and type is not null
    group by grouping sets ((city_id, type, district_id), (city_id, type))
    having count(*) >= ${FAIR_PRICE.leastHomes}`.execute(db);
  for (const market of markets) {
    await inTransaction(db, async (transaction) => {
      await deletePrices(transaction, market);
      await countMarket(transaction, market, now);
    });
  }
  await sql`
    delete from fair_price f where not exists (
      select from jsonb_to_recordset(${JSON.stringify(markets)}) as counted (city_id integer, district_id integer, type text)
      where counted.city_id = f.city_id and counted.district_id = f.district_id and counted.type = f.type
    )`.execute(db);
  for (const market of markets.filter(({ district_id }) => district_id === 0))
    await reportLowRents(db, market, now);
}

async function deletePrices(transaction: Transaction<Database>, market: Market): Promise<void> {
  await transaction
    .deleteFrom('fair_price')
    .where('city_id', '=', market.city_id)
    .where('district_id', '=', market.district_id)
    .where('type', '=', market.type)
    .execute();
}

/**
 * Counts each home for all comparable areas and stores the monthly rents per m². Excludes duplicates, homes
 * above an owner's maximum share, and outliers.
 */
async function countMarket(
  transaction: Transaction<Database>,
  { city_id, district_id, type }: Market,
  now: Date,
): Promise<void> {
  const { days, leastHomes, leastOwners, homesOfOwner, areaPercent, largestArea, outlierReach } = FAIR_PRICE;
  const since = daysAfter(now, -days);
  const inDistrict = district_id === 0 ? sql`` : sql`and district_id = ${district_id}`;
  await sql`
    with offered as (
      select id, district_id, area, floor, bedrooms, price, owner_id from property
      where city_id = ${city_id} and type = ${type} ${inDistrict} and status in ('active', 'rented')
        and deleted_at is null and removed_at is null and district_id is not null
        and price is not null and area <= ${largestArea}
        and case status when 'active' then greatest(created_at, confirmed_at) else updated_at end >= ${since}
      order by created_at desc, id desc limit ${MAX_COMPARED}
    ), different as (
      select distinct on (district_id, area, floor, bedrooms, price)
        id, area, price, owner_id, price::float8 / area as of_square_metre
      from offered
      order by district_id, area, floor, bedrooms, price, id
    ), ranked as (
      select *, row_number() over (partition by owner_id order by id) as place,
        count(*) over () - count(*) over (partition by owner_id) as of_others
      from different
    ), fair as (
      select area, price, owner_id, of_square_metre from ranked
      where place <= greatest(${homesOfOwner}, of_others / ${leastOwners - 1})
    ), quartiles as (
      select percentile_cont(0.25) within group (order by of_square_metre) as low,
        percentile_cont(0.75) within group (order by of_square_metre) as high
      from fair
    ), sample as (
      select area, price, owner_id from fair, quartiles
      where of_square_metre between low - (high - low) * ${outlierReach}::float8
        and high + (high - low) * ${outlierReach}::float8
    ), kept as (
      insert into rent_history (city_id, district_id, type, month, rent, homes)
      select ${city_id}, ${district_id}, ${type}, date_trunc('month', ${sofiaDay(now)}::date)::date,
        round(percentile_cont(0.5) within group (order by price::float8 / area)), count(*)
      from sample having count(*) >= ${leastHomes} and count(distinct owner_id) >= ${leastOwners}
      on conflict (city_id, type, district_id, month) do update set rent = excluded.rent, homes = excluded.homes
    ), counted as (
      select compared.area, count(*) as homes,
        percentile_cont(array[0.1, 0.5, 0.9]) within group (order by price) as band
      from sample
      cross join lateral generate_series(
        ceil(area * 100 / (100 + ${areaPercent})::numeric)::integer,
        floor(area * 100 / (100 - ${areaPercent})::numeric)::integer
      ) as compared (area)
      group by compared.area
      having count(*) >= ${leastHomes} and count(distinct owner_id) >= ${leastOwners}
    )
    insert into fair_price (city_id, type, district_id, area, low, median, high, homes, counted_on)
    select ${city_id}, ${type}, ${district_id}, area, round(band[1] / 100) * 100, round(band[2] / 100) * 100,
      round(band[3] / 100) * 100, homes, ${sofiaDay(now)}::date
    from counted`.execute(transaction);
}
