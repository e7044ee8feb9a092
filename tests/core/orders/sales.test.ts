import { describe, expect, it } from 'vitest';
import { averageOrder } from '../../../src/core/orders/sales.ts';

describe('The average order of a vendor', () => {
  it('is rounded to the stotinka, and 0 without orders', () => {
    expect(averageOrder({ orders: 3, pieces: 4, revenue: 1_000 })).toBe(333);
    expect(averageOrder({ orders: 2, pieces: 4, revenue: 1_001 })).toBe(501);
    expect(averageOrder({ orders: 0, pieces: 0, revenue: 0 })).toBe(0);
  });
});
