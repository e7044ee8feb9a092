import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { couponDiscount, normaliseCouponCode } from '../../../../src/core/orders/coupon.ts';
import type { CartCoupon } from '../../../../src/core/orders/coupon.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';
import type { Buyer } from '../checkout/limit-buyer.ts';

/** Buyer as far as known; a cart knows the account alone. */
export type CouponBuyer = Partial<Omit<Buyer, 'accountId'>> & { accountId: number | null };

/** Coupon of a vendor order with its discount in stotinki. */
export type AppliedCoupon = { id: number; code: string; discount: number };

type CouponRow = CartCoupon & {
  id: number;
  code: string;
  /** Message key of the reason against its use; null if it can be used. */
  error: string | null;
};

/**
 * Returns the coupons with a code for the products of a cart, one for each vendor that has it (CART-03).
 * @throws Failure `invalid` for a code that none of the vendors accepts
 */
export async function readCoupons(
  db: Kysely<Database>,
  typed: string,
  vendorIds: readonly number[],
  { buyer, now }: { buyer: CouponBuyer; now: Date },
): Promise<(CartCoupon & { id: number; code: string })[]> {
  const code = normaliseCouponCode(typed);
  const today = sofiaDay(now);
  const { rows } = await sql<CouponRow>`
    select c.id, c.vendor_id as "vendorId", c.code, c.percent, c.amount, c.min_amount as "minAmount",
      case
        when c.stopped_at is not null or c.valid_until < ${today}::date then 'error-coupon-ended'
        when c.valid_from > ${today}::date then 'error-coupon-not-started'
        when c.once_per_buyer and exists (
          select from vendor_order part join customer_order o on o.id = part.order_id
          where part.coupon_id = c.id and part.status <> 'cancelled' and (o.account_id = ${buyer.accountId}
            or lower(o.contact_email) = ${buyer.email ?? null} or o.contact_phone = ${buyer.phone ?? null})
        ) then 'error-coupon-already-used'
        when c.max_uses <= (
          select count(*) from vendor_order part where part.coupon_id = c.id and part.status <> 'cancelled'
        ) then 'error-coupon-used-up'
      end as error
    from coupon c where c.code = ${code} and c.vendor_id = any(${[...vendorIds]}::bigint[]) order by c.id`.execute(
    db,
  );
  const usable = rows.filter(({ error }) => error === null);
  if (usable.length === 0) {
    throw new Failure('validation_failed', { coupon: rows[0]?.error ?? 'error-coupon-unknown' }, 'invalid');
  }
  return usable.map(({ id, code: stored, vendorId, percent, amount, minAmount }) => ({
    id,
    code: stored,
    vendorId,
    percent,
    amount,
    minAmount,
  }));
}

/**
 * Computes the discounts of a new order by the database's coupons. Locks them, so that concurrent orders never
 * exceed the number of uses.
 * @param expected discount that the buyer saw, in stotinki
 * @throws Failure `order-changed` (`conflict`) if the code or the discount is another one
 */
export async function applyCoupon(
  transaction: Transaction<Database>,
  cart: Cart,
  { typed, expected }: { typed: string | undefined; expected: number },
  { buyer, now }: { buyer: Buyer; now: Date },
): Promise<ReadonlyMap<number, AppliedCoupon>> {
  const applied = new Map<number, AppliedCoupon>();
  const changed = (key: string) => new Failure('order-changed', { coupon: key }, 'conflict');
  if (typed !== undefined) {
    const vendorIds = cart.groups.map(({ vendor }) => vendor.id);
    await sql`
      select from coupon where code = ${normaliseCouponCode(typed)} and vendor_id = any(${vendorIds}::bigint[])
      order by id for no key update`.execute(transaction);
    const coupons = await readCoupons(transaction, typed, vendorIds, { buyer, now }).catch(
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw changed(error.fields['coupon'] ?? 'error-coupon-unknown');
      },
    );
    for (const { id, code, vendorId, ...terms } of coupons) {
      const group = cart.groups.find(({ vendor }) => vendor.id === vendorId);
      const discount = couponDiscount(terms, group?.totalAmount ?? 0);
      if (discount > 0) applied.set(vendorId, { id, code, discount });
    }
  }
  if (discountOf(applied) !== expected) throw changed('error-coupon-discount-changed');
  return applied;
}

/** Sum of the discounts, in stotinki. */
export function discountOf(applied: ReadonlyMap<number, AppliedCoupon>): number {
  return [...applied.values()].reduce((sum, { discount }) => sum + discount, 0);
}
