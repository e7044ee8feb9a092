import { describe, expect, it } from 'vitest';
import { orderIdIn, orderNumber } from '../../../src/core/orders/order-number.ts';

describe('An order number', () => {
  it('starts above 100,000', () => {
    expect(orderNumber(1)).toBe('U-100001');
    expect(orderNumber(123)).toBe('U-100123');
  });

  it.each(['U-100123', 'u-100123', 'U100123', '100123', '  U-100123 '])('is found in %j', (text) => {
    expect(orderIdIn(text)).toBe(123);
  });

  it.each(['', 'лампа', 'U-100000', '099999', 'U-12345', 'U-1234567890123', 'X100123', 'U-100123 ми'])(
    'is not found in %j',
    (text) => expect(orderIdIn(text)).toBeNull(),
  );
});
