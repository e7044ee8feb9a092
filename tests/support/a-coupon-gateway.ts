import { normaliseCouponCode } from '../../src/core/orders/coupon.ts';
import type { CouponGateway, VendorCoupon } from '../../src/core/orders/coupon-gateway.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { fakeGateway } from './fake-gateway.ts';

export function aVendorCoupon(change: Partial<VendorCoupon> = {}): VendorCoupon {
  return {
    id: 5,
    code: 'DOM10',
    percent: 10,
    amount: null,
    minAmount: 0,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    oncePerBuyer: true,
    stopped: false,
    uses: 2,
    turnover: 15_300,
    ...change,
  };
}

/** The server with these coupons of one vendor; `check` says why a code is refused. */
export function aCouponGateway(coupons: VendorCoupon[] = [], vendorId = 3) {
  const state = { coupons, refusal: 'error-coupon-unknown' };
  const all = () => ({ coupons: state.coupons });
  return fakeGateway<CouponGateway, typeof state>(
    {
      checkCoupon: ({ coupon }) => {
        const found = state.coupons.find(({ code }) => code === normaliseCouponCode(coupon));
        if (!found) throw new Failure('validation_failed', { coupon: state.refusal }, 'invalid');
        const { percent, amount, minAmount } = found;
        return { coupons: [{ vendorId, percent, amount, minAmount }] };
      },
      vendorCoupons: all,
      createCoupon: ({ minAmount, code, percent, amount, maxUses }) => {
        const added = {
          percent,
          amount,
          maxUses,
          minAmount: minAmount ?? 0,
          code: normaliseCouponCode(code),
        };
        state.coupons = [aVendorCoupon({ ...added, id: 6, uses: 0, turnover: 0 }), ...state.coupons];
        return all();
      },
      stopCoupon: ({ id, stopped }) => {
        state.coupons = state.coupons.map((one) => (one.id === id ? { ...one, stopped } : one));
        return all();
      },
    },
    state,
  );
}
