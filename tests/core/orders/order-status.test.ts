import { describe, expect, it } from 'vitest';
import {
  nextStatuses,
  ORDER_STATUSES,
  returnsToStock,
  statusesToCome,
  withdrawnGoods,
} from '../../../src/core/orders/order-status.ts';

describe('A vendor’s order (CART-08)', () => {
  it.each([
    ['new', ['accepted', 'cancelled']],
    ['accepted', ['shipped', 'cancelled']],
    ['shipped', ['delivered', 'returned']],
    ['delivered', []],
    ['cancelled', []],
    ['returned', []],
  ] as const)('that is %s may become %j', (status, next) => {
    expect(nextStatuses(status, false)).toEqual(next);
  });

  it('can be returned after delivery only if the buyer withdrew (CART-10)', () => {
    expect(nextStatuses('delivered', true)).toEqual(['returned']);
  });

  it('is closed, with its pieces back in stock, when cancelled or returned', () => {
    expect(ORDER_STATUSES.filter(returnsToStock)).toEqual(['cancelled', 'returned']);
    for (const over of ['cancelled', 'returned'] as const) expect(nextStatuses(over, true)).toEqual([]);
  });

  it('shows the location of the goods after withdrawal (CART-10)', () => {
    expect(ORDER_STATUSES.map(withdrawnGoods)).toEqual([
      'sent',
      'sent',
      'sent',
      'sent',
      'unsent',
      'returned',
    ]);
  });

  it('lists the next statuses', () => {
    expect(statusesToCome('new', false)).toEqual(['accepted', 'shipped', 'delivered']);
    expect(statusesToCome('delivered', false)).toEqual([]);
    expect(statusesToCome('cancelled', false)).toEqual([]);
    expect(statusesToCome('shipped', true)).toEqual(['returned']);
    expect(statusesToCome('cancelled', true)).toEqual([]);
  });
});
