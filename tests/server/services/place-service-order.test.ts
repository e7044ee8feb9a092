import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceService } from '../../../src/core/services/service-price.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { measuresOf, withMeasures } from '../../../src/core/services/service.ts';
import type { Service, ServiceGroup } from '../../../src/core/services/service.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import {
  aMovingOrder,
  aServiceOrder,
  aTeam,
  calendarOf,
  order,
  orderTokenOf,
  someServices,
} from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
});
beforeEach(async () => {
  const { db } = app.database;
  await db.deleteFrom('service_order').execute();
  await db.deleteFrom('service_team').execute();
  await db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

type Catalogue = { services: ServiceGroup[]; cities: { id: number; name: string; kinds: string[] }[] };
const catalogue = async (language = 'bg') =>
  (await app.get('/api/cleaning/one-time/services', { 'x-accept-language': language })).body as Catalogue;
const follow = async (token: string) =>
  (await app.get(`/api/cleaning/order/${token}`)).body as Record<string, unknown>;
const move = (changes: Record<string, unknown> = {}) =>
  app.post('/api/cleaning/one-time/order', aMovingOrder(changes));
const refusal = (property: string, message: string, status = 422) => ({
  status,
  body: { errors: expect.arrayContaining([{ property, message }]) },
});

describe('The catalogues (SERV-01)', () => {
  it('have groups of both kinds, each item with one unit, in the language of the caller', async () => {
    const { services } = await catalogue();
    expect(new Set(services.map((group) => group.catalogue))).toEqual(new Set(['cleaning', 'moving']));
    const items = services.flatMap((group) => group.items);
    expect(items.length).toBeGreaterThan(30);
    for (const { quantity, hours, sqm } of items) {
      expect([quantity, hours, sqm].filter((measure) => measure !== undefined)).toHaveLength(1);
    }
    const english = (await catalogue('en')).services.flatMap((group) => group.items);
    expect(english.map(({ price }) => price)).toEqual(items.map(({ price }) => price));
    expect(english.map(({ name }) => name).join()).not.toMatch(/[а-я]/);
  });

  it('list the cities with teams, none without teams', async () => {
    expect((await catalogue()).cities).toEqual([]);
    await aTeam(app);
    await aTeam(app, 'moving');
    await aTeam(app, 'cleaning', 2);
    expect((await catalogue()).cities).toEqual([
      { id: 1, name: 'София', kinds: ['cleaning', 'moving'] },
      { id: 2, name: 'Пловдив', kinds: ['cleaning'] },
    ]);
  });
});

describe('A cleaning order', () => {
  it('is booked, has a page, and notifies customer and team (SERV-07, LANG-09)', async () => {
    const team = await aTeam(app);
    const body = aServiceOrder({ notes: 'Има котка.' });
    const placed = await app.post('/api/cleaning/one-time/order', body, { 'x-accept-language': 'en' });
    expect(placed).toMatchObject({ status: 201, body: { message: 'service-order-placed' } });
    expect(await follow(orderTokenOf(placed))).toMatchObject({
      status: 'booked',
      type: 'one-time',
      date: '2026-11-24',
      window: '12-16',
      visitDates: ['2026-11-24'],
      address: { city: 'София', district: 'Лозенец', street: 'ул. „Кораб планина“ 8' },
      destination: null,
      contact: { phone: '0888123456' },
      lines: [{ serviceKey: 'home-cleaning', name: 'Почистване на дома', sqm: 60, total: 21_000 }],
      total: 21_000,
      containedVat: 3_500,
      next: ['change', 'cancel'],
      changeUntil: '2026-11-23T16:00:00.000Z',
    });
    const [toCustomer] = await mailsTo(app, body.email);
    expect(toCustomer?.text).toMatch(/Tuesday.*24 November 2026, 12:00–16:00/);
    expect(toCustomer?.text).toContain(
      'Home cleaning: BGN\u00a03.50 (€1.79) × 60 m²: BGN\u00a0210.00 (€107.37)',
    );
    expect(toCustomer?.text).toContain('BGN\u00a035.00 (€17.90)');
    expect(toCustomer?.text).toContain(`/service-order/${orderTokenOf(placed)}`);
    const [toTeam] = await mailsTo(app, team.email);
    expect(toTeam?.text).toMatch(/вторник, 24 ноември 2026.*12:00–16:00/);
    expect(toTeam?.text).toMatch(/0888123456[\s\S]*Има котка\./);
    expect(toTeam?.text).not.toContain(orderTokenOf(placed));
    for (const mail of [toCustomer, toTeam]) {
      expect(mail?.text).not.toMatch(/(^|\s)(mail|service)-[a-z-]+|\{\{/);
      const entry = calendarOf(mail);
      expect(entry).toMatch(
        /DTSTART:20261124T100000Z[\s\S]*SEQUENCE:0|SEQUENCE:0[\s\S]*DTSTART:20261124T100000Z/,
      );
    }
  });

  it('repeated with the same key is one; a different one with the key is rejected', async () => {
    await aTeam(app);
    const body = aServiceOrder();
    const send = (changes = {}) => app.post('/api/cleaning/one-time/order', { ...body, ...changes });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send()));
    expect(new Set(answers.map(orderTokenOf)).size).toBe(1);
    expect(await mailsTo(app, body.email)).toHaveLength(1);
    const other = await send({ notes: 'друго' });
    expect(other).toMatchObject({ status: 409, body: { message: 'service-order-key-used' } });
    expect(other.text).not.toContain('token":');
  });

  it('with outdated prices is rejected', async () => {
    await aTeam(app);
    expect(await order(app, { expectedTotal: 20_999 })).toMatchObject({
      status: 409,
      body: { message: 'service-order-changed' },
    });
    await app.database.db.updateTable('service').set({ active: false }).where('key', '=', 'sofa').execute();
    const gone = await order(app, { services: [{ serviceKey: 'sofa', quantity: 1 }], expectedTotal: 6_900 });
    expect(gone).toMatchObject({ status: 409, body: { message: 'service-order-changed' } });
    await someServices(app);
    expect(await app.database.db.selectFrom('service_order').select('id').execute()).toEqual([]);
  });

  it('has the same price on the server and the screen for any selection', async () => {
    await aTeam(app);
    await aTeam(app, 'moving');
    const offered = (await catalogue()).services.flatMap((group) => group.items);
    const chosen = offered
      .filter(({ type }) => type !== 'subscription')
      .filter((_, index) => index % 5 === 0)
      .map((service) => withMeasures(service, { severity: 2, hours: 3, quantity: 3, sqm: 35 }));
    const inOrder = [...chosen].toSorted((one) => (one.type === 'moving' ? -1 : 1));
    const selection = ServiceSelection.of(inOrder);
    expect(selection.services.length).toBe(chosen.length);
    const wanted = selection.services.map((service) => ({
      serviceKey: service.serviceKey,
      ...measuresOf(service),
    }));
    const isDeep = selection.services.some(({ type }) => type === 'deep');
    const path = isDeep ? '/api/cleaning/deep/order' : '/api/cleaning/one-time/order';
    const body = aMovingOrder({ services: wanted, expectedTotal: selection.totalPrice, window: '08-12' });
    const placed = await app.post(path, body);
    expect(placed.status).toBe(201);
    const { lines } = (await follow(orderTokenOf(placed))) as { lines: (Service & { total: number })[] };
    for (const line of lines) expect(line.total).toBe(priceService(line).total);
  });

  it('for deep cleaning has its own process', async () => {
    await aTeam(app);
    const deep = { services: [{ serviceKey: 'after-repair', sqm: 60, severity: 3 }], expectedTotal: 67_500 };
    expect(await order(app, deep)).toMatchObject(refusal('services', 'error-service-deep-apart'));
    expect((await app.post('/api/cleaning/deep/order', aServiceOrder(deep))).status).toBe(201);
    expect(await app.post('/api/cleaning/deep/order', aServiceOrder())).toMatchObject(
      refusal('services', 'error-service-deep-apart'),
    );
  });

  it('for a subscription books every visit', async () => {
    await aTeam(app);
    const services = [{ serviceKey: 'weekly-cleaning', sqm: 60, months: 2 }];
    const placed = await order(app, { services, expectedTotal: 108_000 });
    const { visitDates, type } = await follow(orderTokenOf(placed));
    expect(type).toBe('subscription');
    expect(visitDates).toHaveLength(8);
    expect((visitDates as string[]).at(-1)).toBe('2027-01-12');
    const beside = [...services, { serviceKey: 'oven', quantity: 1 }];
    expect(await order(app, { services: beside, expectedTotal: 113_900 })).toMatchObject(
      refusal('services', 'error-services-together'),
    );
  });

  it.each([
    [
      'a key that nobody knows',
      [{ serviceKey: 'castle', sqm: 60 }],
      'services.castle',
      'error-service-unknown',
      422,
    ],
    [
      'too little',
      [{ serviceKey: 'home-cleaning', sqm: 5 }],
      'services.home-cleaning',
      'error-service-amount',
      422,
    ],
    [
      'another measure',
      [{ serviceKey: 'home-cleaning', hours: 3 }],
      'services.home-cleaning',
      'error-service-measure',
      422,
    ],
    ['no measure', [{ serviceKey: 'home-cleaning' }], 'services.home-cleaning', 'error-service-measure', 422],
    [
      'severity where there is none',
      [{ serviceKey: 'oven', quantity: 1, severity: 3 }],
      'services.oven',
      'error-service-measure',
      422,
    ],
    [
      'a service twice',
      [
        { serviceKey: 'oven', quantity: 1 },
        { serviceKey: 'oven', quantity: 1 },
      ],
      'services',
      'error-service-twice',
      422,
    ],
    [
      'more than a day',
      [{ serviceKey: 'home-cleaning', sqm: 400 }],
      'services',
      'error-services-too-long',
      422,
    ],
    [
      'a negative area',
      [{ serviceKey: 'home-cleaning', sqm: -60 }],
      'services.0.sqm',
      'error-number-too-small',
      400,
    ],
    [
      'an absurd area',
      [{ serviceKey: 'home-cleaning', sqm: 1_000_000 }],
      'services.0.sqm',
      'error-number-too-large',
      400,
    ],
    [
      'half an hour',
      [{ serviceKey: 'hourly-cleaning', hours: 2.5 }],
      'services.0.hours',
      'error-field-invalid',
      400,
    ],
    [
      'a price of its own',
      [{ serviceKey: 'oven', quantity: 1, price: 1 }],
      'services.0.price',
      'error-field-unknown',
      400,
    ],
  ])('for %s is rejected', async (_, services, property, message, status) => {
    await aTeam(app);
    expect(await order(app, { services })).toMatchObject(refusal(property, message, status));
  });

  it.each([
    ['phone', '02 987 65 43', 'error-phone-invalid'],
    ['email', 'maria@', 'error-email-invalid'],
    ['cityId', null, 'error-service-city-required'],
    ['cityId', 2, 'error-city-not-served'],
    ['street', ' ', 'error-street-required'],
    ['date', '2026-11-20', 'error-date-past'],
    ['date', '2026-02-31', 'error-date-invalid'],
    ['date', '2027-02-20', 'error-date-too-far'],
    ['window', null, 'error-window-required'],
    ['termsAccepted', false, 'error-accept-terms'],
  ])('with %s “%s” returns a field error', async (property, value, message) => {
    await aTeam(app);
    expect(await order(app, { [property]: value })).toMatchObject(refusal(property, message));
  });

  it('has a rate limit for one e-mail', async () => {
    await aTeam(app);
    const statuses = [];
    for (let day = 1; day <= 22; day += 1) {
      const date = `2026-12-${String(day).padStart(2, '0')}`;
      statuses.push((await order(app, { email: 'same@example.com', date })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('An order of cleaning and moving', () => {
  it('gives each team only its services, amount, addresses and calendar entry', async () => {
    const cleaners = await aTeam(app);
    const movers = await aTeam(app, 'moving');
    const body = aMovingOrder({
      services: [
        { serviceKey: 'home-cleaning', sqm: 60 },
        { serviceKey: 'moving-two', hours: 3 },
      ],
      expectedTotal: 43_500,
    });
    expect((await app.post('/api/cleaning/one-time/order', body)).status).toBe(201);
    const [toCleaners] = await mailsTo(app, cleaners.email);
    const [toMovers] = await mailsTo(app, movers.email);
    const [toCustomer] = await mailsTo(app, body.email);
    const plain = (text = '') => text.replace(/\s+/gu, ' ');
    expect(plain(toCleaners?.text)).toContain('210,00 лв.');
    expect(toCleaners?.text).toContain('Почистване на дома');
    expect(toCleaners?.text).not.toMatch(/Двама хамали|225,00|435,00|Люлин/);
    expect(plain(toMovers?.text)).toContain('225,00 лв.');
    expect(toMovers?.text).toContain('Люлин');
    expect(toMovers?.text).not.toMatch(/Почистване на дома|210,00|435,00/);
    expect(calendarOf(toCleaners)).toMatch(/SUMMARY:Еднократно почистване/);
    expect(calendarOf(toMovers)).toMatch(/SUMMARY:Преместване/);
    expect(plain(toCustomer?.text)).toMatch(/210,00 лв\..*225,00 лв\..*435,00 лв\./);
    expect(toCustomer?.text).toContain('Плащате на всеки екип');
  });
});

describe('A moving order', () => {
  it('has both addresses, and needs a team of movers', async () => {
    await aTeam(app);
    expect(await move()).toMatchObject(refusal('cityId', 'error-city-not-served'));
    await aTeam(app, 'moving');
    expect(await move({ toStreet: '', toCityId: null })).toMatchObject(
      refusal('toStreet', 'error-street-required'),
    );
    expect(await move({ toCityId: 2 })).toMatchObject(refusal('toCityId', 'error-city-not-served'));
    const placed = await move();
    expect(await follow(orderTokenOf(placed))).toMatchObject({
      type: 'moving',
      destination: { city: 'София', district: 'Люлин', street: 'бл. 302', floor: '8' },
    });
  });
});

describe('A time slot', () => {
  const free = async (date: string, wish = 'cleaning=1&moving=0', token = '') => {
    const query = `cityId=1&${wish}&visits=1&every=28&from=${date}&days=1${token && `&token=${token}`}`;
    const { data } = (await app.get(`/api/cleaning/slots?${query}`)).body as {
      data: { windows: { window: string; free: boolean }[] }[];
    };
    return data[0]?.windows.filter((one) => one.free).map(({ window }) => window);
  };

  it('is sold once per team among fifty simultaneous orders', async () => {
    for (let count = 0; count < 3; count += 1) await aTeam(app);
    await app.database.db.deleteFrom('attempt').execute();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.server.inject({
          method: 'POST',
          url: '/api/cleaning/one-time/order',
          payload: aServiceOrder(),
          remoteAddress: `10.0.0.${index}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        message: 'error-slot-taken',
        errors: [
          { property: 'date', message: 'error-slot-taken' },
          { property: 'window', message: 'error-slot-taken' },
        ],
      });
    }
    const rows = await app.database.db.selectFrom('service_booking').select('team_id').execute();
    expect(new Set(rows.map(({ team_id }) => team_id)).size).toBe(3);
    expect(await app.database.db.selectFrom('service_order').select('id').execute()).toHaveLength(3);
    expect(await free('2026-11-24')).toEqual(['08-12', '16-20']);
  });

  it('is not free for work that overlaps a taken one', async () => {
    await aTeam(app);
    await order(app);
    expect(await free('2026-11-24')).toEqual(['08-12', '16-20']);
    expect(await free('2026-11-24', 'cleaning=2&moving=0')).toEqual([]);
    expect(await free('2026-11-25', 'cleaning=2&moving=0')).toEqual(['08-12', '12-16']);
    expect(await free('2026-11-25', 'cleaning=1&moving=1')).toEqual([]);
  });

  it('of an order counts as free for its change', async () => {
    await aTeam(app);
    const token = orderTokenOf(await order(app));
    expect(await free('2026-11-24', 'cleaning=1&moving=0', token)).toEqual(['08-12', '12-16', '16-20']);
  });

  it('can be requested for near calendar dates', async () => {
    for (const from of ['2026-02-31', '0000-00-00', '9999-12-31', '2025-01-01']) {
      const answer = await app.get(
        `/api/cleaning/slots?cityId=1&cleaning=1&moving=0&visits=1&every=28&from=${from}&days=31`,
      );
      expect(answer).toMatchObject(refusal('from', 'error-date-invalid'));
    }
  });
});
