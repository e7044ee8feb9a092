import { newSecret, hashOf } from '../../../../server/platform/secrets.ts';
import { aSolvedCaptcha } from '../a-captcha.ts';
import { aPerson } from '../an-account.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests of saved search operations, each with a different person. */
export function searchRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const { db } = app.database;
  const list = { kind: 'properties', filters: 'city=1&priceTo=1200', orderBy: 'price.ASC' };
  const sent = { ...list, name: 'В София до 1 200 лв.', frequency: 'daily' };
  const settings = { frequency: 'weekly', isPaused: true };
  const aSavedSearch = async () => {
    const person = await aPerson(app);
    const { body } = await app.post('/api/saved-search', sent, person.headers);
    const { id, token } = body as { id: number; token: string };
    await db
      .insertInto('search_match')
      .values({
        search_id: id,
        item_id: 1,
        found_at: app.clock.now(),
        reason: 'new',
        old_price: null,
        alert_id: null,
        dismissed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { id, token, headers: person.headers };
  };
  const byLink = async (body?: Record<string, unknown>) => ({
    params: { token: (await aSavedSearch()).token },
    ...(body && { body }),
  });
  let last = 0;
  return {
    proposeSearch: async () => ({ query: list }),
    savedSearches: async () => ({ headers: (await aSavedSearch()).headers }),
    saveSearch: async () => ({ body: sent, headers: (await aPerson(app)).headers }),
    changeSearch: async () => {
      const { id, headers } = await aSavedSearch();
      return { params: { id }, body: { name: 'Друго име', ...settings, channel: 'both' }, headers };
    },
    deleteSearch: async () => {
      const { id, headers } = await aSavedSearch();
      return { params: { id }, headers };
    },
    restoreSearch: async () => {
      const { id, headers } = await aSavedSearch();
      await app.delete(`/api/saved-search/${id}`, headers);
      return { params: { id }, headers };
    },
    saveSearchByMail: async () => {
      await db.deleteFrom('attempt').execute();
      const email = `search-${(last += 1)}@example.com`;
      return { body: { ...sent, email, captcha: await aSolvedCaptcha(app, 'login') } };
    },
    confirmSearch: async () => {
      const { id } = await aSavedSearch();
      const token = newSecret();
      await db
        .updateTable('saved_search')
        .set({ confirmation_hash: hashOf(token) })
        .where('id', '=', id)
        .execute();
      return { body: { token } };
    },
    searchMatches: async () => ({ ...(await byLink()), query: { alert: 1 } }),
    seeMatches: () => byLink(),
    changeSearchByLink: () => byLink(settings),
    endSearchByLink: () => byLink({ all: false }),
    favoriteAlert: async () => ({ headers: (await aPerson(app)).headers }),
    pushStatus: async () => ({ body: { endpoint: null }, headers: (await aPerson(app)).headers }),
    savePushSubscription: async () => ({
      body: {
        endpoint: 'https://push.example/device/1',
        keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) },
      },
      headers: (await aPerson(app)).headers,
    }),
    deletePushSubscription: async () => ({
      body: { endpoint: 'https://push.example/device/1' },
      headers: (await aPerson(app)).headers,
    }),
    changeFavoriteAlert: async () => ({ body: { isTold: true }, headers: (await aPerson(app)).headers }),
    endFavoriteAlertByLink: async () => ({ params: { token: 'x'.repeat(43) } }),
    dismissMatch: () => byLink({ item: 1, isDismissed: true }),
  };
}
