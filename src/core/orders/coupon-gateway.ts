import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { CartCoupon, CouponTerms } from './coupon.ts';
import type { CouponInput } from './coupon-command.ts';

/** A coupon in its vendor's list; `turnover` is the price of the sold products after the discount. */
export type VendorCoupon = CouponTerms & {
  id: number;
  code: string;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  oncePerBuyer: boolean;
  stopped: boolean;
  /** Orders that are not cancelled. */
  uses: number;
  turnover: number;
};

type Coupons = { coupons: VendorCoupon[] };

/** Port to the coupons of vendors (CART-03). */
export abstract class CouponGateway {
  /** @throws Failure `invalid` with the reason in the field `coupon`, `too-many` */
  abstract checkCoupon(input: { coupon: string; vendorIds: readonly number[] }): Promise<{
    coupons: CartCoupon[];
  }>;

  abstract vendorCoupons(input?: NoInput, signal?: CancelSignal): Promise<Coupons>;

  /** @throws Failure `invalid` */
  abstract createCoupon(input: CouponInput & { key: string }): Promise<Coupons>;

  /** @throws Failure `not-found` for coupons of other vendors */
  abstract stopCoupon(input: { id: number; stopped: boolean }): Promise<Coupons>;
}
