import type pg from 'pg';

/** Number of past months. */
const MONTHS = 14;

/**
 * Adds rents of past months: about 7% a year lower, higher in autumn because of students, with some noise.
 * Existing rows stay unchanged.
 */
export async function loadDemoRents(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into rent_history (city_id, district_id, type, month, rent, homes)
     select city_id, district_id, type, (month - make_interval(months => ago))::date,
       round(rent * (1 - 0.0058 * ago
         + 0.012 * (case when extract(month from month - make_interval(months => ago)) in (9, 10) then 1 else 0 end)
         + (abs(hashint4(city_id * 31 + district_id * 7 + ago)) % 1000 - 500) / 50000.0)),
       greatest(12, round(homes * (0.85 + (abs(hashint4(district_id + ago * 13)) % 100) / 400.0)))
     from rent_history, generate_series(1, $1::integer) ago
     where month = (select max(month) from rent_history)
     on conflict do nothing`,
    [MONTHS],
  );
}
