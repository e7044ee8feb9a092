import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import {
  StoredTransferPayload,
  StoredConsent,
  StoredLanguage,
} from '../../../src/adapters/storage/stored-choices.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';

describe('Stored choices', () => {
  it('are ignored if invalid', () => {
    const store = new MemoryTextStore();
    store.write('cookie-consent', 'yes');
    store.write('defaultLang', 'klingon');
    expect(new StoredConsent(store).read()).toBe('undecided');
    expect(new StoredLanguage(store).read()).toBeNull();
  });

  it('of the other domain never overwrite a decision on this one (LANG-11)', () => {
    const store = new MemoryTextStore();
    const consent = new StoredConsent(store);
    consent.write('declined');
    new StoredTransferPayload(store, consent).write({
      cart: null,
      favorites: null,
      cleaningCart: null,
      plans: null,
      consent: 'undecided',
    });
    expect(consent.read()).toBe('declined');
  });

  it('transfer the latest plans within the limit, and leave older ones (LANG-11)', async () => {
    const store = new MemoryTextStore();
    const things = { budget: null, things: Array.from({ length: 100 }, () => aThing()) };
    const plans = Array.from({ length: 12 }, (_, place) => ({
      id: `plan-${place}`,
      plan: aPlan({ things }),
    }));
    store.write('plans', JSON.stringify(plans));
    const taken = new StoredTransferPayload(store, new StoredConsent(store)).read().plans ?? '';
    expect(taken.length).toBeLessThanOrEqual(100_000);
    const count = JSON.parse(taken).length as number;
    expect(count).toBeGreaterThan(0);
    expect(JSON.parse(taken)).toEqual(JSON.parse(JSON.stringify(plans.slice(0, count))));
    expect(JSON.parse(store.read('plans') ?? '')).toHaveLength(12);
  });
});
