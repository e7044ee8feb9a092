import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSearch } from '../../../server/modules/searches/matching/check-candidates.ts';
import type { SetAside } from '../../../server/modules/searches/matching/check-candidates.ts';
import { matchListings } from '../../../server/modules/searches/matching/match-listings.ts';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { purgeDeletedSearches } from '../../../server/modules/searches/saved-searches.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import { textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { FoundMatches, SavedSearch } from '../../../src/core/searches/saved-search.ts';
import { aReviewedOwner, mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { SHORT_EDGE } from '../support/on-edge.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
  await somePlaces(app);
  owner = await aReviewedOwner(app);
});
afterAll(() => app.close());

let last = 0;
async function save(person: Person, changes: Record<string, unknown> = {}): Promise<SavedSearch> {
  const filters = `city=1&priceTo=${5_000 + (last += 1)}`;
  const search = { kind: 'properties', filters, orderBy: null, name: 'В София', frequency: 'daily' };
  const { body, status } = await app.post('/api/saved-search', { ...search, ...changes }, person.headers);
  expect(status).toBe(201);
  return body as SavedSearch;
}
const sendDailyAlerts = () => sendAlerts(app.searches, 'daily');
const match = () => matchListings(app.database.db, app.clock);
const list = async (person: Person) =>
  ((await app.get('/api/saved-search', person.headers)).body as { data: SavedSearch[] }).data;
const found = async ({ token }: SavedSearch) =>
  ((await app.get(`/api/search-matches/${token}`)).body as FoundMatches).items.map(({ id }) => id);

/** Writes for that search fail until the trigger `planted` is dropped. */
const breakFor = ({ id }: SavedSearch, table: string) => breakWhere(`new.search_id = ${id}`, table);

async function breakWhere(condition: string, table: string): Promise<void> {
  const { pool } = app.database;
  await pool.query(
    `create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
  );
  await pool.query(
    `create trigger planted before insert on ${table} for each row when (${condition}) execute function fail()`,
  );
}

describe('A person with several searches (FIND-02)', () => {
  it('gets one mail with a section and a link for each search', async () => {
    const person = await aPerson(app);
    await save(person, { name: 'Всичко в София' });
    await save(person, { name: 'До 1 300 лв.', filters: 'city=1&priceTo=1300' });
    await save(person, { name: 'В Пловдив', filters: 'city=2&priceTo=1300' });
    await save(person, { name: 'Всяка седмица', frequency: 'weekly' });
    const [cheap, dear] = [await publish(app, owner), await publish(app, owner, { price: 190_000 })];
    await match();
    await sendDailyAlerts();
    await sendDailyAlerts();
    const mails = await mailsTo(app, person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 нови резултата по 2 Ваши търсения']);
    const [first = '', second = ''] = mails[0]?.text.split('1 ново жилище: До 1 300 лв.') ?? [];
    expect(first).toContain('2 нови жилища: Всичко в София');
    for (const id of [cheap, dear]) expect(first).toContain(`https://uyut.example/imoti/${id}\n`);
    expect(second).toContain(`https://uyut.example/imoti/${cheap}\n`);
    expect(second).not.toContain(`https://uyut.example/imoti/${dear}\n`);
    expect(mails[0]?.text).not.toMatch(/В Пловдив|Всяка седмица/);
  });

  it('ends exactly the searches of a mail by one-click unsubscribe', async () => {
    const person = await aPerson(app);
    await save(person);
    await save(person);
    const weekly = await save(person, { frequency: 'weekly' });
    await publish(app, owner);
    await match();
    await sendDailyAlerts();
    const { headers } = await app.database.db
      .selectFrom('mail')
      .select('headers')
      .where('recipient', '=', person.email)
      .executeTakeFirstOrThrow();
    const oneClick = headers['List-Unsubscribe']?.slice(1, -1).replace('https://uyut.example', '') ?? '';
    const { statusCode } = await app.server.inject({ method: 'POST', url: oneClick });
    expect(statusCode).toBe(200);
    expect((await list(person)).map(({ id }) => id)).toEqual([weekly.id]);
  });
});

describe('A person with immediate notifications (FIND-02)', () => {
  it('gets no second mail within half a minute, and then one with all results since', async () => {
    const person = await aPerson(app);
    await save(person, { frequency: 'at-once' });
    await save(person, { frequency: 'at-once', filters: 'city=1&priceTo=1300' });
    const appear = async (price: number, seconds: number) => {
      app.clock.passDays(seconds / 86_400);
      await publish(app, owner, { price });
      await matchAndNotify(app.searches);
    };
    await appear(190_000, 0);
    // Of the other search, too.
    await appear(90_000, 20);
    const mails = () => mailsTo(app, person.email);
    expect(await mails()).toHaveLength(1);
    await appear(190_000, 20);
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['2 нови резултата по 2 Ваши търсения']),
    );
    expect(await mails()).toHaveLength(2);
  });
});

