import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishPastOrders } from '../../../server/modules/services/service-jobs.ts';
import { remindOfVisit } from '../../../server/modules/services/service-reminders.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import {
  aMovingOrder,
  aServiceOrder,
  aTeam,
  calendarOf,
  confirmationSecretOf,
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

type Followed = { status: string; next: string[]; visitDates: string[]; window: string; notes: string };

const place = async (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const body = aServiceOrder(changes);
  const placed = await app.post('/api/cleaning/one-time/order', body, headers);
  expect(placed.status).toBe(201);
  return { token: orderTokenOf(placed), email: body.email };
};
const CLEANING = { services: [{ serviceKey: 'home-cleaning', sqm: 60 }], expectedTotal: 21_000 };
const NOWHERE = { toCityId: null, toDistrict: '', toStreet: '', toEntrance: '', toFloor: '' };
const aChange = (changes: Record<string, unknown> = {}) => ({
  ...CLEANING,
  ...NOWHERE,
  date: '2026-11-25',
  window: '08-12',
  district: 'Лозенец',
  street: 'ул. „Кораб планина“ 8',
  entrance: 'Б',
  floor: '4',
  notes: '',
  earlyStart: false,
  ...changes,
});
const change = (token: string, changes: Record<string, unknown> = {}) =>
  app.post(`/api/cleaning/order/${token}/change`, aChange(changes));
const cancel = (token: string) => app.post(`/api/cleaning/order/${token}/cancel`);
const follow = async (token: string) => (await app.get(`/api/cleaning/order/${token}`)).body as Followed;
const bookings = () =>
  app.database.db
    .selectFrom('service_booking')
    .select(['team_id', 'date', 'time_window', 'visit'])
    .orderBy('date')
    .execute();

/** Runs the work with the clock moved by that number of days. */
async function at<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.clock.passDays(days);
  try {
    return await work();
  } finally {
    app.clock.passDays(-days);
  }
}

