import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/searches/searches.ts';
import type { SavedSearches, SentSearch } from '../../../src/core/searches/saved-searches.ts';
import { SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());

const LIST = { kind: 'properties' as const, filters: 'city=1&priceTo=1200', orderBy: null };
const aSearch = (changes: Partial<SentSearch> = {}): SentSearch => ({
  kind: 'properties',
  filters: 'city=1&priceTo=1200',
  orderBy: null,
  name: 'В София до 1 200 лв.',
  frequency: 'daily',
  ...changes,
});

describe('Saved search operations (FIND-01, FIND-02)', () => {
  let searches: SavedSearches;
  beforeEach(async () => {
    searches = inProcessGateway<SavedSearches>(app, calls, await aPerson(app));
  });
  const unknown = failureOf('not-found', 'error-search-not-found');

  it('suggest a name, save a search and list the latest first', async () => {
    const proposed = await searches.proposeSearch(LIST);
    expect(proposed).toMatchObject({ ...LIST, savedAs: null, isTooWide: false });
    expect(proposed.name).not.toBe('');
    const first = await searches.saveSearch(aSearch());
    expect(first).toMatchObject({ name: 'В София до 1 200 лв.', isPaused: false, newMatches: 0 });
    const second = await searches.saveSearch(aSearch({ filters: 'city=2' }));
    expect((await searches.savedSearches()).data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await searches.proposeSearch(LIST)).savedAs).toEqual({ id: first.id, name: first.name });
  });

  it('ignore the order of filters and store no duplicates', async () => {
    await searches.saveSearch(aSearch());
    await expect(
      searches.saveSearch(aSearch({ filters: 'priceTo=1200&city=1', orderBy: 'price.ASC' })),
    ).rejects.toMatchObject(failureOf('conflict', 'error-search-saved-already'));
  });

  it('reject a search without filters', async () => {
    expect((await searches.proposeSearch({ ...LIST, filters: '' })).isTooWide).toBe(true);
    await expect(searches.saveSearch(aSearch({ filters: '' }))).rejects.toMatchObject(
      failureOf('invalid', 'error-search-too-wide'),
    );
  });

  it(`limit a person to ${SEARCH_LIMITS.searches} searches`, async () => {
    for (let price = 1; price <= SEARCH_LIMITS.searches; price += 1) {
      await searches.saveSearch(aSearch({ filters: `city=1&priceTo=${1_000 + price}` }));
    }
    await expect(searches.saveSearch(aSearch())).rejects.toMatchObject(
      failureOf('conflict', 'error-too-many-searches'),
    );
  });

  it('change and delete a search', async () => {
    const { id } = await searches.saveSearch(aSearch());
    const settings = { name: 'Ново име', frequency: 'weekly' as const, isPaused: true };
    expect(await searches.changeSearch({ id, ...settings })).toMatchObject(settings);
    expect(await searches.changeSearch({ id, ...settings, name: ' ' })).toMatchObject(settings);
    await searches.deleteSearch({ id });
    expect((await searches.savedSearches()).data).toEqual([]);
    await expect(searches.changeSearch({ id, ...settings })).rejects.toMatchObject(unknown);
    await expect(searches.deleteSearch({ id })).rejects.toMatchObject(unknown);
  });

  it('restore a deleted search, unless the same one was saved anew', async () => {
    const savedSearch = await searches.saveSearch(aSearch());
    await searches.saveSearch(aSearch({ filters: 'city=2' }));
    await expect(searches.restoreSearch({ id: savedSearch.id })).rejects.toMatchObject(unknown);
    await searches.deleteSearch({ id: savedSearch.id });
    await expect(searches.searchMatches({ token: savedSearch.token, alert: null })).rejects.toMatchObject(
      unknown,
    );
    expect((await searches.proposeSearch(LIST)).savedAs).toBeNull();
    expect(await searches.restoreSearch({ id: savedSearch.id })).toEqual(savedSearch);
    expect(await searches.searchMatches({ token: savedSearch.token, alert: null })).toMatchObject({
      search: savedSearch,
    });
    await searches.deleteSearch({ id: savedSearch.id });
    await searches.saveSearch(aSearch());
    await expect(searches.restoreSearch({ id: savedSearch.id })).rejects.toMatchObject(unknown);
  });

  it(`do not restore a search above the limit of ${SEARCH_LIMITS.searches}`, async () => {
    const { id } = await searches.saveSearch(aSearch());
    await searches.deleteSearch({ id });
    for (let price = 1; price <= SEARCH_LIMITS.searches; price += 1) {
      await searches.saveSearch(aSearch({ filters: `city=1&priceTo=${1_300 + price}` }));
    }
    await expect(searches.restoreSearch({ id })).rejects.toMatchObject(
      failureOf('conflict', 'error-too-many-searches'),
    );
  });

  it('change and end a search by its link', async () => {
    const { token } = await searches.saveSearch(aSearch());
    await searches.saveSearch(aSearch({ filters: 'city=2' }));
    expect(await searches.searchMatches({ token, alert: null })).toMatchObject({
      items: [],
      gone: 0,
      isConfirmed: true,
    });
    await searches.seeMatches({ token });
    await searches.changeSearchByLink({ token, frequency: 'weekly', isPaused: true });
    expect((await searches.searchMatches({ token, alert: null })).search).toMatchObject({
      frequency: 'weekly',
      isPaused: true,
    });
    await expect(searches.dismissMatch({ token, item: 1, isDismissed: true })).rejects.toMatchObject(unknown);
    await searches.endSearchByLink({ token, all: false });
    await expect(searches.searchMatches({ token, alert: null })).rejects.toMatchObject(unknown);
    const [left] = (await searches.savedSearches()).data;
    await searches.endSearchByLink({ token: left?.token ?? '', all: true });
    expect((await searches.savedSearches()).data).toEqual([]);
    for (const ask of [
      () => searches.seeMatches({ token }),
      () => searches.changeSearchByLink({ token, frequency: 'daily', isPaused: false }),
      () => searches.endSearchByLink({ token, all: false }),
    ]) {
      await expect(ask()).rejects.toMatchObject(unknown);
    }
  });

  it('save a search without an account after e-mail confirmation', async () => {
    const email = 'somebody@example.com';
    await searches.saveSearchByMail({ ...aSearch(), email, captcha: await aSolvedCaptcha(app, 'login') });
    const [mail] = await mailsTo(app, email);
    const sent = /([\w-]{43})\?confirm=1/.exec(mail?.text ?? '')?.[1] ?? '';
    const { token } = await searches.confirmSearch({ token: sent });
    expect(await searches.confirmSearch({ token: sent })).toEqual({ token });
    expect((await searches.searchMatches({ token, alert: null })).isConfirmed).toBe(true);
    await expect(searches.confirmSearch({ token: 'x'.repeat(43) })).rejects.toMatchObject(
      failureOf('invalid', 'saved-search-over'),
    );
    await expect(
      searches.saveSearchByMail({
        ...aSearch(),
        email: 'nobody',
        captcha: await aSolvedCaptcha(app, 'login'),
      }),
    ).rejects.toMatchObject({ kind: 'invalid', fields: { email: 'error-email-invalid' } });
  });
});
