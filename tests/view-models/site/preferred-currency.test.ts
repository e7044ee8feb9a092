import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPreferredCurrency } from '../../../src/adapters/storage/stored-choices.ts';
import { PreferredCurrency } from '../../../src/view-models/site/preferred-currency.ts';

const inBrowser = (store: MemoryTextStore, order: 'eur-first' | 'bgn-first' = 'bgn-first') =>
  new PreferredCurrency(new StoredPreferredCurrency(store), order);

describe('The currency that prices are typed in (PRICE-01)', () => {
  it.each([
    ['bgn-first', 'BGN'],
    ['eur-first', 'EUR'],
  ] as const)('is the one that prices begin with (%s: %s), once the browser was asked', (order, currency) => {
    const preferred = inBrowser(new MemoryTextStore(), order);
    expect(preferred.currency).toBeNull();
    preferred.read();
    expect(preferred.currency).toBe(currency);
  });

  it('is the chosen one, also after a reload', () => {
    const store = new MemoryTextStore();
    const preferred = inBrowser(store);
    preferred.read();
    preferred.prefer('EUR');
    expect(preferred.currency).toBe('EUR');
    preferred.read();
    const later = inBrowser(store);
    later.read();
    expect([preferred.currency, later.currency]).toEqual(['EUR', 'EUR']);
  });
});
