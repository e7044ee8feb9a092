import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarVisit, ServiceCalendarPage } from '../../../src/core/services/calendar-page.ts';
import type { TeamWeek } from '../../../src/core/services/team-visit.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import {
  aMovingOrder,
  aServiceOrder,
  aTeam,
  calendarOf,
  orderTokenOf,
  setDayOff,
  someServices,
} from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { act, lastEntry } from './support/team-actions.ts';

const DAY = '2026-11-24';

let app: TestApplication;
let dispatcher: Member;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
  dispatcher = await aMember(app, ['services']);
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
const calendar = async (query = 'days=7', headers = dispatcher.headers) =>
  (await app.get(`/api/team/service-calendar?day=${DAY}&${query}`, headers)).body as ServiceCalendarPage;
const visits = async () => (await calendar()).visits;
const partOf = ({ visit, teamId, date, window }: CalendarVisit) => ({ visit, teamId, date, window });
type Change = { to?: Partial<Pick<CalendarVisit, 'teamId' | 'date' | 'window'>>; windows?: number };
const change = (action: string, one: CalendarVisit, { to = {}, ...input }: Change = {}, by = dispatcher) => {
  const { visit: _, ...slot } = partOf(one);
  const target = action === 'finish' ? {} : { to: { ...slot, ...to } };
  return act(app, by, `service-orders/${one.orderId}/${action}`, {
    input: { part: partOf(one), ...target, ...input },
  });
};
/** Three windows of cleaning for 384 leva. */
const aLongOrder = (changes: Record<string, unknown> = {}) =>
  aServiceOrder({
    services: [{ serviceKey: 'hourly-cleaning', hours: 12 }],
    expectedTotal: 38_400,
    window: '08-12',
    ...changes,
  });