describe('A change of time', () => {
  it('books another time, frees the old one and notifies both sides', async () => {
    const team = await aTeam(app);
    const { token, email } = await place();
    const changed = await change(token, { notes: 'Звънецът не работи.' });
    expect(changed).toMatchObject({
      status: 200,
      body: { date: '2026-11-25', window: '08-12', visitDates: ['2026-11-25'], notes: 'Звънецът не работи.' },
    });
    expect(await bookings()).toEqual([
      { team_id: team.id, date: '2026-11-25', time_window: '08-12', visit: 1 },
    ]);
    const [, toCustomer] = await mailsTo(app, email);
    expect(toCustomer?.text).toMatch(/сряда, 25 ноември 2026.*08:00–12:00/);
    expect(calendarOf(toCustomer)).toMatch(/SEQUENCE:1/);
    const [first, second] = await mailsTo(app, team.email);
    const uid = (mail: typeof first) => /UID:(.+)/.exec(calendarOf(mail))?.[1];
    expect(uid(second)).toBe(uid(first));
    expect(second?.text).toContain('Звънецът не работи.');
  });

  it('to a taken time is rejected without changes', async () => {
    await aTeam(app);
    const { token } = await place();
    await place({ date: '2026-11-25', window: '08-12' });
    expect(await change(token)).toMatchObject({ status: 409, body: { message: 'error-slot-taken' } });
    expect(await follow(token)).toMatchObject({ window: '12-16', visitDates: ['2026-11-24'] });
    expect(await bookings()).toHaveLength(2);
  });

  it('may assign another team: the first one is notified that it is free', async () => {
    const one = await aTeam(app);
    const other = await aTeam(app);
    const { token } = await place();
    await place({ date: '2026-11-25', window: '08-12' });
    expect((await change(token)).status).toBe(200);
    const [, , calledOff] = await mailsTo(app, one.email);
    expect(calledOff?.subject).toMatch(/^Отменена поръчка/);
    expect(calendarOf(calledOff)).toContain('STATUS:CANCELLED');
    const [booked] = await mailsTo(app, other.email);
    expect(booked?.subject).toMatch(/^Нова поръчка/);
  });

  it('sent twice is one', async () => {
    await aTeam(app);
    const { token, email } = await place();
    const answers = await Promise.all([change(token), change(token), change(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it.each([
    ['date', '2026-11-20', 'error-date-past'],
    ['window', null, 'error-window-required'],
    ['street', '', 'error-street-required'],
  ])('with %s “%s” returns a field error', async (property, value, message) => {
    await aTeam(app);
    const { token } = await place();
    expect(await change(token, { [property]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ property, message }] },
    });
  });
});

describe('A change of services and addresses', () => {
  const LYULIN = { toCityId: 1, toDistrict: 'Люлин', toStreet: 'бл. 302', toEntrance: 'В', toFloor: '8' };
  const moving = async () => {
    const body = aMovingOrder();
    return { token: orderTokenOf(await app.post('/api/cleaning/one-time/order', body)), email: body.email };
  };
  const onTheSameDay = { date: '2026-11-24', window: '12-16' };

  it('of a moving order increases hours, boxes and addresses, and notifies the team', async () => {
    const team = await aTeam(app, 'moving');
    const { token } = await moving();
    const services = [
      { serviceKey: 'moving-two', hours: 5 },
      { serviceKey: 'moving-boxes', quantity: 20 },
    ];
    const to = { ...LYULIN, toDistrict: 'Надежда', toStreet: 'бл. 176' };
    const from = { district: 'Изток', street: 'ул. „Тинтява“ 15' };
    const changed = await change(token, {
      ...onTheSameDay,
      ...to,
      ...from,
      services,
      expectedTotal: 5 * 7_500 + 20 * 350,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        total: 44_500,
        address: { district: 'Изток' },
        destination: { district: 'Надежда', street: 'бл. 176' },
        lines: [
          { serviceKey: 'moving-two', hours: 5 },
          { serviceKey: 'moving-boxes', quantity: 20 },
        ],
      },
    });
    expect((await bookings()).map((one) => one.time_window).toSorted()).toEqual(['12-16', '16-20']);
    const mail = (await mailsTo(app, team.email)).at(-1);
    expect(mail?.text).toContain('бл. 176');
    expect(mail?.text.replace(/\s+/gu, ' ')).toContain('445,00 лв.');
  });

  it('is rejected without changes when no team is free', async () => {
    await aTeam(app, 'moving');
    const { token } = await moving();
    await app.post('/api/cleaning/one-time/order', aMovingOrder({ window: '16-20' }));
    const longer = { services: [{ serviceKey: 'moving-two', hours: 8 }], expectedTotal: 60_000 };
    expect(await change(token, { ...onTheSameDay, ...LYULIN, ...longer })).toMatchObject({
      status: 409,
      body: { message: 'error-slot-taken' },
    });
    expect(await follow(token)).toMatchObject({ total: 22_500, lines: [{ hours: 3 }] });
  });

  it('preserves the agreed price of an ordered service, and uses the catalogue’s for an added one', async () => {
    await aTeam(app);
    const { token } = await place();
    const { db } = app.database;
    await db
      .updateTable('service')
      .set({ price: 500, active: false })
      .where('key', '=', 'home-cleaning')
      .execute();
    const services = [
      { serviceKey: 'home-cleaning', sqm: 70 },
      { serviceKey: 'oven', quantity: 1 },
    ];
    const wanted = { ...onTheSameDay, services };
    expect(await change(token, { ...wanted, expectedTotal: 70 * 500 + 5_900 })).toMatchObject({
      status: 409,
      body: { message: 'service-order-changed' },
    });
    expect(await change(token, { ...wanted, expectedTotal: 70 * 350 + 5_900 })).toMatchObject({
      status: 200,
      body: { total: 30_400 },
    });
    await someServices(app);
  });

  it('preserves the ordered unit and name after the catalogue has another unit (TEAM-07)', async () => {
    await aTeam(app);
    const { token } = await place();
    await app.database.db
      .updateTable('service')
      .set({ measure: 'hours', price: 4_000, least: 2, usual: 4, minutes: 60, name_bg: 'Друго' })
      .where('key', '=', 'home-cleaning')
      .execute();
    const services = [{ serviceKey: 'home-cleaning', sqm: 60 }];
    expect(
      await change(token, { services, notes: 'Звънете два пъти.', expectedTotal: 60 * 350 }),
    ).toMatchObject({
      status: 200,
      body: { total: 21_000, lines: [{ name: 'Почистване на дома', sqm: 60, price: 350 }] },
    });
    await someServices(app);
  });

  it('adds moving to cleaning only with a new address', async () => {
    await aTeam(app);
    await aTeam(app, 'moving');
    const { token } = await place();
    const both = {
      ...onTheSameDay,
      services: [...CLEANING.services, { serviceKey: 'moving-two', hours: 3 }],
      expectedTotal: 43_500,
    };
    expect(await change(token, both)).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([{ property: 'toStreet', message: 'error-street-required' }]) },
    });
    expect(await change(token, { ...both, ...LYULIN })).toMatchObject({
      status: 200,
      body: { total: 43_500 },
    });
    expect(await bookings()).toHaveLength(2);
  });

  it('rejects an empty selection and invalid combinations', async () => {
    await aTeam(app);
    const { token } = await place();
    const weekly = { serviceKey: 'weekly-cleaning', sqm: 60, months: 1 };
    const together = { services: [...CLEANING.services, weekly], expectedTotal: 75_000 };
    expect((await change(token, { ...onTheSameDay, ...together })).status).toBe(422);
    expect((await change(token, { ...onTheSameDay, services: [], expectedTotal: 0 })).status).toBe(400);
  });
});

