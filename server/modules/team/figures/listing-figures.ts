import { sql } from 'kysely';
import type { NamedValue } from '../../../../src/core/team/figures/figures.ts';
import type { DayValue, NamedSource, SeriesSource } from './figure-source.ts';

const DAY = sql`(created_at at time zone 'Europe/Sofia')::date::text`;

/** Published homes, also those that are no longer public. */
export const newHomes: SeriesSource = {
  async days({ db }, { start, before }) {
    const { rows } = await sql<DayValue>`
      select ${DAY} as day, count(*) as value from property
      where created_at >= ${start} and created_at < ${before} and status <> 'draft' group by 1`.execute(db);
    return rows;
  },
};

export const newOffers: SeriesSource = {
  async days({ db }, { start, before }) {
    const { rows } = await sql<DayValue>`
      select ${DAY} as day, count(*) as value from roommate_offer
      where created_at >= ${start} and created_at < ${before} group by 1`.execute(db);
    return rows;
  },
};

/** Requests for viewings, questions and conversations about homes and roommate offers. */
export const listingRequests: SeriesSource = {
  async days({ db }, { start, before }) {
    const { rows } = await sql<DayValue>`
      select ${DAY} as day, count(*) as value from (
        select created_at from viewing_request where created_at >= ${start} and created_at < ${before}
        union all
        select created_at from conversation
        where created_at >= ${start} and created_at < ${before} and num_nonnulls(offer_id, property_id) = 1
      ) request group by 1`.execute(db);
    return rows;
  },
};

/** New homes and roommate offers by city. */
export const cities: NamedSource = {
  async values({ db, language }, { start, before }) {
    const { rows } = await sql<NamedValue>`
      select c.id::text as key, ${sql.ref(`c.name_${language}`)} as label, count(*) as value from (
        select city_id from property
        where created_at >= ${start} and created_at < ${before} and status <> 'draft'
        union all
        select city_id from roommate_offer where created_at >= ${start} and created_at < ${before}
      ) listing join city c on c.id = listing.city_id group by c.id`.execute(db);
    return rows;
  },
};