describe('The calendar of service teams (TEAM-08)', () => {
  it('shows the teams of a city with their visits, in the language of the member', async () => {
    const team = await aTeam(app);
    await aTeam(app, 'moving', 2);
    await place(aServiceOrder({ notes: 'Звънецът не работи.' }));
    const page = await calendar();
    expect(page).toMatchObject({ from: '2026-11-23', days: 7, cityId: 1, waiting: [] });
    expect(page.cities.map(({ id, teams }) => [id, teams])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(page.teams).toMatchObject([{ id: team.id, kind: 'cleaning', isActive: true, daysOff: [] }]);
    expect(page.visits).toMatchObject([
      {
        teamId: team.id,
        date: DAY,
        window: '12-16',
        status: 'new',
        customer: { name: 'Мария Иванова', phone: '0888123456' },
        address: { district: 'Лозенец', entrance: 'Б' },
        amount: 21_000,
        notes: 'Звънецът не работи.',
        conflicts: [],
      },
    ]);
    expect((await calendar('days=1&cityId=2')).visits).toEqual([]);
    expect(
      (await app.get('/api/team/service-calendar?days=1&day=2026-02-31', dispatcher.headers)).status,
    ).toBe(422);
  });

  it('is read by support, which moves nothing', async () => {
    await aTeam(app);
    await place();
    const support = await aMember(app, ['support']);
    const [visit] = (await calendar('days=1', support.headers)).visits;
    expect((await change('move', visit!, {}, support)).status).toBe(403);
  });

  it('shows a declined visit as waiting, until it gets a team and its customer knows', async () => {
    const [first, second] = [await aTeam(app), await aTeam(app)];
    await setDayOff(app, second.id, DAY);
    const { email } = await place();
    const [visit] = await visits();
    await app.post(`/api/cleaning/team/${first.token}/visit`, {
      orderId: visit!.orderId,
      visit: 1,
      action: 'decline',
    });
    const page = await calendar();
    expect(page.waiting).toMatchObject([{ orderId: visit!.orderId, conflicts: ['declined'] }]);
    expect(page.cities[0]).toMatchObject({ waiting: 1 });
    await setDayOff(app, second.id, null);
    expect((await change('move', page.waiting[0]!, { to: { teamId: second.id } })).status).toBe(200);
    expect((await calendar()).waiting).toEqual([]);
    expect((await mailsTo(app, email)).at(-1)?.subject).toMatch(/^Намерихме екип/);
  });
});

describe('A day off of a team', () => {
  it('is not sold to customers, and makes its visits conflicts', async () => {
    const team = await aTeam(app);
    await place();
    await setDayOff(app, team.id, DAY);
    expect((await calendar()).teams).toMatchObject([{ daysOff: [DAY] }]);
    expect(await visits()).toMatchObject([{ conflicts: ['day-off'] }]);
    const order = await app.post('/api/cleaning/one-time/order', aServiceOrder({ window: '08-12' }));
    expect(order.status).toBe(409);
  });
});

describe('A moved visit', () => {
  it('is on the pages of its new team, its customer and no longer of the old team', async () => {
    const [first, second] = [await aTeam(app), await aTeam(app)];
    const { token } = await place();
    const [visit] = await visits();
    const [from, to] = visit!.teamId === first.id ? [first, second] : [second, first];
    const slot = { teamId: to.id, date: '2026-11-26', window: '16-20' } as const;
    expect((await change('move', visit!, { to: slot })).status).toBe(200);
    const weekOf = async (secret: string) =>
      ((await app.get(`/api/cleaning/team/${secret}?day=${DAY}`)).body as TeamWeek).visits;
    expect(await weekOf(from.token)).toEqual([]);
    expect(await weekOf(to.token)).toMatchObject([{ date: '2026-11-26', window: '16-20', status: 'new' }]);
    expect((await app.get(`/api/cleaning/order/${token}`)).body).toMatchObject({
      date: '2026-11-26',
      window: '16-20',
      visitDates: ['2026-11-26'],
    });
    const [, lost] = await mailsTo(app, from.email);
    expect(calendarOf(lost)).toContain('STATUS:CANCELLED');
  });

  it('of a subscription leaves the others', async () => {
    const team = await aTeam(app);
    const services = [{ serviceKey: 'weekly-cleaning', sqm: 40, months: 1 }];
    const { token } = await place(aServiceOrder({ services, expectedTotal: 36_000 }));
    const [first] = await visits();
    expect((await change('move', first!, { to: { date: '2026-11-27' } })).status).toBe(200);
    const { visitDates } = (await app.get(`/api/cleaning/order/${token}`)).body as { visitDates: string[] };
    expect(visitDates).toEqual(['2026-11-27', '2026-12-01', '2026-12-08', '2026-12-15']);
    expect(await mailsTo(app, team.email)).toHaveLength(2);
  });

  it('of cleaning leaves the moving of the same order', async () => {
    await aTeam(app);
    await aTeam(app, 'moving');
    const services = [
      { serviceKey: 'home-cleaning', sqm: 60 },
      { serviceKey: 'moving-two', hours: 3 },
    ];
    const { token, email } = await place(aMovingOrder({ services, expectedTotal: 43_500 }));
    const cleaning = (await visits()).find(({ kind }) => kind === 'cleaning');
    expect((await change('move', cleaning!, { to: { date: '2026-11-25', window: '08-12' } })).status).toBe(
      200,
    );
    expect((await app.get(`/api/cleaning/order/${token}`)).body).toMatchObject({
      visitTimes: [
        { date: DAY, window: '12-16', windowCount: 1 },
        { date: '2026-11-25', window: '08-12', windowCount: 1 },
      ],
    });
    const mail = (await mailsTo(app, email)).at(-1);
    expect(mail?.text).toContain('24 ноември');
    expect(mail?.text).toContain('25 ноември');
    expect(calendarOf(mail).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('A split visit', () => {
  it('is done by two teams, which share its amount', async () => {
    const [first, second] = [await aTeam(app), await aTeam(app)];
    await place(aLongOrder());
    const [visit] = await visits();
    const [from, to] = visit!.teamId === first.id ? [first, second] : [second, first];
    const split = await change('split', visit!, { to: { teamId: to.id, window: '08-12' }, windows: 1 });
    expect(split.status).toBe(200);
    expect(await lastEntry(app)).toMatchObject({ operation: 'service-orders.split' });
    const parts = (await visits()).toSorted((one, other) => other.windowCount - one.windowCount);
    expect(parts).toMatchObject([
      { teamId: from.id, window: '08-12', windowCount: 2, partCount: 2, amount: 25_600 },
      { teamId: to.id, window: '08-12', windowCount: 1, partCount: 2, amount: 12_800 },
    ]);
    const mail = (await mailsTo(app, from.email)).at(-1);
    expect(mail?.text).toContain('256,00');
  });

  it('is continued by the same team on another day, and each part is finished', async () => {
    const team = await aTeam(app);
    const { token } = await place(aLongOrder());
    const [visit] = await visits();
    const to = { date: '2026-11-25', window: '08-12' } as const;
    expect((await change('split', visit!, { to, windows: 2 })).status).toBe(200);
    app.clock.passDays(4);
    try {
      dispatcher = await aMember(app, ['services']);
      const [one, two] = await visits();
      expect((await change('finish', one!)).status).toBe(200);
      expect((await change('finish', one!)).status).toBe(409);
      expect((await app.get(`/api/cleaning/order/${token}`)).body).toMatchObject({ status: 'booked' });
      const answer = { orderId: two!.orderId, visit: 1, date: two!.date, action: 'done' };
      expect((await app.post(`/api/cleaning/team/${team.token}/visit`, answer)).status).toBe(200);
      expect((await app.get(`/api/cleaning/order/${token}`)).body).toMatchObject({ status: 'done' });
      expect((await change('move', two!)).status).toBe(409);
    } finally {
      app.clock.passDays(-4);
      dispatcher = await aMember(app, ['services']);
    }
  });

  it('becomes one again, and the customer’s calendar loses the second time', async () => {
    await aTeam(app);
    const { email } = await place(
      aLongOrder({ expectedTotal: 25_600, services: [{ serviceKey: 'hourly-cleaning', hours: 8 }] }),
    );
    const [visit] = await visits();
    await change('split', visit!, { to: { date: '2026-11-25', window: '08-12' }, windows: 1 });
    const [, second] = await visits();
    expect((await change('move', second!, { to: { date: DAY, window: '12-16' } })).status).toBe(200);
    expect(await visits()).toMatchObject([{ windowCount: 2, partCount: 1 }]);
    const file = calendarOf((await mailsTo(app, email)).at(-1));
    expect(file).toMatch(/STATUS:CANCELLED/);
  });

  it('is reminded of on each of its days', async () => {
    await aTeam(app);
    await place(aLongOrder());
    const [visit] = await visits();
    await change('split', visit!, { to: { date: '2026-11-27', window: '08-12' }, windows: 1 });
    const { rows } = await app.database.pool.query<{ date: string }>(
      `select payload ->> 'date' as date from graphile_worker._private_jobs
       where key like 'remind-service-visit:' || $1 || ':%' order by run_at`,
      [visit!.orderId],
    );
    expect(rows.map(({ date }) => date)).toEqual([DAY, '2026-11-27']);
  });
});

describe('A visit that has not begun', () => {
  it('is not finished', async () => {
    await aTeam(app);
    await place();
    const [visit] = await visits();
    expect((await change('finish', visit!)).body).toMatchObject({
      message: 'service-order-action-not-possible',
    });
  });
});
