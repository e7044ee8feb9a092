import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';

/** Products per statement; a shop may begin a promotion of thousands at the same midnight. */
const BATCH = 500;

/**
 * Writes the promo prices of the current day in Sofia to the products whose promotion has begun or ended
 * (PRICE-03), and removes ended promotions. The triggers of the product then record the price, refresh lists and
 * cached pages, and compute the prior price.
 * @param ids products to check; all by default
 * @returns the number of changed products
 */
export async function applyPromotions(
  db: Kysely<Database>,
  now: Date,
  ids?: readonly number[],
): Promise<number> {
  const chosen = ids ? sql`p.id = any(${[...ids]}::bigint[])` : sql`true`;
  let changed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      with due as (
        select p.id, promo.price, p.promo_until < ${sofiaDay(now)}::date as ended
        from product p
        cross join lateral (
          select promo_price_on(p.scheduled_promo_price, p.promo_from, p.promo_until, ${sofiaDay(now)}::date) as price
        ) promo
        where p.scheduled_promo_price is not null and ${chosen} and (
          p.promo_until < ${sofiaDay(now)}::date
          -- A price that fell below its planned promotion has none.
          or promo.price is distinct from p.promo_price and coalesce(promo.price < p.price, true)
        )
        order by p.id limit ${BATCH} for no key update of p
      )
      update product p set promo_price = due.price,
        scheduled_promo_price = case when due.ended then null else p.scheduled_promo_price end,
        promo_from = case when due.ended then null else p.promo_from end,
        promo_until = case when due.ended then null else p.promo_until end
      from due where p.id = due.id`.execute(db);
    changed += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return changed;
  }
}
