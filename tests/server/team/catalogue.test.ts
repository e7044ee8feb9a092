import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { beginVersion } from '../../../server/modules/team/catalogue/apply-version.ts';
import { loadServices } from '../../../server/modules/services/load-services.ts';
import type { ServiceTerms } from '../../../src/core/services/service-terms.ts';
import type { CreditPackage } from '../../../src/core/wallet/credit-prices.ts';
import { aPerson } from '../support/an-account.ts';
import { someServices } from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

type State<Value> = { current: Value; latest: number; versions: { number: number; author: string }[] };

let app: TestApplication;
let services: { cookie: string };
let finance: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication();
  await someServices(app);
  services = (await aMember(app, ['services'])).headers;
  finance = (await aMember(app, ['finance'])).headers;
});
afterEach(async () => {
  await app.database.db.deleteFrom('team_version').execute();
  await someServices(app);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

const CLEANING = 'services/hourly-cleaning';
const read = async <Value>(path: string, headers = services) =>
  (await app.get(`/api/team/catalogue/${path}`, headers)).body as State<Value>;
const change = (path: string, value: object, more: object = {}, headers = services) =>
  app.post(
    `/api/team/catalogue/${path}`,
    { value, validFrom: null, latest: 0, reason: 'По-скъпи препарати', ...more },
    headers,
  );
const terms = async (changes: Partial<ServiceTerms> = {}) => ({
  ...(await read<ServiceTerms>(CLEANING)).current,
  ...changes,
});
const shownPrice = async (key = 'hourly-cleaning') => {
  const { body } = await app.get('/api/cleaning/one-time/services');
  const groups = (body as { services: { items: { serviceKey: string; price: number }[] }[] }).services;
  return groups.flatMap(({ items }) => items).find(({ serviceKey }) => serviceKey === key)?.price;
};
/** Runs the waiting jobs that begin versions, as the queue does at their time. */
const beginPlanned = async (resource: string, key: string) => {
  const validFrom = app.clock.now().toISOString();
  await beginVersion(app.team, app.catalogue, { resource, key, validFrom });
};

describe('The price of a service (TEAM-07)', () => {
  it('is changed for visitors at once, with an entry in the audit log', async () => {
    expect(await change(CLEANING, await terms({ price: 3_900 }))).toMatchObject({
      status: 200,
      body: { current: { price: 3_900 }, latest: 1, versions: [{ author: 'Радка Петрова' }] },
    });
    expect(await shownPrice()).toBe(3_900);
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .select(['operation', 'subject', 'subject_id', 'before', 'after', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      operation: 'services.write',
      subject: 'service',
      subject_id: 'hourly-cleaning',
      reason: 'По-скъпи препарати',
      before: { price: 3_200 },
      after: { price: 3_900 },
    });
  });

  it('begins at its time, and the list names the start', async () => {
    const validFrom = inHours(24);
    await change(CLEANING, await terms({ price: 3_900 }), { validFrom });
    expect(await shownPrice()).toBe(3_200);
    const { body } = await app.get('/api/team/catalogue/services', services);
    expect((body as { data: { key: string; plannedFrom: string | null }[] }).data).toContainEqual(
      expect.objectContaining({ key: 'hourly-cleaning', plannedFrom: validFrom }),
    );
    await beginPlanned('services', 'hourly-cleaning');
    expect(await shownPrice()).toBe(3_200);
    app.clock.passDays(1);
    await beginPlanned('services', 'hourly-cleaning');
    await beginPlanned('services', 'hourly-cleaning');
    expect(await shownPrice()).toBe(3_900);
    app.clock.passDays(-1);
  });

  it('is queued as a job for its start', async () => {
    const validFrom = inHours(24);
    await change(CLEANING, await terms({ price: 3_900 }), { validFrom });
    const { rows } = await app.database.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'team.begin-version'
       order by id desc limit 1`,
    );
    expect(rows[0]?.run_at.toISOString()).toBe(validFrom);
  });

  it('is not reset by a start of the server', async () => {
    await change(CLEANING, await terms({ price: 3_900, isOffered: false }));
    await loadServices(app.database.pool, process.cwd());
    expect((await read<ServiceTerms>(CLEANING)).current).toMatchObject({ price: 3_900, isOffered: false });
    expect(await shownPrice()).toBeUndefined();
  });

  it.each([
    ['a start in the past', {}, { validFrom: '2026-11-20T10:00:00.000Z' }, 'validFrom'],
    ['no price', { price: 0 }, {}, 'price'],
    ['a price above the limit', { price: 1_000_001 }, {}, 'price'],
    ['an empty name in one language', { name: { bg: 'Почистване', en: ' ' } }, {}, 'name.en'],
    ['a usual amount below the minimum', { usual: 1, least: 2 }, {}, 'usual'],
    ['more work than fits in a day', { minutes: 720, least: 2 }, {}, 'minutes'],
  ])('is refused with %s', async (_, changes, more, property) => {
    const answer = await change(CLEANING, await terms(changes), more);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property }] } });
    expect((await read(CLEANING)).latest).toBe(0);
  });

  it('is refused with the value of another kind of record or an unknown unit', async () => {
    const { current } = await read<object>('credit-packages/all', finance);
    expect((await change(CLEANING, current)).status).toBe(422);
    expect((await change(CLEANING, { ...(await terms()), measure: 'kilo' })).status).toBe(400);
  });

  it('is changed by one of two members at the same time; the other gets a conflict', async () => {
    const colleague = (await aMember(app, ['owner'])).headers;
    const [one, other] = await Promise.all([
      change(CLEANING, await terms({ price: 3_900 })),
      change(CLEANING, await terms({ price: 4_100 }), {}, colleague),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect([one.body, other.body]).toContainEqual(
      expect.objectContaining({ message: 'error-edited-elsewhere' }),
    );
  });

  it('is changed once by a request that is sent again', async () => {
    const value = await terms({ price: 3_900 });
    const answers = [await change(CLEANING, value), await change(CLEANING, value)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(CLEANING)).versions).toHaveLength(1);
  });

  it('is previewed in both languages without being stored', async () => {
    const value = await terms({ price: 3_900, name: { bg: 'Час <b>чистене</b>', en: 'Cleaning hour' } });
    const { body } = await app.post(
      `/api/team/catalogue/${CLEANING}/preview`,
      { value, validFrom: inHours(24) },
      services,
    );
    expect(body).toMatchObject({
      bg: { title: 'Час <b>чистене</b>', updated: '2026-11-22', html: expect.stringMatching(/39,00\sлв\./) },
      en: { title: 'Cleaning hour', html: expect.stringMatching(/BGN\s39\.00/) },
    });
    expect(await shownPrice()).toBe(3_200);
  });

  it('of an unknown service is not found', async () => {
    expect((await change('services/no-such-service', await terms())).status).toBe(404);
    expect((await app.get('/api/team/catalogue/settings', services)).status).not.toBe(200);
  });
});

describe('A new service (TEAM-07)', () => {
  const create = async (changes: object) =>
    app.post(
      '/api/team/catalogue/services',
      { value: { ...(await terms()), ...changes }, reason: 'Нова услуга' },
      services,
    );

  it('is sold in its group, and not withdrawn when the files are loaded', async () => {
    const name = { bg: ' Миене на хладилник ', en: 'Fridge cleaning' };
    const { status, body } = await create({ name, group: 'one-time-cleaning', price: 2_500 });
    expect(status).toBe(201);
    const { key, current } = body as { key: string; current: ServiceTerms };
    expect(current).toMatchObject({ name: { bg: 'Миене на хладилник' }, group: 'one-time-cleaning' });
    expect(await shownPrice(key)).toBe(2_500);
    await loadServices(app.database.pool, process.cwd());
    expect(await shownPrice(key)).toBe(2_500);
    expect((await change(`services/${key}`, { ...current, price: 2_600 }, { latest: 1 })).status).toBe(200);
    expect(await shownPrice(key)).toBe(2_600);
    await app.database.db.deleteFrom('service').where('key', '=', key).execute();
  });

  it.each(['subscription', 'moving-teams', 'no-such-group', undefined])(
    'is refused in the group %s',
    async (group) => {
      expect(await create({ group })).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'group', message: 'error-service-group' }] },
      });
    },
  );

  it('stays in its group', async () => {
    const value = await terms({ group: 'windows' });
    expect(await change(CLEANING, value)).toMatchObject({
      body: { current: { group: 'one-time-cleaning' } },
    });
  });
});

describe('The packages of credits (TEAM-07)', () => {
  const PACKAGES = 'credit-packages/all';
  const offered = async () =>
    ((await app.get('/api/credit/packages')).body as { data: CreditPackage[] }).data;
  const withPrice = async (price: number) =>
    (await offered()).map((one) => (one.credits === 9 ? { ...one, price } : one));

  it('are changed for buyers, sorted by their credits', async () => {
    const packages = [
      { credits: 20, price: 1_800, promo: true },
      { credits: 5, price: 500, promo: false },
    ];
    expect((await change(PACKAGES, { packages }, {}, finance)).status).toBe(200);
    expect(await offered()).toEqual(packages.toReversed());
  });

  it('begin at the chosen time', async () => {
    const packages = await withPrice(990);
    await change(PACKAGES, { packages }, { validFrom: inHours(24) }, finance);
    expect((await offered()).find(({ credits }) => credits === 9)?.price).toBe(900);
    app.clock.passDays(1);
    expect((await offered()).find(({ credits }) => credits === 9)?.price).toBe(990);
    app.clock.passDays(-1);
  });

  it('are not sold at another price than the buyer saw, and sold ones keep their price', async () => {
    const { headers, id } = await aPerson(app);
    const buy = (expectedPrice: number) =>
      app.post('/api/credit/buy', { credits: 9, expectedPrice }, headers);
    expect((await buy(900)).status).toBe(201);
    await change(PACKAGES, { packages: await withPrice(990) }, {}, finance);
    expect(await buy(900)).toMatchObject({ status: 409, body: { message: 'credit-packages-changed' } });
    expect((await buy(990)).status).toBe(201);
    const purchases = await app.database.db
      .selectFrom('credit_purchase')
      .select('price')
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
    expect(purchases.map(({ price }) => price)).toEqual([900, 990]);
  });

  it.each([
    ['no package', []],
    [
      'two packages of one size',
      [
        { credits: 5, price: 500 },
        { credits: 5, price: 400 },
      ],
    ],
    ['a free package', [{ credits: 5, price: 0 }]],
  ])('are refused with %s', async (_, packages) => {
    const value = { packages: packages.map((one) => ({ ...one, promo: false })) };
    expect((await change(PACKAGES, value, {}, finance)).status).toBe(422);
  });
});
