import { describe, expect, it } from 'vitest';
import {
  confirmationDeadline,
  foldAddress,
  overUnpaidLimit,
  needsConfirmation,
  extendedReservation,
} from '../../../src/core/orders/buyer-limits.ts';

describe('an address is the same', () => {
  const own = foldAddress({ postCode: '1000', street: 'ул. „Шипка“ 5' });

  it.each(['ул. Шипка 5', 'УЛИЦА ШИПКА №5', 'Шипка 5', 'ul. Shipka 5', 'Shipka,5', 'шипка  No 5'])(
    'when it is written %s',
    (street) => expect(foldAddress({ postCode: '1000', street })).toBe(own),
  );

  it.each([
    ['1000', 'ул. Шипка 6'],
    ['4000', 'ул. Шипка 5'],
  ])('and another one at %s, %s', (postCode, street) => {
    expect(foldAddress({ postCode, street })).not.toBe(own);
  });

  it('names the street word only when it stands alone', () => {
    expect(foldAddress({ postCode: '1000', street: 'Улей 5' })).toBe('1000 ulei5');
  });
});

describe('unpaid pieces', () => {
  it('are ten of a product', () => {
    expect(overUnpaidLimit([{ id: 1, quantity: 10 }], [])).toEqual([]);
    expect(overUnpaidLimit([{ id: 1, quantity: 11 }], [])).toEqual([1]);
    expect(overUnpaidLimit([{ id: 1, quantity: 1 }], [{ id: 1, quantity: 10 }])).toEqual([1]);
    expect(overUnpaidLimit([{ id: 2, quantity: 10 }], [{ id: 1, quantity: 10 }])).toEqual([]);
  });

  it('are thirty together', () => {
    const three = [1, 2, 3].map((id) => ({ id, quantity: 10 }));
    expect(overUnpaidLimit(three, [])).toEqual([]);
    expect(overUnpaidLimit([{ id: 4, quantity: 1 }], three)).toEqual([4]);
  });
});

describe('an order on delivery is confirmed by mail', () => {
  const one = [{ id: 1, quantity: 1 }];
  it.each([
    [50_000, one, false, false],
    [50_001, one, false, true],
    [50_001, one, true, false],
    [1_000, [{ id: 1, quantity: 11 }], false, true],
    [1_000, [{ id: 1, quantity: 11 }], true, false],
    [1_000, [1, 2, 3].map((id) => ({ id, quantity: 10 })), false, false],
    [1_000, [1, 2, 3, 4].map((id) => ({ id, quantity: 8 })), false, true],
  ])('of %i stotinki and %j, known %s: %s', (totalOrderAmount, products, isKnown, needed) => {
    expect(needsConfirmation({ totalOrderAmount, products }, isKnown)).toBe(needed);
  });
});

describe('goods are held', () => {
  const placedAt = new Date('2026-11-21T10:00:00Z');
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

  it('in steps of five minutes while the card page is open, forty at most', () => {
    expect(extendedReservation(placedAt, after(20))).toEqual(after(25));
    expect(extendedReservation(placedAt, after(38))).toEqual(after(40));
    expect(extendedReservation(placedAt, after(40))).toBeNull();
  });
});

describe('The time to confirm an order', () => {
  const orderedAt = new Date('2026-11-21T10:00:00.000Z');

  it('is 24 hours', () => {
    expect(confirmationDeadline(orderedAt)).toEqual(new Date('2026-11-22T10:00:00.000Z'));
    const visit = new Date('2026-11-24T10:00:00.000Z');
    expect(confirmationDeadline(orderedAt, visit)).toEqual(new Date('2026-11-22T10:00:00.000Z'));
  });

  it('ends an hour before a visit that starts earlier', () => {
    const visit = new Date('2026-11-21T14:00:00.000Z');
    expect(confirmationDeadline(orderedAt, visit)).toEqual(new Date('2026-11-21T13:00:00.000Z'));
  });
});
