import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FAIR_PRICE } from '../../../../src/core/properties/fair-price.ts';
import type { PropertyType } from '../../../../src/core/properties/property-choices.ts';
import { REPORT_REASONS } from '../../accounts/listing-warnings.ts';
import type { Database } from '../../../tables.ts';

/**
 * Warns readers and the team of public homes with rents far below comparable ones (TRUST-06). Rents that the
 * team accepted are not reported again.
 */
export async function reportLowRents(
  db: Kysely<Database>,
  market: { city_id: number; type: PropertyType },
  now: Date,
): Promise<void> {
  const reason = REPORT_REASONS['low-rent'];
  await sql`
    with low as (
      select p.id, p.price from property p
      cross join lateral (
        select median from fair_price f
        where f.city_id = p.city_id and f.type = p.type and f.area = p.area and f.district_id in (p.district_id, 0)
        order by f.district_id desc limit 1
      ) fair
      where p.city_id = ${market.city_id} and p.type = ${market.type} and p.status = 'active' and p.deleted_at is null
        and p.price < fair.median * ${FAIR_PRICE.suspiciousPart}::float8
        -- Handled before warnings were recorded.
        and not exists (
          select from property_report r where r.property_id = p.id and r.reason = ${reason} and r.handled_at > p.updated_at)
    ), warned as (
      insert into listing_warning (kind, item_id, warning, basis, created_at)
      select 'home', id, 'low-rent', price::text, ${now} from low order by id
      on conflict (kind, item_id, warning) do update
        set basis = excluded.basis, created_at = excluded.created_at, handled_at = null
        where listing_warning.handled_at is not null and listing_warning.basis <> excluded.basis
      returning item_id
    )
    insert into property_report (property_id, reason)
    select item_id, ${reason} from warned
    where not exists (
      select from property_report r where r.property_id = item_id and r.reason = ${reason} and r.handled_at is null)`.execute(
    db,
  );
}
