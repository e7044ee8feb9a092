import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aServiceOrder, aTeam, calendarOf, someServices, setDayOff } from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { aBookedCleaning } from './support/some-records.ts';
import { act, lastEntry } from './support/team-actions.ts';

let app: TestApplication;
let dispatcher: Member;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
  dispatcher = await aMember(app, ['services']);
});
afterAll(() => app.close());

type Slot = { teamId: number; date: string; window: string };
type Part = Slot & { visit: number };

/** The first part of an order's visits, as the member sees it. */
async function partOf(id: number): Promise<Part> {
  const {
    visit,
    team_id: teamId,
    date,
    time_window: window,
  } = await app.database.db
    .selectFrom('service_booking')
    .select(['visit', 'team_id', 'date', 'time_window'])
    .where('order_id', '=', id)
    .orderBy('date')
    .orderBy('time_window')
    .executeTakeFirstOrThrow();
  return { visit, teamId, date, window };
}
const bookingsOf = (id: number) =>
  app.database.db
    .selectFrom('service_booking')
    .select(['team_id as teamId', 'date', 'time_window as window'])
    .where('order_id', '=', id)
    .orderBy('date')
    .orderBy('time_window')
    .execute();
const move = async (id: number, to: Partial<Slot>, part?: Part) => {
  const from = part ?? (await partOf(id));
  const { visit: _, ...slot } = from;
  return act(app, dispatcher, `service-orders/${id}/move`, { input: { part: from, to: { ...slot, ...to } } });
};
const customerMails = async (id: number) => {
  const { contact_email: email } = await app.database.db
    .selectFrom('service_order')
    .select('contact_email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mailsTo(app, email);
};

describe('A service order (TEAM-05, TEAM-08)', () => {
  it('is given to another team at the same time, and only the teams are notified', async () => {
    const { id } = await aBookedCleaning(app);
    const from = await partOf(id);
    const other = await aTeam(app);
    expect((await move(id, { teamId: other.id })).status).toBe(200);
    expect(await partOf(id)).toEqual({ ...from, teamId: other.id });
    expect(await mailsTo(app, other.email)).toHaveLength(1);
    expect(await customerMails(id)).toHaveLength(1);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'service-orders.move',
      subject: 'service-order',
      before: { bookings: [{ team: from.teamId, date: '2026-11-24', window: '12-16' }] },
      after: { bookings: [{ team: other.id, date: '2026-11-24', window: '12-16' }] },
    });
  });

  it('is moved to another day, and the customer and the team get one mail each', async () => {
    const { id, team } = await aBookedCleaning(app);
    const { teamId } = await partOf(id);
    const to = { date: '2026-11-26', window: '08-12' };
    expect((await move(id, to)).status).toBe(200);
    expect(await bookingsOf(id)).toEqual([{ teamId, ...to }]);
    const [, moved, ...more] = await customerMails(id);
    expect(more).toEqual([]);
    expect(moved?.subject).toMatch(/^Ново време на посещението/);
    expect(moved?.text).toContain('26 ноември 2026');
    expect(calendarOf(moved)).toContain('DTSTART:20261126T060000Z');
    const mails = await mailsTo(app, team.email);
    if (teamId === team.id) expect(mails.at(-1)?.subject).toMatch(/^Преместено посещение/);
    const order = await app.database.db
      .selectFrom('service_order')
      .select(['date', 'time_window', 'token'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ date: to.date, time_window: to.window });
    expect((await app.get(`/api/cleaning/order/${order.token}`)).body).toMatchObject({
      visitTimes: [{ ...to, windowCount: 1 }],
    });
  });

  it('is never given to an unsuitable or busy team', async () => {
    const { id } = await aBookedCleaning(app);
    for (const [kind, city] of [
      ['moving', 1],
      ['cleaning', 2],
    ] as const)
      expect((await move(id, { teamId: (await aTeam(app, kind, city)).id })).status).toBe(422);
    expect((await move(id, {})).body).toMatchObject({ message: 'error-slot-same' });
    expect((await move(id, { teamId: 999_999 })).status).toBe(422);
    expect((await move(id, { date: '2026-02-31' })).status).toBe(422);
    expect((await move(id, { date: '2026-11-20' })).body).toMatchObject({ message: 'error-slot-past' });
    expect((await move(id, { date: '2027-06-20' })).body).toMatchObject({ message: 'error-slot-too-far' });
    const { id: second } = await aBookedCleaning(app);
    expect(await move(id, { teamId: (await partOf(second)).teamId })).toMatchObject({
      status: 409,
      body: { message: 'error-slot-taken' },
    });
    const off = await aTeam(app);
    await setDayOff(app, off.id, '2026-11-24');
    expect(await move(id, { teamId: off.id })).toMatchObject({
      status: 409,
      body: { message: 'error-slot-day-off' },
    });
    expect(await customerMails(id)).toHaveLength(1);
  });

  it('that was moved meanwhile stays where it is', async () => {
    const { id } = await aBookedCleaning(app);
    const seen = await partOf(id);
    const [one, two] = [await aTeam(app), await aTeam(app)];
    const answers = await Promise.all([one, two].map(({ id: teamId }) => move(id, { teamId }, seen)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'error-visit-moved-meanwhile',
    });
    expect(await bookingsOf(id)).toHaveLength(1);
  });

  it('is given to one of two orders that want the same team at once', async () => {
    const [one, two] = [await aBookedCleaning(app), await aBookedCleaning(app)];
    const free = await aTeam(app);
    const answers = await Promise.all([one, two].map(({ id }) => move(id, { teamId: free.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'error-slot-taken' });
  });

  it('or a customer’s new order gets a time that both want at once', async () => {
    const { id } = await aBookedCleaning(app);
    const day = '2026-12-01';
    const free = await aTeam(app, 'cleaning', 2);
    await app.database.db
      .updateTable('service_order')
      .set({
        address: JSON.stringify({ cityId: 2, district: 'Тракия', street: 'бл. 1', entrance: '', floor: '' }),
      })
      .where('id', '=', id)
      .execute();
    await app.database.db.deleteFrom('attempt').execute();
    const body = aServiceOrder({ cityId: 2, date: day, window: '08-12' });
    const busy = await app.database.db
      .selectFrom('service_team')
      .select('id')
      .where('city_id', '=', 2)
      .where('id', '<>', free.id)
      .execute();
    for (const { id: team } of busy) await setDayOff(app, team, day);
    const [moved, placed] = await Promise.all([
      move(id, { teamId: free.id, date: day, window: '08-12' }),
      app.post('/api/cleaning/one-time/order', body),
    ]);
    expect([moved.status, placed.status].toSorted()).toSatisfy(
      ([first, second]: number[]) => (first === 200 || first === 201) && second === 409,
    );
  });

  it('is completed after its last visit has begun, once', async () => {
    const { id } = await aBookedCleaning(app);
    const complete = () => act(app, dispatcher, `service-orders/${id}/complete`);
    expect(await complete()).toMatchObject({
      status: 409,
      body: { message: 'service-order-action-not-possible' },
    });
    app.clock.passDays(4);
    const fresh = await aMember(app, ['services']);
    expect(await act(app, fresh, `service-orders/${id}/complete`)).toMatchObject({
      status: 200,
      body: { record: { status: 'done' } },
    });
    expect((await act(app, fresh, `service-orders/${id}/complete`)).status).toBe(409);
  });
});
