import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PROPERTY_TYPES } from '../../../../src/core/properties/property-choices.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { changeOf, firstMonthOf, monthsBefore } from '../../../../src/core/properties/rent-trend.ts';
import type { RentOfMonth, RentTrend } from '../../../../src/core/properties/rent-trend.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';

type Row = RentOfMonth & { type: PropertyType; district_id: number };

/**
 * Returns rent trends by type, of the district if it has enough history, else of the city. Trends without
 * recent data are left out.
 */
export async function readRentTrends(
  db: Kysely<Database>,
  { city, district = 0 }: { city: number; district?: number },
  now: Date,
): Promise<RentTrend[]> {
  const current = sofiaDay(now).slice(0, 7);
  const latest = monthsBefore(current, 1);
  const { rows } = await sql<Row>`
    select type, district_id, to_char(month, 'YYYY-MM') as month, rent, homes from rent_history
    where city_id = ${city}::bigint and district_id in (0, ${district}::bigint)
      and month between ${`${firstMonthOf(latest)}-01`}::date and ${`${current}-01`}::date
    order by month`.execute(db);
  return PROPERTY_TYPES.flatMap((type) => {
    const series = (
      [
        ['district', district],
        ['city', 0],
      ] as const
    )
      .filter(([scope, id]) => scope === 'city' || id !== 0)
      .map(([scope, id]): RentTrend => {
        const months = rows
          .filter((row) => row.type === type && row.district_id === id)
          .map(({ month, rent, homes }) => ({ month, rent, homes }));
        const last = months.at(-1)?.month ?? '';
        return { type, scope, months: months.filter(({ month }) => month >= firstMonthOf(last)) };
      })
      .filter(({ months }) => (months.at(-1)?.month ?? '') >= latest);
    return series.find((one) => changeOf(one) !== null) ?? series.at(-1) ?? [];
  });
}
