import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type {
  ListingFigures,
  ListingStatistics,
} from '../../../../src/core/properties/listing-statistics.ts';
import { ensurePeriod, periodBefore, stepOf, stepsOf } from '../../../../src/core/shared/period.ts';
import type { Period } from '../../../../src/core/shared/period.ts';
import type { Database } from '../../../tables.ts';

/** Maximum number of listings in the table. */
const NAMED = 10;

/**
 * Returns the statistics of the landlord's homes in a period. @throws Failure `invalid` for an invalid period
 */
export async function listingStatistics(
  db: Kysely<Database>,
  ownerId: number,
  period: Period,
  now: Date,
): Promise<ListingStatistics> {
  ensurePeriod(period);
  const [listings, before, series, premium] = await Promise.all([
    figuresByListing(db, ownerId, period, now),
    totalOf(db, ownerId, periodBefore(period)),
    seriesOf(db, ownerId, period),
    premiumOf(db, ownerId, period, now),
  ]);
  const total = await totalOf(db, ownerId, period);
  return { period, total, before, series, premium, listings };
}

const daysOf = ({ from, to }: Period) => sql`of_day.day between ${from}::date and ${to}::date`;
const inPeriod = ({ from, to }: Period) => sql`
  asked.created_at >= ${from}::date::timestamp at time zone 'Europe/Sofia'
  and asked.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Sofia'`;

async function totalOf(db: Kysely<Database>, ownerId: number, period: Period): Promise<ListingFigures> {
  const { rows } = await sql<ListingFigures>`
    select coalesce(sum(of_day.views), 0) as views, coalesce(sum(of_day.favorites), 0) as favorites,
      (
        select count(*) from viewing_request asked join property p on p.id = asked.property_id
        where p.owner_id = ${ownerId} and ${inPeriod(period)}
      ) as requests
    from property_day of_day join property p on p.id = of_day.property_id
    where p.owner_id = ${ownerId} and ${daysOf(period)}`.execute(db);
  return rows[0] ?? { views: 0, favorites: 0, requests: 0 };
}

async function seriesOf(
  db: Kysely<Database>,
  ownerId: number,
  period: Period,
): Promise<ListingStatistics['series']> {
  const step = stepOf(period);
  const { rows } = await sql<{ from: string; views: number; requests: number }>`
    select "from", sum(views) as views, sum(requests) as requests from (
      select date_trunc(${step}, of_day.day::timestamp)::date::text as "from", of_day.views, 0 as requests
      from property_day of_day join property p on p.id = of_day.property_id
      where p.owner_id = ${ownerId} and ${daysOf(period)}
      union all
      select date_trunc(${step}, asked.created_at at time zone 'Europe/Sofia')::date::text, 0, 1
      from viewing_request asked join property p on p.id = asked.property_id
      where p.owner_id = ${ownerId} and ${inPeriod(period)}
    ) happened group by "from"`.execute(db);
  const known = new Map(rows.map((row) => [row.from, row]));
  return stepsOf(period).map((from) => known.get(from) ?? { from, views: 0, requests: 0 });
}

async function premiumOf(
  db: Kysely<Database>,
  ownerId: number,
  { from, to }: Period,
  now: Date,
): Promise<ListingStatistics['premium']> {
  const { rows } = await sql<ListingStatistics['premium']>`
    select
      (select count(*) from property
        where owner_id = ${ownerId} and premium_until > ${now} and deleted_at is null) as active,
      (select coalesce(sum(credits), 0) from premium_place
        where account_id = ${ownerId}
          and starts_at >= ${from}::date::timestamp at time zone 'Europe/Sofia'
          and starts_at < (${to}::date + 1)::timestamp at time zone 'Europe/Sofia') as credits`.execute(db);
  return rows[0] ?? { active: 0, credits: 0 };
}

async function figuresByListing(
  db: Kysely<Database>,
  ownerId: number,
  period: Period,
  now: Date,
): Promise<ListingStatistics['listings']> {
  const { rows } = await sql<
    Omit<ListingStatistics['listings'][number], 'premiumUntil'> & { premium_until: Date | null }
  >`
    select p.id as "propertyId", p.title, p.pictures -> 0 as image, p.premium_until,
      coalesce(seen.views, 0) as views, coalesce(seen.favorites, 0) as favorites,
      (select count(*) from viewing_request asked where asked.property_id = p.id and ${inPeriod(period)}) as requests
    from property p left join (
      select of_day.property_id, sum(of_day.views) as views, sum(of_day.favorites) as favorites
      from property_day of_day where ${daysOf(period)}
        and of_day.property_id in (select id from property where owner_id = ${ownerId})
      group by of_day.property_id
    ) seen on seen.property_id = p.id
    where p.owner_id = ${ownerId} and p.deleted_at is null and p.status <> 'draft'
    order by coalesce(seen.views, 0) desc, p.id limit ${NAMED}`.execute(db);
  return rows.map(({ premium_until: until, ...row }) => ({
    ...row,
    premiumUntil: until && until > now ? until.toISOString() : null,
  }));
}
