// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { BrowserTextStore } from '../../src/adapters/storage/browser-text-store.ts';
import type { TextStore } from '../../src/adapters/storage/text-store.ts';

type Bench = { store: TextStore; writeElsewhere(key: string, text: string): void; fill(): void };

function memory(): Bench {
  const store = new MemoryTextStore();
  return {
    store,
    writeElsewhere: (key, text) => store.writeElsewhere(key, text),
    fill: () => {
      store.full = true;
    },
  };
}

function browser(): Bench {
  window.localStorage.clear();
  let isFull = false;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return {
    store: new BrowserTextStore(() => (isFull ? full() : window.localStorage)),
    writeElsewhere: (key, text) => {
      window.localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    fill: () => {
      isFull = true;
    },
  };
}

describe.each([
  ['in memory', memory],
  ['of the browser', browser],
])('A text store %s', (_, make) => {
  it('returns the written text, and null without one', () => {
    const { store } = make();
    expect(store.read('cart')).toBeNull();
    expect(store.write('cart', 'кана')).toBe(true);
    expect(store.read('cart')).toBe('кана');
  });

  it('reports changes in other tabs to the watchers of the key', () => {
    const { store, writeElsewhere } = make();
    const [cart, favorites] = [vi.fn(), vi.fn()];
    store.watch('cart', cart);
    store.watch('favorites', favorites);
    writeElsewhere('cart', 'ваза');
    expect(cart).toHaveBeenCalledTimes(1);
    expect(favorites).not.toHaveBeenCalled();
    expect(store.read('cart')).toBe('ваза');
  });

  it('returns false if it cannot store a text, and never throws', () => {
    const { store, fill } = make();
    fill();
    expect(store.write('cart', 'кана')).toBe(false);
    expect(store.read('cart')).toBeNull();
  });
});
