import type pg from 'pg';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/** Days until the end of the running promotion. */
const PROMOTION_DAYS = 12;

/** Gives the end to a running promotion of the first demo shop, and a coupon. Repeated calls change nothing. */
export async function loadDemoPromotions(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `update product set scheduled_promo_price = promo_price, promo_until = $1
     where id = (
       select p.id from product p join vendor v on v.id = p.vendor_id
       where v.company_number like '9990%' and p.prior_price > p.promo_price and p.listed and p.quantity > 0
       order by v.id, p.id limit 1
     ) and not exists (select from product where scheduled_promo_price is not null)`,
    [sofiaDay(daysAfter(now, PROMOTION_DAYS))],
  );
  await pool.query(
    `insert into coupon (vendor_id, code, percent, min_amount, max_uses)
     select id, 'DOM10', 10, 5000, 500 from vendor where company_number like '9990%' order by id limit 1
     on conflict do nothing`,
  );
}
