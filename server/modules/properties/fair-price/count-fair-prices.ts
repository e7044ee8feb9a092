import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { FAIR_PRICE } from '../../../../src/core/properties/fair-price.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { reportLowRents } from './report-low-rents.ts';

/** What is counted at a time, so that nothing waits long. */
type Market = { city_id: number; type: PropertyType };

/** Counts anew what homes are let for (TRUST-01), and tells the team of rents far below (TRUST-06). A nightly job. */
export async function countFairPrices({
  db,
  clock,
}: Pick<PropertyDependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const { rows: markets } = await sql<Market>`
    select distinct city_id, type from property
    where status in ('active', 'rented') and city_id is not null and type is not null`.execute(db);
  for (const market of markets) {
    await inTransaction(db, async (transaction) => {
      await transaction
        .deleteFrom('fair_price')
        .where('city_id', '=', market.city_id)
        .where('type', '=', market.type)
        .execute();
      await countMarket(transaction, market, now);
      await reportLowRents(transaction, market);
    });
  }
  // Of markets where nothing is offered any more.
  await db.deleteFrom('fair_price').where('counted_on', '<', sofiaDay(now)).execute();
}

/**
 * Each home counts for all areas that it is comparable with. Left out: a home that stands there twice, and a rent of a
 * square metre that is far from the others'.
 */
async function countMarket(
  transaction: Transaction<Database>,
  { city_id, type }: Market,
  now: Date,
): Promise<void> {
  const { days, leastHomes, leastOwners, areaPercent, largestArea, outlierReach } = FAIR_PRICE;
  const since = daysAfter(now, -days);
  await sql`
    with offered as (
      select distinct on (district_id, area, floor, bedrooms, price)
        district_id, area, price, owner_id, price::float8 / area as of_square_metre
      from property
      where city_id = ${city_id} and type = ${type} and deleted_at is null and removed_at is null
        and price is not null and area <= ${largestArea} and district_id is not null
        and case status
          when 'active' then greatest(created_at, confirmed_at) >= ${since}
          when 'rented' then updated_at >= ${since}
          else false end
      order by district_id, area, floor, bedrooms, price, id
    ), quartiles as (
      select percentile_cont(0.25) within group (order by of_square_metre) as low,
        percentile_cont(0.75) within group (order by of_square_metre) as high
      from offered
    ), sample as (
      select district_id, area, price, owner_id from offered, quartiles
      where of_square_metre between low - (high - low) * ${outlierReach}::float8
        and high + (high - low) * ${outlierReach}::float8
    ), placed as (
      select district_id, area, price, owner_id from sample
      union all select 0, area, price, owner_id from sample
    ), counted as (
      select district_id, compared.area, count(*) as homes,
        percentile_cont(array[0.1, 0.5, 0.9]) within group (order by price) as band
      from placed
      cross join lateral generate_series(
        ceil(area * 100 / (100 + ${areaPercent})::numeric)::integer,
        floor(area * 100 / (100 - ${areaPercent})::numeric)::integer
      ) as compared (area)
      group by district_id, compared.area
      having count(*) >= ${leastHomes} and count(distinct owner_id) >= ${leastOwners}
    )
    insert into fair_price (city_id, type, district_id, area, low, median, high, homes, counted_on)
    select ${city_id}, ${type}, district_id, area, round(band[1] / 100) * 100, round(band[2] / 100) * 100,
      round(band[3] / 100) * 100, homes, ${sofiaDay(now)}::date
    from counted`.execute(transaction);
}
