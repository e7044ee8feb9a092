import { describe, expect, it } from 'vitest';
import { isPayable, PAYMENT_STATUSES } from '../../../src/core/orders/order.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import { anOrder, aVendorOrder } from '../../support/an-order.ts';

const cancelled = aVendorOrder({ id: 11, status: 'cancelled', totalAmount: 0 });
const wanted = aVendorOrder({ id: 12, totalAmount: 5_180 });

function order(payment: Partial<Order['payment']>, vendorOrders = [wanted]): Order {
  return anOrder({ payment: { ...anOrder().payment, method: 'card', ...payment }, vendorOrders });
}

describe('An order by card', () => {
  it('can be paid until it is paid', () => {
    const open = PAYMENT_STATUSES.filter((status) => isPayable(order({ status })));
    expect(open).toEqual(['due', 'failed']);
    expect(isPayable(order({ status: 'due', method: 'on-delivery' }))).toBe(false);
  });

  it('can be paid while one vendor order is not cancelled', () => {
    expect(isPayable(order({ status: 'due' }, [cancelled, wanted]))).toBe(true);
    expect(isPayable(order({ status: 'due' }, [cancelled]))).toBe(false);
  });
});
