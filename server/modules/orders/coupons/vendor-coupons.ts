import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CouponCommand } from '../../../../src/core/orders/coupon-command.ts';
import type { CouponInput } from '../../../../src/core/orders/coupon-command.ts';
import type { VendorCoupon } from '../../../../src/core/orders/coupon-gateway.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/** Maximum coupons of a vendor; a page lists them all. */
const MAX_COUPONS = 500;

/** Returns the vendor's coupons with their uses and turnover, the newest first. */
export async function listCoupons(
  db: Kysely<Database>,
  vendorId: number,
): Promise<{ coupons: VendorCoupon[] }> {
  const { rows } = await sql<VendorCoupon>`
    select c.id, c.code, c.percent, c.amount, c.min_amount as "minAmount", c.valid_from as "validFrom",
      c.valid_until as "validUntil", c.max_uses as "maxUses", c.once_per_buyer as "oncePerBuyer",
      c.stopped_at is not null as stopped, used.uses, used.turnover
    from coupon c cross join lateral (
      select count(*) filter (where status <> 'cancelled') as uses,
        coalesce(sum(products_amount) filter (where is_sold(status)), 0)::bigint as turnover
      from vendor_order where coupon_id = c.id
    ) used
    where c.vendor_id = ${vendorId} order by c.id desc`.execute(db);
  return { coupons: rows };
}

/**
 * Adds a coupon; the key makes the request idempotent.
 * @throws Failure `invalid`, `conflict` above the maximum number
 */
export async function createCoupon(
  db: Kysely<Database>,
  vendorId: number,
  { key, ...input }: CouponInput & { key: string },
  now: Date,
): Promise<void> {
  const command = new CouponCommand(input);
  const errors = command.errors();
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const { rows } = await sql<{ count: number; repeated: boolean; taken: boolean }>`
    select count(*) as count, coalesce(bool_or(form_key = ${key}), false) as repeated,
      coalesce(bool_or(code = ${command.code}), false) as taken
    from coupon where vendor_id = ${vendorId}`.execute(db);
  const [present] = rows;
  if (present?.repeated) return;
  const codeTaken = () => new Failure('validation_failed', { code: 'error-coupon-code-taken' }, 'invalid');
  if (present?.taken) throw codeTaken();
  if ((present?.count ?? 0) >= MAX_COUPONS) throw new Failure('error-too-many-coupons', {}, 'conflict');
  const written = await db
    .insertInto('coupon')
    .values({
      vendor_id: vendorId,
      code: command.code,
      percent: command.percent,
      amount: command.amount,
      min_amount: command.minAmount,
      valid_from: command.validFrom,
      valid_until: command.validUntil,
      max_uses: command.maxUses,
      once_per_buyer: command.oncePerBuyer,
      stopped_at: null,
      form_key: key,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('form_key')
    .executeTakeFirst();
  if (written) return;
  // A concurrent request has written this key or this code.
  const same = await db
    .selectFrom('coupon')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('form_key', '=', key)
    .executeTakeFirst();
  if (!same) throw codeTaken();
}

/** Stops a coupon, or makes it active again. @throws Failure `not-found` */
export async function stopCoupon(
  db: Kysely<Database>,
  vendorId: number,
  { id, stopped }: { id: number; stopped: boolean },
  now: Date,
): Promise<void> {
  const changed = await db
    .updateTable('coupon')
    .set({ stopped_at: stopped ? now : null })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Failure('error-coupon-not-found', {}, 'not-found');
}
