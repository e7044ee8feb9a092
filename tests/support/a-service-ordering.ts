import { expect, vi } from 'vitest';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../src/adapters/storage/stored-cleaning-cart.ts';
import { StoredFormDrafts } from '../../src/adapters/storage/stored-form-drafts.ts';
import type { AddressBook } from '../../src/core/accounts/account-address.ts';
import type { UserInfo } from '../../src/core/accounts/account.ts';
import type { ServiceOrderForm } from '../../src/core/services/service-order-form.ts';
import { serviceRules } from '../../src/core/services/service-rules.ts';
import type { ServiceGateway } from '../../src/core/services/service-gateway.ts';
import type { Service, ServiceGroup } from '../../src/core/services/service.ts';
import { ServiceChoice } from '../../src/view-models/services/service-choice.ts';
import { ServiceOrdering } from '../../src/view-models/services/service-ordering.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aCatalogue, aServiceForm, oneTime } from './a-service.ts';
import { aSession } from './a-session.ts';
import { FakeClock } from './fake-clock.ts';
import { anAddressBook } from './an-address-book.ts';
import { aServiceGateway, SERVICES_OFFERED } from './a-service-gateway.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { testKeys } from './test-keys.ts';
import { eventually } from './eventually.ts';

type Wanted = {
  chosen?: Service[];
  user?: UserInfo | null;
  store?: MemoryTextStore;
  gateway?: FakeGateway<ServiceGateway>;
  addresses?: AddressBook;
};

/** Unfinished order with its chosen services. */
export function anOrdering({
  chosen = [oneTime],
  user = null,
  store = new MemoryTextStore(),
  gateway = aServiceGateway(),
  addresses = anAddressBook(),
}: Wanted = {}) {
  const choice = new ServiceChoice(new StoredCleaningCart(store), new Modals());
  choice.read(aCatalogue);
  for (const service of chosen) {
    choice.add(service);
    choice.allowBoth();
  }
  const followed: string[] = [];
  let offered: readonly ServiceGroup[] = SERVICES_OFFERED.services;
  const renew = vi.fn(async () => choice.renew(offered));
  const offer = (groups: readonly ServiceGroup[]) => void (offered = groups);
  const ordering = new ServiceOrdering(
    {
      choice,
      gateway,
      drafts: new StoredFormDrafts(store),
      keys: testKeys(),
      session: aSession(user).session,
      addresses,
      clock: new FakeClock(),
      rules: async () => serviceRules,
      newAbort: () => new AbortController(),
      follow: (token) => followed.push(token),
    },
    renew,
  );
  ordering.begin(SERVICES_OFFERED.cities);
  return { ordering, choice, gateway, followed, store, renew, offer };
}

/** Fills in a valid form for 25 November, except for the given fields. */
export const fill = (ordering: ServiceOrdering, facts: Partial<ServiceOrderForm> = {}) => {
  for (const [name, value] of Object.entries(aServiceForm({ date: '2026-11-25', ...facts }))) {
    ordering.form.set(name as keyof ServiceOrderForm, value);
  }
  return ordering.form;
};

/** Waits until the time slots are loaded. */
export const shown = (ordering: ServiceOrdering) =>
  eventually(() => expect(ordering.windows.state).toBe('ready'));
