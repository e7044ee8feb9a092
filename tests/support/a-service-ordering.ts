import { expect, vi } from 'vitest';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../src/adapters/storage/stored-cleaning-cart.ts';
import { StoredFormDrafts } from '../../src/adapters/storage/stored-form-drafts.ts';
import type { UserInfo } from '../../src/core/accounts/account.ts';
import type { ServiceOrderForm } from '../../src/core/services/service-order-form.ts';
import { serviceRules } from '../../src/core/services/service-rules.ts';
import type { Service } from '../../src/core/services/service.ts';
import { ServiceChoice } from '../../src/view-models/services/service-choice.ts';
import { ServiceOrdering } from '../../src/view-models/services/service-ordering.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aCatalogue, aServiceForm, oneTime } from './a-service.ts';
import { aSession } from './a-session.ts';
import { HeldClock } from './held-clock.ts';
import { MemoryAddressBook } from './memory/memory-address-book.ts';
import { MemoryServiceGateway } from './memory/memory-services.ts';
import { eventually } from './eventually.ts';

type Wanted = {
  chosen?: Service[];
  user?: UserInfo | null;
  store?: MemoryTextStore;
  gateway?: MemoryServiceGateway;
  addresses?: MemoryAddressBook;
};

/** An order being filled in, with what is chosen for it. */
export function anOrdering({
  chosen = [oneTime],
  user = null,
  store = new MemoryTextStore(),
  gateway,
  addresses = new MemoryAddressBook(),
}: Wanted = {}) {
  const shop = gateway ?? new MemoryServiceGateway();
  const choice = new ServiceChoice(new StoredCleaningCart(store), new Modals());
  choice.read(aCatalogue);
  for (const service of chosen) {
    choice.add(service);
    choice.keepBoth();
  }
  const followed: string[] = [];
  let keys = 0;
  const renew = vi.fn(async () => choice.renew(shop.offered.services));
  const ordering = new ServiceOrdering(
    {
      choice,
      gateway: shop,
      drafts: new StoredFormDrafts(store),
      keys: { make: () => `key-${(keys += 1)}` },
      session: aSession(user).session,
      addresses,
      clock: new HeldClock(),
      rules: async () => serviceRules,
      newAbort: () => new AbortController(),
      follow: (token) => followed.push(token),
    },
    renew,
  );
  ordering.begin(shop.offered.cities);
  return { ordering, choice, gateway: shop, followed, store, renew };
}

/** Writes a good form for 25 November, but for the given fields. */
export const fill = (ordering: ServiceOrdering, facts: Partial<ServiceOrderForm> = {}) => {
  for (const [name, value] of Object.entries(aServiceForm({ date: '2026-11-25', ...facts }))) {
    ordering.form.set(name as keyof ServiceOrderForm, value);
  }
  return ordering.form;
};

/** When the free windows have come. */
export const shown = (ordering: ServiceOrdering) =>
  eventually(() => expect(ordering.windows.state).toBe('ready'));
