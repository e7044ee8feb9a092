import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import {
  StoredTransferPayload,
  StoredConsent,
  StoredLanguage,
} from '../../../src/adapters/storage/stored-choices.ts';

describe('Stored choices', () => {
  it('that make no sense count as none', () => {
    const store = new MemoryTextStore();
    store.write('cookie-consent', 'yes');
    store.write('defaultLang', 'klingon');
    expect(new StoredConsent(store).read()).toBe('undecided');
    expect(new StoredLanguage(store).read()).toBeNull();
  });

  it('of the other domain never undo a decision made here (LANG-11)', () => {
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
});
