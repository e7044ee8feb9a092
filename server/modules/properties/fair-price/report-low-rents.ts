import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FAIR_PRICE } from '../../../../src/core/properties/fair-price.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import type { Database } from '../../../tables.ts';

/** What a report of the product's own says; no reader can choose it. */
const LOW_RENT = 'low-rent';

/**
 * Tells the team of public homes of a city and type whose rent is far below what comparable ones are let for (TRUST-06): once, and again
 * after the listing was changed.
 */
export async function reportLowRents(
  db: Kysely<Database>,
  market: { city_id: number; type: PropertyType },
): Promise<void> {
  await sql`
    insert into property_report (property_id, reason)
    select p.id, ${LOW_RENT} from property p
    cross join lateral (
      select median from fair_price f
      where f.city_id = p.city_id and f.type = p.type and f.area = p.area and f.district_id in (p.district_id, 0)
      order by f.district_id desc limit 1
    ) fair
    where p.city_id = ${market.city_id} and p.type = ${market.type} and p.status = 'active' and p.deleted_at is null and p.price < fair.median * ${FAIR_PRICE.suspiciousPart}::float8
      and not exists (
        select from property_report r where r.property_id = p.id and r.reason = ${LOW_RENT}
          and (r.handled_at is null or r.handled_at > p.updated_at))`.execute(db);
}
