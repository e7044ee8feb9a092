import type { SavedSearches, SentSearch } from '../../src/core/searches/saved-searches.ts';
import type { PushAlerts } from '../../src/core/searches/push-alerts.ts';
import type { SavedSearch } from '../../src/core/searches/saved-search.ts';
import { fakeGateway } from './fake-gateway.ts';

export const aSavedSearch = (fields: Partial<SavedSearch> = {}): SavedSearch => ({
  kind: 'properties',
  filters: 'city=1',
  orderBy: null,
  id: 1,
  name: 'В София',
  frequency: 'daily',
  channel: 'email',
  isPaused: false,
  words: ['София'],
  newMatches: 0,
  token: String(fields.id ?? 1).padStart(43, 's'),
  createdAt: '2026-11-21T10:00:00.000Z',
  ...fields,
});

const DONE = { message: 'done' };

/** Server that accepts all changes of the given searches. */
export function someSavedSearches(list: readonly SavedSearch[] = []) {
  const withId = (wanted: number) => list.find(({ id }) => id === wanted) ?? aSavedSearch({ id: wanted });
  return fakeGateway<SavedSearches>({
    proposeSearch: ({ kind, filters, orderBy }) => ({
      kind,
      filters,
      orderBy,
      name: 'София до 1 200 лв.',
      words: ['София'],
      total: 3,
      isTooWide: false,
      relaxed: [],
      savedAs: null,
    }),
    savedSearches: () => ({ data: [...list] }),
    saveSearch: (search: SentSearch) => aSavedSearch(search),
    changeSearch: ({ id, channel = 'email', ...settings }) => ({ ...withId(id), channel, ...settings }),
    deleteSearch: () => DONE,
    restoreSearch: ({ id }) => withId(id),
    saveSearchByMail: () => DONE,
    confirmSearch: () => ({ token: aSavedSearch().token }),
    seeMatches: () => DONE,
    changeSearchByLink: () => DONE,
    endSearchByLink: () => DONE,
    dismissMatch: () => DONE,
  });
}

/** Push notifications of one browser. */
export function somePushAlerts(publicKey: string | null = 'B'.repeat(87)) {
  let subscribed: string | null = null;
  return fakeGateway<PushAlerts>({
    pushStatus: ({ endpoint }) => ({
      publicKey,
      isSubscribed: endpoint !== null && endpoint === subscribed,
    }),
    savePushSubscription: ({ endpoint }) => {
      subscribed = endpoint;
      return DONE;
    },
    deletePushSubscription: () => {
      subscribed = null;
      return DONE;
    },
  });
}
