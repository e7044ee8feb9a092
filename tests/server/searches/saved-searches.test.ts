import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { deleteUnconfirmedSearches } from '../../../server/modules/searches/searches-by-mail.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import type { FoundMatches, SavedSearch } from '../../../src/core/searches/saved-search.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { aReviewedOwner, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
let seeker: Person;
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
  await somePlaces(app);
  owner = await aReviewedOwner(app);
  seeker = await aPerson(app);
});
afterAll(() => app.close());

let last = 0;
const aSearch = (changes: Record<string, unknown> = {}) => ({
  kind: 'properties',
  filters: `city=1&priceTo=${5_000 + (last += 1)}`,
  orderBy: null,
  name: 'В София',
  frequency: 'at-once',
  ...changes,
});
const save = async (changes: Record<string, unknown> = {}, person = seeker) => {
  const { body, status } = await app.post('/api/saved-search', aSearch(changes), person.headers);
  expect(status).toBe(201);
  return body as SavedSearch;
};
const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'headers'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const tell = () => matchAndNotify(app.searches);
const behind = async (address: string) =>
  (await app.get(address.replace(/^.*zapazeno-tarsene\//, '/api/search-matches/'))).body as FoundMatches;
const linkIn = (text = '', label = '(?:Преглед на сайта|Всички резултати)') =>
  new RegExp(`${label}[^:]*:\\n(\\S+)`).exec(text)?.[1] ?? '';

async function saveByMail(email: string, changes: Record<string, unknown> = {}) {
  await app.database.db.deleteFrom('attempt').execute();
  const captcha = await aSolvedCaptcha(app, 'login');
  return app.post('/api/saved-search-by-mail', { ...aSearch(changes), email, captcha });
}
const confirmationSentTo = async (email: string) =>
  /([\w-]{43})\?confirm=1/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

describe('An alert (FIND-02)', () => {
  it('lists all new homes at once in one mail, each home once', async () => {
    const person = await aPerson(app);
    await save({}, person);
    const ids = [await publish(app, owner), await publish(app, owner)];
    await tell();
    await tell();
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 нови жилища: В София');
    for (const id of ids) expect(mails[0]?.text).toContain(`https://uyut.example/imoti/${id}`);
    expect(mails[0]?.text).toMatch(/1\s200,00\sлв\. \(613,55\s€\) на месец/);
    expect(mails[0]?.text).toContain('Отговаря на търсенето Ви');
  });

  it('announces the same number as its link shows', async () => {
    const person = await aPerson(app);
    await save({}, person);
    for (let left = 8; left > 0; left -= 1) await publish(app, owner);
    await tell();
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toContain('8 нови жилища');
    const link = linkIn(mail?.text);
    const found = await behind(link);
    expect(found.items).toHaveLength(8);
    expect(found.gone).toBe(0);
    await publish(app, owner);
    await tell();
    expect((await behind(link)).items).toHaveLength(8);
    expect((await behind(link.replace(/\?.*/, ''))).items).toHaveLength(9);
  });

  it('omits homes deleted or changed before the mail is made', async () => {
    const person = await aPerson(app);
    await save({ frequency: 'daily', filters: 'city=1&priceTo=1300' }, person);
    const [paused, dearer, left] = [
      await publish(app, owner),
      await publish(app, owner),
      await publish(app, owner),
    ];
    await tell();
    const { db } = app.database;
    await db.updateTable('property').set({ status: 'paused' }).where('id', '=', paused).execute();
    await db.updateTable('property').set({ price: 200_000 }).where('id', '=', dearer).execute();
    await sendAlerts(app.searches, 'daily');
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toMatch(/^Ново жилище по търсенето Ви/);
    expect((await behind(linkIn(mail?.text))).items.map(({ id }) => id)).toEqual([left]);
    // Restored, it is reported.
    await db.updateTable('property').set({ status: 'active' }).where('id', '=', paused).execute();
    await tell();
    await sendAlerts(app.searches, 'daily');
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  it('reports a price that falls into the search, with the previous price', async () => {
    const person = await aPerson(app);
    const id = await publish(app, owner, { price: 140_000 });
    await tell();
    await save({ filters: 'city=1&priceTo=1250' }, person);
    await app.database.db.updateTable('property').set({ price: 135_000 }).where('id', '=', id).execute();
    await tell();
    expect(await mailsTo(person.email)).toEqual([]);
    await app.database.db.updateTable('property').set({ price: 120_000 }).where('id', '=', id).execute();
    await tell();
    expect((await mailsTo(person.email))[0]?.text.replace(/\u00a0/g, ' ')).toContain(
      'Намалена цена, преди: 1 350,00 лв. (690,24 €)',
    );
  });

  it('is sent in the morning when set to daily, and not while paused', async () => {
    const person = await aPerson(app);
    const daily = await save({ frequency: 'daily' }, person);
    await publish(app, owner);
    await tell();
    expect(await mailsTo(person.email)).toEqual([]);
    await sendAlerts(app.searches, 'daily');
    expect(await mailsTo(person.email)).toHaveLength(1);
    const pause = { name: 'В София', frequency: 'daily', isPaused: true };
    await app.post(`/api/saved-search/${daily.id}`, pause, person.headers);
    await publish(app, owner);
    await tell();
    await sendAlerts(app.searches, 'daily');
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('is not sent to an unconfirmed address', async () => {
    const person = await aPerson(app);
    await app.database.db
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('id', '=', person.id)
      .execute();
    await save({}, person);
    await publish(app, owner);
    await tell();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('is ended by one-click unsubscribe, without signing in, and no other with it', async () => {
    const person = await aPerson(app);
    await save({}, person);
    await save({ frequency: 'weekly' }, person);
    await publish(app, owner);
    await tell();
    const [mail] = await mailsTo(person.email);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
    const page = await app.get(new URL(oneClick).pathname);
    expect([page.status, page.text.match(/<button/g)?.length]).toEqual([200, 1]);
    const press = () =>
      app.server.inject({
        method: 'POST',
        url: oneClick.replace('https://uyut.example', ''),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press()).statusCode).toBe(200);
    expect((await press()).statusCode).toBe(200);
    const { body } = await app.get('/api/saved-search', person.headers);
    expect((body as { data: unknown[] }).data).toHaveLength(1);
  });

  it('hides a listing for a person and shows it again', async () => {
    const person = await aPerson(app);
    const { token } = await save({}, person);
    const id = await publish(app, owner);
    await tell();
    const dismissal = `/api/search-matches/${token}/dismissal`;
    const hidden = async () => {
      const { body } = await app.post('/api/user/listing-mark', { changes: [] }, person.headers);
      return (body as { marks: { id: number; on: boolean }[] }).marks.map(({ id: home, on }) => [home, on]);
    };
    await app.post(dismissal, { item: id, isDismissed: true });
    expect((await behind(token.replace(/^/, 'zapazeno-tarsene/'))).items).toEqual([]);
    expect(await hidden()).toEqual([[id, true]]);
    await app.post(dismissal, { item: id, isDismissed: false });
    expect((await behind(token.replace(/^/, 'zapazeno-tarsene/'))).items).toHaveLength(1);
    expect(await hidden()).toEqual([[id, false]]);
  });

  it('omits listings that the person has hidden (FIND-07)', async () => {
    const person = await aPerson(app);
    await save({}, person);
    const id = await publish(app, owner);
    const changes = [{ kind: 'property', id, mark: 'hidden', on: true, age: 0 }];
    await app.post('/api/user/listing-mark', { changes }, person.headers);
    await tell();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('counts new results until the search is opened', async () => {
    const person = await aPerson(app);
    const { token } = await save({}, person);
    await publish(app, owner);
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
    await app.database.db
      .updateTable('saved_search')
      .set({ seen_at: yesterday })
      .where('token', '=', token)
      .execute();
    await tell();
    const list = async () =>
      ((await app.get('/api/saved-search', person.headers)).body as { data: SavedSearch[] }).data;
    expect((await list())[0]?.newMatches).toBe(1);
    await app.post(`/api/search-matches/${token}/seen`);
    expect((await list())[0]?.newMatches).toBe(0);
  });
});

describe('An item published just before a search was saved', () => {
  it('counts as seen and is not announced', async () => {
    const person = await aPerson(app);
    await publish(app, owner);
    const { token } = await save({}, person);
    await tell();
    expect(await mailsTo(person.email)).toEqual([]);
    expect((await behind(`zapazeno-tarsene/${token}`)).items).toEqual([]);
    await publish(app, owner);
    await tell();
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

describe('A search without an account (FIND-01)', () => {
  it('starts after its address is confirmed, not by opening the link', async () => {
    const email = 'reader@example.com';
    expect((await saveByMail(` ${email.toUpperCase()} `)).status).toBe(200);
    await publish(app, owner);
    await tell();
    const token = await confirmationSentTo(email);
    await app.get(`/zapazeno-tarsene/${token}?confirm=1`);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await app.post('/api/saved-search-confirmation', { token })).status).toBe(200);
    await publish(app, owner);
    await tell();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('gets one confirmation mail an hour, with at most three unconfirmed searches', async () => {
    const email = 'flooded@example.com';
    const same = { filters: 'city=2&priceTo=777' };
    for (let left = 3; left > 0; left -= 1) await saveByMail(email, same);
    expect(await mailsTo(email)).toHaveLength(1);
    for (let left = 5; left > 0; left -= 1) expect((await saveByMail(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
    app.clock.passDays(1);
    await saveByMail(email, same);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('is deleted after a week without confirmation', async () => {
    const email = 'never@example.com';
    await saveByMail(email);
    const token = await confirmationSentTo(email);
    app.clock.passDays(7);
    expect((await app.post('/api/saved-search-confirmation', { token })).body).toMatchObject({
      message: 'saved-search-over',
    });
    await deleteUnconfirmedSearches(app.searches);
    const rows = await app.database.db
      .selectFrom('saved_search')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([]);
  });

  it('is deleted with the account of its address, and is in its export', async () => {
    const person = await aPerson(app);
    await saveByMail(person.email);
    await save({}, person);
    const { body } = await app.get('/api/user/export', person.headers);
    expect(JSON.stringify(body)).toContain('savedSearches');
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    const rows = await app.database.db
      .selectFrom('saved_search')
      .select('id')
      .where((where) => where.or([where('email', '=', person.email), where('account_id', '=', person.id)]))
      .execute();
    expect(rows).toEqual([]);
  });
});
