import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishPastOrders } from '../../../server/modules/services/service-jobs.ts';
import type { TeamWeek } from '../../../src/core/services/team-visit.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import {
  aMovingOrder,
  aServiceOrder,
  aTeam,
  calendarOf,
  orderTokenOf,
  someServices,
} from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const OFFICE = 'office@example.com';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { TEAM_EMAIL: OFFICE } });
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

const place = async (body = aServiceOrder()) => {
  const placed = await app.post('/api/cleaning/one-time/order', body);
  expect(placed.status).toBe(201);
  return { token: orderTokenOf(placed), email: body.email };
};
const weekOf = async (token: string, day = '2026-11-24') =>
  (await app.get(`/api/cleaning/team/${token}?day=${day}`)).body as TeamWeek;
const follow = async (token: string) =>
  (await app.get(`/api/cleaning/order/${token}`)).body as { status: string; next: string[] };

/** Sends the team's answer to its first visit of the week. */
async function answer(token: string, action: string, day = '2026-11-24') {
  const [visit] = (await weekOf(token, day)).visits;
  return app.post(`/api/cleaning/team/${token}/visit`, {
    orderId: visit?.orderId ?? 1,
    visit: visit?.visit ?? 1,
    action,
  });
}

async function at<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.clock.passDays(days);
  try {
    return await work();
  } finally {
    app.clock.passDays(-days);
  }
}

