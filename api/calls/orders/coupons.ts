import type { Call } from '../../operation.ts';
import type * as contract from '../../orders/coupons.ts';

/* Written by `npm run contract:write`. */

export const checkCoupon: Call<typeof contract.checkCoupon> = {
  method: 'POST',
  path: '/api/order/coupon',
};

export const createCoupon: Call<typeof contract.createCoupon> = {
  method: 'POST',
  path: '/api/vendor/coupon',
  guarded: true,
  idempotent: true,
};

export const stopCoupon: Call<typeof contract.stopCoupon> = {
  method: 'POST',
  path: '/api/vendor/coupon/{id}/stopped',
  guarded: true,
};

export const vendorCoupons: Call<typeof contract.vendorCoupons> = {
  method: 'GET',
  path: '/api/vendor/coupon',
  guarded: true,
};