describe('A cancellation', () => {
  it('frees the time and notifies both sides, also when sent twice', async () => {
    const team = await aTeam(app);
    const { token, email } = await place();
    expect(await cancel(token)).toMatchObject({ status: 200, body: { status: 'cancelled', next: [] } });
    expect((await cancel(token)).status).toBe(200);
    expect(await bookings()).toEqual([]);
    for (const reader of [email, team.email]) {
      const mails = await mailsTo(app, reader);
      expect(mails).toHaveLength(2);
      expect(calendarOf(mails[1])).toMatch(/STATUS:CANCELLED/);
      expect(mails[1]?.text).not.toMatch(/(^|\s)(mail|service)-[a-z-]+|\{\{/);
    }
    await place();
    expect(await change(token)).toMatchObject({
      status: 409,
      body: { message: 'service-order-action-not-possible' },
    });
  });

  it('is possible until six in the evening before', async () => {
    await aTeam(app);
    const { token } = await place();
    await at(2.24, async () => expect((await follow(token)).next).toEqual(['change', 'cancel']));
    await at(2.26, async () => {
      expect((await follow(token)).next).toEqual([]);
      expect((await cancel(token)).status).toBe(409);
      expect((await change(token, { date: '2026-11-26' })).status).toBe(409);
    });
    expect(await follow(token)).toMatchObject({ status: 'booked' });
  });

  it('of a subscription cancels future visits and leaves past ones', async () => {
    await aTeam(app);
    const services = [{ serviceKey: 'weekly-cleaning', sqm: 60, months: 1 }];
    const { token, email } = await place({ services, expectedTotal: 54_000 });
    const [mail] = await mailsTo(app, email);
    await app.post(`/api/cleaning/order/${token}/confirmation`, { secret: confirmationSecretOf(mail) });
    const after = await at(5, async () => {
      expect((await follow(token)).next).toEqual(['cancel']);
      return (await cancel(token)).body;
    });
    expect(after).toMatchObject({ status: 'cancelled', visitDates: ['2026-11-24'] });
    const file = await app.get(`/calendar/service/${token}.ics`);
    expect(file.text.match(/STATUS:CANCELLED/g)).toHaveLength(3);
    expect(file.text.match(/STATUS:CONFIRMED/g)).toHaveLength(1);
  });
});

describe('A booked order', () => {
  it('is found only by its link', async () => {
    expect((await app.get(`/api/cleaning/order/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await app.get(`/calendar/service/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await app.get(`/receipts/service/${'x'.repeat(43)}.pdf`)).status).toBe(404);
  });

  it('has a valid calendar file', async () => {
    await aTeam(app);
    const { token } = await place();
    const { text, headers } = await app.get(`/calendar/service/${token}.ics`);
    expect(headers['content-type']).toMatch(/^text\/calendar/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('DTSTART:20261124T100000Z');
    expect(lines).toContain('DURATION:PT240M');
  });

  it('has a receipt once the work is done and paid, and none when cancelled', async () => {
    await aTeam(app);
    const { token } = await place();
    expect((await app.get(`/receipts/service/${token}.pdf`)).status).toBe(404);
    const { token: calledOff } = await place({ date: '2026-11-25' });
    await cancel(calledOff);
    await at(5, () => finishPastOrders(app.services));
    const receipt = await app.server.inject({ url: `/receipts/service/${token}.pdf` });
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await app.get(`/receipts/service/${calledOff}.pdf`)).status).toBe(404);
  });

  it('is completed after its last visit', async () => {
    await aTeam(app);
    const { token } = await place();
    await at(3, () => finishPastOrders(app.services));
    expect((await follow(token)).status).toBe('booked');
    await at(4, () => finishPastOrders(app.services));
    expect(await follow(token)).toMatchObject({ status: 'done', next: [], visitDates: ['2026-11-24'] });
  });

  it('gets a reminder the day before, unless cancelled', async () => {
    await aTeam(app);
    const { token, email } = await place();
    const { rows } = await app.database.pool.query<{
      run_at: Date;
      payload: { orderId: number; visit: number; date: string };
    }>(
      `select run_at, payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'services.remind-visit' order by job.id desc limit 1`,
    );
    expect(rows[0]?.run_at).toEqual(new Date('2026-11-23T10:00:00Z'));
    const payload = rows[0]?.payload ?? { orderId: 0, visit: 0, date: '' };
    await remindOfVisit(app.services, { ...payload, date: '2026-11-30' });
    expect(await mailsTo(app, email)).toHaveLength(1);
    await remindOfVisit(app.services, payload);
    await remindOfVisit(app.services, payload);
    const mails = await mailsTo(app, email);
    expect(
      mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Утре екипът ще Ви посети')),
    ).toHaveLength(1);
    await cancel(token);
    await remindOfVisit(app.services, payload);
    expect(await mailsTo(app, email)).toHaveLength(3);
  });
});

describe('A deleted account', () => {
  it('loses its data and orders, and the team is notified', async () => {
    const [cleaners, movers] = [await aTeam(app), await aTeam(app, 'moving')];
    const person = await aPerson(app);
    const { token } = await place({}, person.headers);
    await app.post('/api/cleaning/one-time/order', aMovingOrder(), person.headers);
    const exported = await app.get('/api/user/export', person.headers);
    expect(exported.body).toMatchObject({ serviceOrders: [{ total: 21_000 }, { total: 22_500 }] });
    expect(exported.text).not.toContain(token);
    const deleted = await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    expect(deleted.status).toBe(200);
    expect(await bookings()).toEqual([]);
    for (const team of [cleaners, movers]) {
      expect((await mailsTo(app, team.email)).at(-1)?.subject).toMatch(/^Отменена поръчка/);
    }
    const rows = await app.database.db.selectFrom('service_order').selectAll().execute();
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(JSON.stringify(rows)).not.toMatch(/Мария|0888123456|Кораб|Люлин|бл\. 302/);
  });
});