describe('The page of a team', () => {
  it('names the next week with work', async () => {
    const { token } = await aTeam(app);
    await place();
    expect(await weekOf(token, '2026-11-10')).toMatchObject({ visits: [], nextWork: '2026-11-23' });
    expect(await weekOf(token, '2026-11-24')).toMatchObject({ nextWork: null });
  });

  it('shows the visits of a week with the team’s services, amount and addresses', async () => {
    const cleaners = await aTeam(app);
    const movers = await aTeam(app, 'moving');
    const services = [
      { serviceKey: 'home-cleaning', sqm: 60 },
      { serviceKey: 'moving-two', hours: 3 },
    ];
    await place(aMovingOrder({ services, expectedTotal: 43_500, notes: 'Звънецът не работи.' }));
    const ofCleaners = await weekOf(cleaners.token, '2026-11-29');
    expect(ofCleaners).toMatchObject({ team: { kind: 'cleaning' }, from: '2026-11-23' });
    expect(ofCleaners.visits).toMatchObject([
      {
        date: '2026-11-24',
        window: '12-16',
        windowCount: 1,
        status: 'new',
        type: 'one-time',
        amount: 21_000,
        destination: null,
        lines: [{ serviceKey: 'home-cleaning' }],
        customer: { name: 'Мария Иванова', phone: '0888123456' },
        notes: 'Звънецът не работи.',
        next: ['accept', 'decline'],
      },
    ]);
    expect((await weekOf(movers.token)).visits).toMatchObject([
      { type: 'moving', amount: 22_500, destination: { district: 'Люлин' } },
    ]);
    expect((await weekOf(cleaners.token, '2026-11-30')).visits).toEqual([]);
  });

  it('is linked from the team’s mails', async () => {
    const team = await aTeam(app);
    await place();
    const [mail] = await mailsTo(app, team.email);
    expect(mail?.text).toContain(`/ekip/${team.token}`);
  });

  it('is found only by its secret, for valid dates', async () => {
    const team = await aTeam(app);
    expect((await app.get(`/api/cleaning/team/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await app.get(`/api/cleaning/team/${team.token}?day=2026-02-31`)).status).toBe(422);
    await app.database.db.updateTable('service_team').set({ active: false }).execute();
    expect((await app.get(`/api/cleaning/team/${team.token}`)).status).toBe(404);
  });
});

describe('A team’s answer', () => {
  it('accepts a visit once, and is rejected from another team', async () => {
    const [team, other] = [await aTeam(app), await aTeam(app, 'moving')];
    await place();
    expect(await answer(team.token, 'accept')).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(await answer(team.token, 'accept')).toMatchObject({ status: 200, body: { next: ['decline'] } });
    const [visit] = (await weekOf(team.token)).visits;
    const foreign = { orderId: visit?.orderId, visit: 1, action: 'decline' };
    expect(await app.post(`/api/cleaning/team/${other.token}/visit`, foreign)).toMatchObject({
      status: 404,
      body: { message: 'error-service-visit-not-found' },
    });
  });

  it('completes a visit after its start, and the order with its last team', async () => {
    const [cleaners, movers] = [await aTeam(app), await aTeam(app, 'moving')];
    const services = [
      { serviceKey: 'home-cleaning', sqm: 60 },
      { serviceKey: 'moving-two', hours: 3 },
    ];
    const { token } = await place(aMovingOrder({ services, expectedTotal: 43_500 }));
    expect(await answer(cleaners.token, 'done')).toMatchObject({
      status: 409,
      body: { message: 'service-visit-action-not-possible' },
    });
    await at(3.1, async () => {
      expect((await answer(cleaners.token, 'done')).status).toBe(200);
      expect((await follow(token)).status).toBe('booked');
      expect((await answer(movers.token, 'done')).status).toBe(200);
      expect((await follow(token)).status).toBe('done');
    });
  });

  it('that declines assigns another free team, never one that declined', async () => {
    const teams = [await aTeam(app), await aTeam(app)];
    const { token } = await place();
    const booked = async () =>
      (await app.database.db.selectFrom('service_booking').select('team_id').execute()).map(
        (one) => one.team_id,
      );
    const [first, second] = (await booked())[0] === teams[0]?.id ? teams : teams.toReversed();
    if (!first || !second) throw new Error('two teams are needed');
    await answer(first.token, 'accept');
    expect(await answer(first.token, 'decline')).toMatchObject({ body: { status: 'declined', next: [] } });
    expect(await booked()).toEqual([second.id]);
    expect((await weekOf(second.token)).visits).toMatchObject([{ status: 'new' }]);
    expect((await weekOf(first.token)).visits).toEqual([]);
    const cancelled = (await mailsTo(app, first.email)).at(-1);
    expect(calendarOf(cancelled)).toContain('STATUS:CANCELLED');
    expect((await mailsTo(app, second.email)).at(-1)?.subject).toMatch(/^Нова поръчка/);

    await answer(second.token, 'decline');
    expect(await booked()).toEqual([second.id]);
    expect(await follow(token)).toMatchObject({ declinedDates: ['2026-11-24'], next: ['change', 'cancel'] });
  });

  it('that leaves a visit without a team notifies customer and office; the customer moves it', async () => {
    const team = await aTeam(app);
    const { token, email } = await place();
    await answer(team.token, 'decline');
    const toCustomer = (await mailsTo(app, email)).at(-1);
    expect(toCustomer?.subject).toMatch(/^Екипът не може да дойде/);
    expect(toCustomer?.text).not.toMatch(/(^|\s)(mail|service)-[a-z-]+|\{\{/);
    expect((await mailsTo(app, OFFICE)).at(-1)?.subject).toMatch(/^Посещение без екип/);
    const {
      key: _k,
      name: _n,
      phone: _p,
      email: _e,
      cityId: _c,
      termsAccepted: _t,
      ...visit
    } = aServiceOrder({ date: '2026-11-25' });
    // The declined hours stay taken; a change to the same time is rejected.
    const same = { ...visit, date: '2026-11-24' };
    expect((await app.post(`/api/cleaning/order/${token}/change`, same)).status).toBe(409);
    expect(await app.post(`/api/cleaning/order/${token}/change`, visit)).toMatchObject({
      status: 200,
      body: { visitDates: ['2026-11-25'], declinedDates: [] },
    });
  });

  it('is required for each visit before the order is completed', async () => {
    const team = await aTeam(app);
    const { token } = await place();
    await answer(team.token, 'decline');
    await at(5, () => finishPastOrders(app.services));
    expect((await follow(token)).status).toBe('booked');
  });

  it('of two teams at once books one of them for the visit', async () => {
    const teams = [await aTeam(app), await aTeam(app), await aTeam(app)];
    await place();
    const [booked] = await app.database.db.selectFrom('service_booking').selectAll().execute();
    const team = teams.find(({ id }) => id === booked?.team_id);
    const { visits } = await weekOf(team?.token ?? '');
    const send = () =>
      app.post(`/api/cleaning/team/${team?.token}/visit`, {
        orderId: visits[0]?.orderId,
        visit: 1,
        action: 'decline',
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await app.database.db.selectFrom('service_booking').select('team_id').execute()).toHaveLength(1);
  });
});