describe('A search in a drawn area (FIND-04)', () => {
  it('finds nothing beyond its short edge', async () => {
    const person = await aPerson(app);
    const { area, beyond, within } = SHORT_EDGE;
    const search = await save(person, { filters: `drawn=${textOfDrawnAreas([area])}` });
    await publish(app, owner, { gpsCoordinates: beyond });
    const inside = await publish(app, owner, { gpsCoordinates: within });
    await match();
    const matches = await app.database.db
      .selectFrom('search_match')
      .select('item_id')
      .where('search_id', '=', search.id)
      .execute();
    expect(matches).toEqual([{ item_id: inside }]);
  });
});

describe('A search with a failed notification', () => {
  it('blocks no other of the person or of others', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const broken = await save(person, { name: 'Счупено' });
    await save(person);
    await save(other);
    await publish(app, owner);
    await match();
    await breakFor(broken, 'search_alert');
    await expect(sendDailyAlerts()).rejects.toThrow('1 searches were not notified');
    await app.database.pool.query('drop trigger planted on search_alert');
    for (const { email } of [person, other]) expect(await mailsTo(app, email)).toHaveLength(1);
    await sendDailyAlerts();
    expect((await mailsTo(app, person.email)).at(-1)?.text).toContain('Счупено');
    expect(await mailsTo(app, other.email)).toHaveLength(1);
  });
});

describe('A person with a failed notification', () => {
  it('blocks no others and is notified the next time', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    for (const one of [person, other]) await save(one);
    await publish(app, owner);
    await match();
    await breakWhere(`new.recipient = '${person.email}'`, 'mail');
    await expect(sendDailyAlerts()).rejects.toThrow('1 searches were not notified');
    await app.database.pool.query('drop trigger planted on mail');
    expect(await mailsTo(app, person.email)).toHaveLength(0);
    expect(await mailsTo(app, other.email)).toHaveLength(1);
    await sendDailyAlerts();
    for (const { email } of [person, other]) expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe('A search with a failed query', () => {
  it('is retried separately by its own job', async () => {
    const { db } = app.database;
    const person = await aPerson(app);
    const [broken, whole] = [await save(person), await save(person)];
    const ids = [broken.id, whole.id];
    await db.updateTable('saved_search').set({ is_exact: true }).where('id', 'in', ids).execute();
    await breakFor(broken, 'search_match');
    const home = await publish(app, owner);
    expect(await match()).toBeGreaterThan(0);
    await app.database.pool.query('drop trigger planted on search_match');
    await sendDailyAlerts();
    expect(await found(whole)).toEqual([home]);
    expect(await found(broken)).toEqual([]);
    const { rows } = await app.database.pool.query<{ payload: SetAside }>(
      `select payload from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'searches.check'`,
    );
    expect(rows.map(({ payload }) => payload.searchId)).toEqual([broken.id]);
    for (const { payload } of rows) await checkSearch(db, payload);
    for (const { payload } of rows) await checkSearch(db, payload);
    await sendDailyAlerts();
    expect(await found(broken)).toEqual([home]);
  });
});

describe('A deleted search', () => {
  it('sends no notifications, and includes earlier and missed results once restored', async () => {
    const person = await aPerson(app);
    const search = await save(person);
    const before = await publish(app, owner);
    await match();
    await sendDailyAlerts();
    await app.delete(`/api/saved-search/${search.id}`, person.headers);
    expect(await list(person)).toEqual([]);
    const meanwhile = await publish(app, owner);
    await matchAndNotify(app.searches);
    await sendDailyAlerts();
    expect(await mailsTo(app, person.email)).toHaveLength(1);
    await app.post(`/api/saved-search/${search.id}/restoration`, {}, person.headers);
    await sendDailyAlerts();
    expect(await mailsTo(app, person.email)).toHaveLength(2);
    expect(await found(search)).toEqual([meanwhile, before]);
  });

  it('is permanently deleted after an hour', async () => {
    const person = await aPerson(app);
    const search = await save(person);
    const storedSearches = () =>
      app.database.db.selectFrom('saved_search').select('id').where('id', '=', search.id).execute();
    await app.delete(`/api/saved-search/${search.id}`, person.headers);
    await purgeDeletedSearches(app.searches);
    expect(await storedSearches()).toHaveLength(1);
    app.clock.passDays(0.05);
    await purgeDeletedSearches(app.searches);
    expect(await storedSearches()).toEqual([]);
  });
});
