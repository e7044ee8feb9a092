import * as contract from '../../../../api/orders/coupons.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { vendorOf } from '../../shop/editor/own-products.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { readCoupons } from './apply-coupon.ts';
import { createCoupon, listCoupons, stopCoupon } from './vendor-coupons.ts';

/** Attempts per IP address; households and mobile networks share one. */
const TRIES = { most: 60, minutes: 60 };

/** Counts an attempt, so that codes cannot be guessed. @throws Failure `too-many` */
export async function countCouponTry({ db, clock }: OrderDependencies, address: string): Promise<void> {
  await countAttempt(db, `coupons of ${address}`, TRIES, clock.now());
}

/** Routes of coupons, for buyers and vendors (CART-03). */
export function couponRoutes(deps: OrderDependencies): Implementation[] {
  const { db, clock } = deps;
  return [
    implement(contract.checkCoupon, async ({ body, account, sender }) => {
      await countCouponTry(deps, sender);
      const accountId = account?.id ?? null;
      const coupons = await readCoupons(db, body.coupon, body.vendorIds, {
        buyer: { accountId },
        now: clock.now(),
      });
      return {
        coupons: coupons.map(({ vendorId, percent, amount, minAmount }) => ({
          vendorId,
          percent,
          amount,
          minAmount,
        })),
      };
    }),
    implement(contract.vendorCoupons, ({ account }) => listCoupons(db, vendorOf(account).vendorId)),
    implement(contract.createCoupon, async ({ body, account }) => {
      const { vendorId } = vendorOf(account);
      await createCoupon(db, vendorId, body, clock.now());
      return listCoupons(db, vendorId);
    }),
    implement(contract.stopCoupon, async ({ params, body, account }) => {
      const { vendorId } = vendorOf(account);
      await stopCoupon(db, vendorId, { id: Number(params.id), stopped: body.stopped }, clock.now());
      return listCoupons(db, vendorId);
    }),
  ];
}
