import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../../src/adapters/storage/stored-cleaning-cart.ts';
import { CleaningCart } from '../../../src/core/services/cleaning-cart.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { aCatalogue, deep, oneTime, subscription } from '../../support/a-service.ts';

const KEY = 'cleaning-cart';

function readingOf(text: string): CleaningCart {
  const store = new MemoryTextStore();
  store.write(KEY, text);
  return new StoredCleaningCart(store).read();
}

describe('The stored choice of services', () => {
  it('has the specified format (SERV-06)', () => {
    const store = new MemoryTextStore();
    const cart = new CleaningCart(ServiceSelection.empty, aCatalogue, {}).with(
      ServiceSelection.of([oneTime, deep]),
    );
    new StoredCleaningCart(store).write(cart);
    expect(JSON.parse(store.read(KEY) ?? '')).toEqual({
      cleaningType: 'deep',
      selectedServices: { 'home-cleaning': oneTime, 'after-repair': deep },
      totalPrice: 21_000 + 58_500,
      services: aCatalogue,
      cache: { 'home-cleaning': { sqm: 60 }, 'after-repair': { sqm: 60, severity: 2 } },
    });
  });

  it('preserves the valid part of a broken one', () => {
    const cart = readingOf(
      JSON.stringify({
        cleaningType: 'nonsense',
        totalPrice: -1,
        selectedServices: {
          good: oneTime,
          free: { ...deep, price: 0 },
          none: null,
          twoMeasures: { ...deep, serviceKey: 'two', hours: 3 },
          noMeasure: { ...deep, serviceKey: 'no', sqm: undefined },
        },
        services: 'none',
        cache: { 'home-cleaning': { sqm: 44 }, windows: { quantity: 7, months: 99 }, broken: 3 },
      }),
    );
    expect(cart.selection.services).toEqual([oneTime]);
    expect(cart.selection.totalPrice).toBe(21_000);
    expect(cart.groups).toEqual([]);
    expect(cart.cache).toEqual({ 'home-cleaning': { sqm: 60 }, windows: { quantity: 7 } });
  });

  it('is corrected if it breaks a rule', () => {
    const cart = readingOf(JSON.stringify({ selectedServices: { subscription, oneTime } }));
    expect(cart.selection.services).toEqual([oneTime]);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readingOf(text).selection.isEmpty).toBe(true);
      }),
    );
  });
});
