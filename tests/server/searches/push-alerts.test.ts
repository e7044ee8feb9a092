import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../server/platform/fetch-public.ts';
import type { FetchPolicy } from '../../../server/platform/fetch-public.ts';
import { WebPushSender } from '../../../server/platform/push/web-push-sender.ts';
import { matchListings } from '../../../server/modules/searches/matching/match-listings.ts';
import { sendPush } from '../../../server/modules/searches/push/push-alerts.ts';
import type { WaitingPush } from '../../../server/modules/searches/push/push-alerts.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import type { SearchDependencies } from '../../../server/modules/searches/search-dependencies.ts';
import { MAX_PUSH_DEVICES } from '../../../src/core/searches/push-alerts.ts';
import type { FoundMatches, SavedSearch } from '../../../src/core/searches/saved-search.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { SOME_PUSH_KEYS, startPushService } from '../support/outside-servers/push-service.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
let service: Awaited<ReturnType<typeof startPushService>>;
let searches: SearchDependencies;
beforeAll(async () => {
  app = await startTestApplication({
    environment: {
      ...SOME_PUSH_KEYS,
      TEAM_EMAIL: 'team@uyut.example',
      DOMAIN_BG: 'https://uyut.example',
      DOMAIN_EN: 'https://cosy.example',
    },
  });
  service = await startPushService();
  searches = { ...app.searches, push: senderWith(service.policy) };
  await somePlaces(app);
});
afterAll(async () => {
  await service.close();
  await app.close();
});
beforeEach(async () => {
  owner = await aPerson(app);
  service.received.length = 0;
  await app.database.pool.query('delete from graphile_worker._private_jobs');
  await app.database.db.deleteFrom('saved_search').execute();
});

function senderWith(policy: FetchPolicy): WebPushSender {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = SOME_PUSH_KEYS;
  return new WebPushSender({ publicKey, privateKey, subject: 'mailto:team@uyut.example' }, policy);
}

let last = 0;
async function save(person: Person, channel: 'email' | 'push' | 'both'): Promise<SavedSearch> {
  const filters = `city=1&priceTo=${7_000 + (last += 1)}`;
  const search = { kind: 'properties', filters, orderBy: null, name: 'В София', frequency: 'at-once' };
  const { id } = (await app.post('/api/saved-search', search, person.headers)).body as SavedSearch;
  const settings = { name: '', frequency: 'at-once', isPaused: false, channel };
  const { body, status } = await app.post(`/api/saved-search/${id}`, settings, person.headers);
  expect(status).toBe(200);
  return body as SavedSearch;
}

/** Registers a browser of the person. @returns its path at the push service */
async function subscribe(person: Person): Promise<string> {
  const path = `/device/${(last += 1)}`;
  const { endpoint, keys } = service.subscribe(path);
  const sent = { endpoint: `https://push.example${path}`, keys };
  expect((await app.post('/api/push-subscription', sent, person.headers)).status).toBe(200);
  // The service of this test has no certificate.
  await app.database.db
    .updateTable('push_subscription')
    .set({ endpoint })
    .where('endpoint', '=', sent.endpoint)
    .execute();
  return path;
}

type Job = { payload: WaitingPush; run_at: Date };
async function waiting(): Promise<Job[]> {
  const { rows } = await app.database.pool.query<Job>(
    `select payload, run_at from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'searches.push' order by job.id`,
  );
  return rows;
}

/** Matches a new item and sends the pending notification. */
async function tell(): Promise<number> {
  const home = await publish(app, owner);
  await matchListings(app.database.db, app.clock);
  await sendAlerts(searches, 'at-once');
  return home;
}
async function send(): Promise<void> {
  for (const { payload } of await waiting()) await sendPush(searches, payload);
}
const devices = (person: Person) =>
  app.database.db.selectFrom('push_subscription').selectAll().where('account_id', '=', person.id).execute();

