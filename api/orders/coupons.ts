import { Type } from 'typebox';
import { MAX_ORDER_LINES } from '../../src/core/orders/cart/cart.ts';
import { operation } from '../operation.ts';
import { Count, Day, Id, IdText, Key, nullable, Stotinki, strict, text } from '../schema.ts';

const domain = 'orders';
const terms = {
  percent: nullable(Type.Integer()),
  amount: nullable(Stotinki),
  minAmount: Stotinki,
};

export const checkCoupon = operation({
  id: 'checkCoupon',
  method: 'POST',
  path: '/api/order/coupon',
  summary:
    'Returns the terms of a code for vendors of the cart; 400 with the reason if it cannot be used (CART-03)',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({
    coupon: text(100),
    vendorIds: Type.Array(Id, { minItems: 1, maxItems: MAX_ORDER_LINES, uniqueItems: true }),
  }),
  answer: strict({ coupons: Type.Array(strict({ vendorId: Id, ...terms })) }),
});

const Coupon = strict({
  id: Id,
  code: Type.String(),
  ...terms,
  validFrom: nullable(Day),
  validUntil: nullable(Day),
  maxUses: nullable(Count),
  oncePerBuyer: Type.Boolean(),
  stopped: Type.Boolean(),
  uses: Count,
  turnover: Stotinki,
});

const Coupons = strict({ coupons: Type.Array(Coupon) });

export const vendorCoupons = operation({
  id: 'vendorCoupons',
  method: 'GET',
  path: '/api/vendor/coupon',
  summary: "Returns the vendor's coupons with their uses and turnover, the newest first (CART-03)",
  domain,
  callers: ['vendor'],
  area: 'products',
  guarded: true,
  answer: Coupons,
});

export const createCoupon = operation({
  id: 'createCoupon',
  method: 'POST',
  path: '/api/vendor/coupon',
  summary: 'Adds a coupon, once for the same `key`',
  domain,
  callers: ['vendor'],
  area: 'products',
  guarded: true,
  idempotent: true,
  body: strict({
    key: Key,
    code: text(100),
    percent: nullable(Type.Integer()),
    amount: nullable(Type.Integer()),
    minAmount: nullable(Type.Integer()),
    validFrom: nullable(text(20)),
    validUntil: nullable(text(20)),
    maxUses: nullable(Type.Integer()),
    oncePerBuyer: Type.Boolean(),
  }),
  answer: Coupons,
  status: 201,
});

export const stopCoupon = operation({
  id: 'stopCoupon',
  method: 'POST',
  path: '/api/vendor/coupon/{id}/stopped',
  summary: 'Stops a coupon or makes it active again',
  domain,
  callers: ['vendor'],
  area: 'products',
  own: 'coupon',
  guarded: true,
  params: strict({ id: IdText }),
  body: strict({ stopped: Type.Boolean() }),
  answer: Coupons,
});

export const couponOperations = [checkCoupon, vendorCoupons, createCoupon, stopCoupon];
