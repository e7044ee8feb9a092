import { describe, expect, it } from 'vitest';
import {
  confirmationDeadline,
  foldAddress,
  overUnpaidLimit,
  needsConfirmation,
  extendedReservation,
} from '../../../src/core/orders/buyer-limits.ts';

describe('Addresses', () => {
  const own = foldAddress({ postCode: '1000', street: 'ул. „Шипка“ 5' });

  it.each(['ул. Шипка 5', 'УЛИЦА ШИПКА №5', 'Шипка 5', 'ul. Shipka 5', 'Shipka,5', 'шипка  No 5'])(
    'are the same when written %s',
    (street) => expect(foldAddress({ postCode: '1000', street })).toBe(own),
  );

  it.each([
    ['1000', 'ул. Шипка 6'],
    ['4000', 'ул. Шипка 5'],
  ])('differ at %s and %s', (postCode, street) => {
    expect(foldAddress({ postCode, street })).not.toBe(own);
  });

  it('ignore the word for street only as a whole word', () => {
    expect(foldAddress({ postCode: '1000', street: 'Улей 5' })).toBe('1000 ulei5');
  });
});

describe('Unpaid pieces', () => {
  it('are at most ten of a product', () => {
    expect(overUnpaidLimit([{ id: 1, quantity: 10 }], [])).toEqual([]);
    expect(overUnpaidLimit([{ id: 1, quantity: 11 }], [])).toEqual([1]);
    expect(overUnpaidLimit([{ id: 1, quantity: 1 }], [{ id: 1, quantity: 10 }])).toEqual([1]);
    expect(overUnpaidLimit([{ id: 2, quantity: 10 }], [{ id: 1, quantity: 10 }])).toEqual([]);
  });

  it('are at most thirty in total', () => {
    const three = [1, 2, 3].map((id) => ({ id, quantity: 10 }));
    expect(overUnpaidLimit(three, [])).toEqual([]);
    expect(overUnpaidLimit([{ id: 4, quantity: 1 }], three)).toEqual([4]);
  });
});

describe('The confirmation by email of an order paid on delivery', () => {
  const one = [{ id: 1, quantity: 1 }];
  it.each([
    [50_000, one, false, false],
    [50_001, one, false, true],
    [50_001, one, true, false],
    [1_000, [{ id: 1, quantity: 11 }], false, true],
    [1_000, [{ id: 1, quantity: 11 }], true, false],
    [1_000, [1, 2, 3].map((id) => ({ id, quantity: 10 })), false, false],
    [1_000, [1, 2, 3, 4].map((id) => ({ id, quantity: 8 })), false, true],
  ])(
    'is required for %i stotinki and %j, known buyer %s: %s',
    (totalOrderAmount, products, isKnown, needed) => {
      expect(needsConfirmation({ totalOrderAmount, products }, isKnown)).toBe(needed);
    },
  );
});

describe('The reservation of stock', () => {
  const placedAt = new Date('2026-11-21T10:00:00Z');
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

  it('is extended in steps of five minutes while the card page is open, up to forty', () => {
    expect(extendedReservation(placedAt, after(20))).toEqual(after(25));
    expect(extendedReservation(placedAt, after(38))).toEqual(after(40));
    expect(extendedReservation(placedAt, after(40))).toBeNull();
  });
});

describe('The deadline for confirming an order', () => {
  const orderedAt = new Date('2026-11-21T10:00:00.000Z');

  it('is 24 hours after it', () => {
    expect(confirmationDeadline(orderedAt)).toEqual(new Date('2026-11-22T10:00:00.000Z'));
    const visit = new Date('2026-11-24T10:00:00.000Z');
    expect(confirmationDeadline(orderedAt, visit)).toEqual(new Date('2026-11-22T10:00:00.000Z'));
  });

  it('is an hour before an earlier visit', () => {
    const visit = new Date('2026-11-21T14:00:00.000Z');
    expect(confirmationDeadline(orderedAt, visit)).toEqual(new Date('2026-11-21T13:00:00.000Z'));
  });
});
