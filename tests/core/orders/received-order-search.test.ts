import { describe, expect, it } from 'vitest';
import { phoneIn } from '../../../src/core/orders/received-order-search.ts';

describe('A phone in the search of received orders', () => {
  it.each([
    ['0888 123 456', '0888123456'],
    ['+359 888 123 456', '0888123456'],
    ['+359 (0) 888 123 456', '0888123456'],
    ['00359888123456', '0888123456'],
    ['359888123456', '0888123456'],
    ['0888/12-34-56', '0888123456'],
    ['\u202a0888 123 456\u202c', '0888123456'],
    ['888 123', '888123'],
    ['+359 88', '088'],
  ])('is read from %s as %s', (typed, stored) => expect(phoneIn(typed)).toBe(stored));

  it.each(['Мария 0888', 'U-100012', '08', '+', ''])('is not read from %s', (typed) =>
    expect(phoneIn(typed)).toBeNull(),
  );
});
