import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import {
  aMovingOrder,
  anExpensiveServiceOrder,
  aServiceOrder,
  aTeam,
  calendarOf,
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
  for (const table of ['service_order', 'service_team', 'attempt', 'mail'] as const) {
    await db.deleteFrom(table).execute();
  }
});
afterAll(() => app.close());

type Order = {
  status: string;
  total: number;
  lines: { serviceKey: string }[];
  withdrawal: { until: string | null; hasBegun: boolean; withdrawnAt: string | null; isExempt: boolean };
};
const place = async (body = aServiceOrder()) => {
  const placed = await app.post('/api/cleaning/one-time/order', body);
  expect(placed.status).toBe(201);
  return { token: orderTokenOf(placed), email: body.email };
};
const withdraw = (token: string, hasBegun = false) =>
  app.post(`/api/cleaning/order/${token}/withdrawal`, { hasBegun });
const follow = async (token: string) => (await app.get(`/api/cleaning/order/${token}`)).body as Order;
const bookings = () => app.database.db.selectFrom('service_booking').select(['team_id', 'visit']).execute();

/** Runs the work with the clock moved by that number of days. */
async function at<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.clock.passDays(days);
  try {
    return await work();
  } finally {
    app.clock.passDays(-days);
  }
}

describe('The withdrawal from cleaning', () => {
  it('before the start cancels the visit without costs, confirmed with date and time', async () => {
    const team = await aTeam(app);
    const { token, email } = await place();
    // 19:00 of the day before: too late to cancel, but in time to withdraw.
    await at(2 + 7 / 24, async () => {
      expect((await app.post(`/api/cleaning/order/${token}/cancel`)).status).toBe(409);
      expect(await withdraw(token)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', total: 0, withdrawal: { hasBegun: false, until: null } },
      });
    });
    expect(await bookings()).toEqual([]);
    const mail = (await mailsTo(app, email)).at(-1);
    expect(mail?.subject).toContain('Потвърждение за отказ от договора');
    expect(mail?.text).toMatch(/На 23 ноември 2026 г\.[^\n]* 19:00/);
    expect(mail?.text).toContain('не дължите нищо');
    expect(calendarOf(mail)).toMatch(/STATUS:CANCELLED/);
    expect((await mailsTo(app, team.email)).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('sent many times at once is one withdrawal with one email', async () => {
    await aTeam(app);
    const { token, email } = await place();
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it('after the start owes the part done, which the office settles', async () => {
    await aTeam(app);
    const { token, email } = await place();
    await at(3 + 1 / 24, async () => {
      expect((await follow(token)).withdrawal).toMatchObject({ hasBegun: true });
      expect(await withdraw(token, false)).toMatchObject({
        status: 409,
        body: { message: 'service-order-action-not-possible' },
      });
      expect(await withdraw(token, true)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', withdrawal: { hasBegun: true } },
      });
    });
    expect((await mailsTo(app, email)).at(-1)?.text).toContain('дължите само извършеното');
    const office = await app.database.db
      .selectFrom('mail')
      .select('text')
      .where('subject', 'like', 'Отказ след начало на работата%')
      .execute();
    expect(office).toHaveLength(1);
    expect(office[0]?.text).toContain('Мария Иванова');
    expect(await bookings()).toHaveLength(1);
  });

  it('is rejected after 14 days and for an unconfirmed order', async () => {
    await aTeam(app);
    const { token } = await place(aServiceOrder({ date: '2027-01-12' }));
    await at(15, async () => {
      expect((await follow(token)).withdrawal.until).toBeNull();
      expect((await withdraw(token)).status).toBe(409);
    });
    const { token: unconfirmed } = await anExpensiveServiceOrder(app);
    expect((await withdraw(unconfirmed)).status).toBe(409);
  });

  it('is not offered for moving, and leaves the moving of a mixed order', async () => {
    await aTeam(app);
    await aTeam(app, 'moving');
    const { token } = await place(aMovingOrder({ date: '2026-11-25' }));
    expect((await follow(token)).withdrawal).toMatchObject({ isExempt: true, until: null });
    expect((await withdraw(token)).status).toBe(409);
    const services = [
      { serviceKey: 'home-cleaning', sqm: 60 },
      { serviceKey: 'moving-two', hours: 3 },
    ];
    const mixed = await place(aMovingOrder({ services, expectedTotal: 43_500 }));
    expect((await withdraw(mixed.token)).body).toMatchObject({
      status: 'booked',
      total: 22_500,
      lines: [{ serviceKey: 'moving-two' }],
    });
    expect(await follow(mixed.token)).toMatchObject({ status: 'booked', withdrawal: { until: null } });
    expect(await bookings()).toHaveLength(2);
  });
});

describe('A visit within the withdrawal period', () => {
  it('requires the customer’s express request, stored in the order and its email', async () => {
    await aTeam(app);
    const refused = await app.post('/api/cleaning/one-time/order', aServiceOrder({ earlyStart: false }));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'earlyStart', message: 'error-early-start-required' }] },
    });
    const { email } = await place();
    expect((await mailsTo(app, email))[0]?.text).toContain('Искам посещението да е преди края');
    const row = await app.database.db
      .selectFrom('service_order')
      .select('early_start_requested_at')
      .executeTakeFirstOrThrow();
    expect(row.early_start_requested_at).toEqual(app.clock.now());
  });

  it('needs no request for later visits or moving', async () => {
    await aTeam(app);
    await aTeam(app, 'moving');
    await place(aServiceOrder({ earlyStart: false, date: '2026-12-15' }));
    await place(aMovingOrder({ earlyStart: false }));
  });

  it('needs the request when a later visit is moved into the period', async () => {
    await aTeam(app);
    const body = aServiceOrder({ earlyStart: false, date: '2026-12-15' });
    const { token } = await place(body);
    const { district, street, entrance, floor, services, expectedTotal, notes } = body;
    const to = { toCityId: null, toDistrict: '', toStreet: '', toEntrance: '', toFloor: '' };
    const visit = { ...to, district, street, entrance, floor, services, expectedTotal, notes };
    const change = (earlyStart: boolean) =>
      app.post(`/api/cleaning/order/${token}/change`, {
        ...visit,
        earlyStart,
        date: '2026-11-25',
        window: '12-16',
      });
    expect((await change(false)).status).toBe(422);
    expect(await change(true)).toMatchObject({ status: 200, body: { withdrawal: { earlyUntil: null } } });
  });
});
