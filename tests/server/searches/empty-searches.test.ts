import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { deleteOldEmptySearches } from '../../../server/modules/searches/empty-searches.ts';
import { anonymiseSearch } from '../../../server/modules/searches/anonymise-search.ts';
import type { ProposedSearch } from '../../../src/core/searches/saved-search.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  const owner = await aPerson(app);
  await publish(app, owner, { price: 120_000, district_id: 11 });
  await publish(app, owner, { price: 150_000, district_id: 12 });
});
afterAll(() => app.close());

const rows = () =>
  app.database.db
    .selectFrom('empty_search')
    .select(['kind', 'filters', 'times'])
    .orderBy('filters')
    .execute();

describe('A search without results', () => {
  it('is counted by day without personal data', async () => {
    const { emptySearches } = app;
    for (const query of [
      'city=1&priceTo=1000',
      'priceTo=1000&city=1&orderBy=price.ASC&offset=0&limit=1',
      'text=%D0%91%D0%90%D0%A1%D0%95%D0%99%D0%9D&city=1',
      'text=maria%40example.com&priceTo=2000',
      'text=0888123456',
      'ids=999999',
      'city=1',
    ]) {
      expect((await app.get(`/api/property?${query}`)).status).toBe(200);
    }
    await app.post('/api/product/search', { request: 'нещо, което го няма' });
    for (const text of ['хеликоптер', 'двустаен Пловдив', 'София']) {
      await app.get(`/api/search?text=${encodeURIComponent(text)}`);
    }
    await emptySearches.write();
    await app.get('/api/property?city=1&priceTo=1000');
    await emptySearches.write();
    await emptySearches.write();
    expect(await rows()).toEqual([
      { kind: 'properties', filters: 'city=1 priceTo=1000', times: 3 },
      { kind: 'properties', filters: 'city=1 text=басейн', times: 1 },
      { kind: 'properties', filters: 'priceTo=2000', times: 1 },
      { kind: 'products', filters: 'request=нещо, което го няма', times: 1 },
      { kind: 'products', filters: 'request=хеликоптер', times: 1 },
      { kind: 'properties', filters: 'text=двустаен пловдив', times: 1 },
    ]);
  });

  it('is listed for the team by frequency and deleted after three months', async () => {
    const lines: string[] = [];
    await runCommand(['empty-searches'], {}, {
      db: app.database.db,
      clock: app.clock,
      print: (line: string) => lines.push(line),
    } as never);
    expect(lines[0]).toBe('     3 properties: city=1 priceTo=1000');
    await deleteOldEmptySearches({ db: app.database.db, clock: app.clock });
    expect(await rows()).toHaveLength(6);
    app.clock.passDays(92);
    await deleteOldEmptySearches({ db: app.database.db, clock: app.clock });
    expect(await rows()).toEqual([]);
    lines.length = 0;
    await runCommand(['empty-searches'], {}, {
      db: app.database.db,
      clock: app.clock,
      print: (line: string) => lines.push(line),
    } as never);
    expect(lines).toEqual(['All searches had results.']);
  });

  it('has a daily limit of stored searches', async () => {
    const { db } = app.database;
    for (let index = 0; index < 700; index += 1) {
      app.emptySearches.record('properties', { priceTo: index + 1 }, { total: 0 });
    }
    await app.emptySearches.write();
    expect(await rows()).toHaveLength(500);
    for (let part = 1; part < 5; part += 1) {
      for (let index = 0; index < 500; index += 1) {
        app.emptySearches.record('properties', { areaTo: part * 500 + index }, { total: 0 });
      }
      await app.emptySearches.write();
    }
    expect((await rows()).length).toBe(2_000);
    await db.deleteFrom('empty_search').execute();
  });

  it('suggests omitting one filter, with the counts, the most first', async () => {
    const { body } = await app.get(
      `/api/saved-search/proposal?kind=properties&filters=${encodeURIComponent('city=1&district=11&priceTo=1000')}`,
    );
    const { total, relaxed } = body as ProposedSearch;
    expect(total).toBe(0);
    expect(relaxed.map(({ filters, total: found }) => [filters, found])).toEqual([['city=1&district=11', 1]]);
    expect(relaxed[0]?.without.join().replace(/\u00a0/g, ' ')).toBe('до 1 000 лв.');
    const list = await app.get('/api/property?city=1&district=11&limit=1');
    expect((list.body as { total: number }).total).toBe(1);
  });
});

describe('The stored text of a search', () => {
  it('is the same for the same filters', () => {
    expect(
      anonymiseSearch({ type: ['studio', 'house'], city: 1, offset: 0, pets: false, heating: null }),
    ).toBe('city=1 type=house type=studio');
  });

  it('excludes ids, persons and map positions', () => {
    for (const asked of [{ ids: [1] }, { owner: 5, city: 1 }, { within: '42,23,43,24' }, {}]) {
      expect(anonymiseSearch(asked)).toBeNull();
    }
    expect(anonymiseSearch({ drawn: 'u2u', city: 1 })).toBe('city=1');
  });

  it('excludes words similar to addresses, numbers and letters', () => {
    for (const text of ['a@b.bg', '0888 12 34 56', 'x'.repeat(61)]) {
      expect(anonymiseSearch({ request: text, categoryId: 3 })).toBe('categoryId=3');
    }
    expect(anonymiseSearch({ request: '  Дъбова  МАСА ' })).toBe('request=дъбова маса');
  });
});