describe('A search with push notifications (FIND-02)', () => {
  it('reaches each browser of the person, encrypted, signed and small, with a link to its results', async () => {
    const person = await aPerson(app);
    const search = await save(person, 'push');
    const paths = [await subscribe(person), await subscribe(person)];
    const home = await tell();
    await send();
    expect(service.received.map(({ path }) => path)).toEqual(paths);
    const [first] = service.received;
    expect(first).toMatchObject({
      subject: 'mailto:team@uyut.example',
      ttl: '86400',
      message: { title: '1 ново жилище: В София', text: 'Светъл апартамент до парка', language: 'bg' },
    });
    expect(first?.bytes).toBeLessThan(1_000);
    const [, token, alert] =
      /^https:\/\/uyut\.example\/zapazeno-tarsene\/([\w-]+)\?alert=(\d+)$/.exec(first?.message.url ?? '') ??
      [];
    expect(token).toBe(search.token);
    const { body } = await app.get(`/api/search-matches/${token}?alert=${alert}`);
    expect((body as FoundMatches).items.map(({ id }) => id)).toEqual([home]);
    expect(await mailsTo(app, person.email)).toEqual([]);
  });

  it('uses the person’s language', async () => {
    const person = await aPerson(app);
    await app.database.db
      .updateTable('account')
      .set({ language: 'en' })
      .where('id', '=', person.id)
      .execute();
    await save(person, 'both');
    await subscribe(person);
    await tell();
    await send();
    expect(service.received[0]?.message).toMatchObject({ title: '1 new home: В София', language: 'en' });
    expect(service.received[0]?.message.url).toMatch(/^https:\/\/cosy\.example\//);
    expect(await mailsTo(app, person.email)).toHaveLength(1);
  });

  it('sends only mail if that is chosen or no browser is subscribed', async () => {
    const [byMail, without] = [await aPerson(app), await aPerson(app)];
    await save(byMail, 'email');
    await subscribe(byMail);
    await save(without, 'push');
    await tell();
    expect(await waiting()).toEqual([]);
    for (const { email } of [byMail, without]) expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it.each(['ended', 'paused', 'by mail alone', 'turned off in the browser'])(
    'sends nothing when it is %s before the message is sent',
    async (how) => {
      const person = await aPerson(app);
      const { id, token } = await save(person, 'push');
      await subscribe(person);
      await tell();
      expect(await waiting()).toHaveLength(1);
      const settings = { name: '', frequency: 'at-once', isPaused: how === 'paused' };
      if (how === 'ended') await app.post(`/api/search-matches/${token}/end`, { all: false });
      else if (how === 'turned off in the browser') {
        const [device] = await devices(person);
        await app.post('/api/push-subscription/end', { endpoint: device?.endpoint }, person.headers);
      } else {
        const channel = how === 'paused' ? 'push' : 'email';
        await app.post(`/api/saved-search/${id}`, { ...settings, channel }, person.headers);
      }
      await send();
      expect(service.received).toEqual([]);
    },
  );

  it('waits until morning at night', async () => {
    const person = await aPerson(app);
    await save(person, 'push');
    await subscribe(person);
    app.clock.passDays(0.5);
    owner = await aPerson(app);
    await tell();
    app.clock.passDays(-0.5);
    expect((await waiting()).map(({ run_at }) => run_at.toISOString())).toEqual(['2026-11-22T06:00:00.000Z']);
  });
});

describe('A push subscription', () => {
  it.each([404, 410])('ends when its service returns %d', async (status) => {
    const person = await aPerson(app);
    await save(person, 'push');
    const path = await subscribe(person);
    service.answer(path, status);
    await tell();
    await send();
    expect(await devices(person)).toEqual([]);
    // The next notification is sent by mail.
    app.clock.passDays(1 / 1_440);
    await tell();
    expect(await mailsTo(app, person.email)).toHaveLength(1);
  });

  it.each([302, 429, 500])('is retried when its service returns %d', async (status) => {
    const person = await aPerson(app);
    await save(person, 'push');
    const path = await subscribe(person);
    service.answer(path, status);
    await tell();
    await expect(send()).rejects.toThrow(`status ${status}`);
    service.answer(path, 201);
    await send();
    expect(service.received).toHaveLength(1);
  });

  it('with an internal address receives nothing', async () => {
    const person = await aPerson(app);
    await save(person, 'push');
    await subscribe(person);
    await tell();
    const push = senderWith({ ...service.policy, isAllowed: isPublicAddress });
    for (const { payload } of await waiting()) {
      await expect(sendPush({ ...searches, push }, payload)).rejects.toMatchObject({ reason: 'not-public' });
      // The production rule, which forbids the test's port.
      await expect(sendPush(app.searches, payload)).rejects.toMatchObject({ reason: 'address' });
    }
    expect(service.received).toEqual([]);
  });

  it('with invalid keys is deleted', async () => {
    const person = await aPerson(app);
    await save(person, 'push');
    await subscribe(person);
    await app.database.db
      .updateTable('push_subscription')
      .set({ p256dh: 'A'.repeat(87) })
      .where('account_id', '=', person.id)
      .execute();
    await tell();
    await send();
    expect(await devices(person)).toEqual([]);
  });

  it('belongs to the last account in that browser; an account has ten, and the oldest is deleted', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) };
    const sent = (number: number) => ({ endpoint: `https://push.example/shared/${number}`, keys });
    for (let number = 0; number <= MAX_PUSH_DEVICES; number += 1) {
      expect((await app.post('/api/push-subscription', sent(number), one.headers)).status).toBe(200);
      app.clock.passDays(1 / 1_440);
    }
    const endpoints = async (person: Person) => (await devices(person)).map(({ endpoint }) => endpoint);
    expect(await endpoints(one)).not.toContain(sent(0).endpoint);
    expect(await endpoints(one)).toHaveLength(MAX_PUSH_DEVICES);
    await app.post('/api/push-subscription', sent(1), other.headers);
    expect(await endpoints(other)).toEqual([sent(1).endpoint]);
    expect(await endpoints(one)).toHaveLength(MAX_PUSH_DEVICES - 1);
    // Another person cannot end it.
    await app.post('/api/push-subscription/end', { endpoint: sent(1).endpoint }, one.headers);
    expect(await endpoints(other)).toHaveLength(1);
  });

  it('is deleted with its account', async () => {
    const person = await aPerson(app);
    await subscribe(person);
    await app.database.db.deleteFrom('account').where('id', '=', person.id).execute();
    expect(await devices(person)).toEqual([]);
  });
});

describe('Without push keys', () => {
  it('push is not offered, and a push search sends mail', async () => {
    const person = await aPerson(app);
    await save(person, 'push');
    await subscribe(person);
    await publish(app, owner);
    await matchListings(app.database.db, app.clock);
    await sendAlerts({ ...searches, push: null }, 'at-once');
    expect(await waiting()).toEqual([]);
    expect(await mailsTo(app, person.email)).toHaveLength(1);
  });
});
