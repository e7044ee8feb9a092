import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireUnconfirmed } from '../../../server/modules/services/confirm-service-order.ts';
import { limitServiceOrders } from '../../../server/modules/services/confirm-service-order.ts';
import { MAX_CONFIRMATION_MAILS } from '../../../src/core/orders/buyer-limits.ts';
import type { ServiceOrder } from '../../../src/core/services/service-order.ts';
import type { SlotDay } from '../../../src/core/services/team-calendar.ts';
import type { TeamWeek } from '../../../src/core/services/team-visit.ts';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import {
  aServiceOrder,
  aTeam,
  anExpensiveServiceOrder,
  confirmationSecretOf,
  orderTokenOf,
  someServices,
} from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const HOUR = 1 / 24;

let app: TestApplication;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
});
beforeEach(async () => {
  const { db } = app.database;
  for (const table of ['service_order', 'service_team', 'attempt'] as const) {
    await db.deleteFrom(table).execute();
  }
  team = await aTeam(app);
});
afterAll(() => app.close());

const follow = async (token: string) => (await app.get(`/api/cleaning/order/${token}`)).body as ServiceOrder;
const confirm = (token: string, secret: string) =>
  app.post(`/api/cleaning/order/${token}/confirmation`, { secret });
const resend = (token: string, email: string) =>
  app.post(`/api/cleaning/order/${token}/confirmation/mail`, { email });
const cancel = (token: string) => app.post(`/api/cleaning/order/${token}/cancel`, {});
const latestSecret = async (email: string) => confirmationSecretOf((await mailsTo(app, email)).at(-1));
const teamMails = async () => (await mailsTo(app, team.email)).length;
const visitsOfTeam = async () =>
  ((await app.get(`/api/cleaning/team/${team.token}?day=2026-11-24`)).body as TeamWeek).visits.length;
/** Returns whether the order's time slot is free. */
async function isFree(): Promise<boolean | undefined> {
  const wish = 'cityId=1&cleaning=1&moving=0&visits=1&every=28&from=2026-11-24&days=1';
  const { data } = (await app.get(`/api/cleaning/slots?${wish}`)).body as { data: SlotDay[] };
  return data[0]?.windows.find(({ window }) => window === '12-16')?.free;
}

async function at<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  app.clock.passDays(days);
  try {
    return await work();
  } finally {
    app.clock.passDays(-days);
  }
}

/** Runs the job that expires the order, when it is due. */
async function runExpiry(token: string): Promise<void> {
  const row = app.database.db.selectFrom('service_order').select('id').where('token', '=', token);
  await expireUnconfirmed(app.services, (await row.executeTakeFirstOrThrow()).id);
}

describe('A first order of services above 500 лв.', () => {
  it('reserves its team, which is notified after confirmation', async () => {
    const { token, email, secret } = await anExpensiveServiceOrder(app);
    expect(await follow(token)).toMatchObject({
      status: 'unconfirmed',
      next: ['cancel'],
      confirmUntil: new Date(app.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString(),
    });
    expect([await isFree(), await teamMails(), await visitsOfTeam()]).toEqual([false, 0, 0]);
    expect((await app.get(`/calendar/service/${token}.ics`)).status).toBe(404);
    const [asked] = await mailsTo(app, email);
    expect(asked?.subject).toMatch(/^Потвърдете поръчка № S-/);
    expect(asked?.attachments).toEqual([]);
    expect(asked?.text).not.toMatch(/(^|\s)(mail|service|order)-[a-z-]+|\{\{/);
    expect((await confirm(token, 'x'.repeat(43))).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, secret)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await follow(token)).toMatchObject({
      status: 'booked',
      next: ['change', 'cancel'],
      confirmUntil: null,
    });
    expect([await isFree(), await teamMails(), await visitsOfTeam()]).toEqual([false, 1, 1]);
    expect((await app.get(`/calendar/service/${token}.ics`)).status).toBe(200);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Потвърдете/),
      expect.stringMatching(/^Получихме поръчка/),
    ]);
  });

  it('is booked at once for an e-mail with a confirmed order, and below that price', async () => {
    const { token, email, secret } = await anExpensiveServiceOrder(app);
    await confirm(token, secret);
    const services = [{ serviceKey: 'home-cleaning', sqm: 200 }];
    const place = async (changes: object) => {
      const body = aServiceOrder({ date: '2026-11-25', ...changes });
      return follow(orderTokenOf(await app.post('/api/cleaning/one-time/order', body)));
    };
    const known = await place({ email: email.toUpperCase(), services, expectedTotal: 70_000 });
    const cheap = await place({ date: '2026-11-26' });
    expect([known.status, known.confirmUntil]).toEqual(['booked', null]);
    expect([cheap.status, cheap.confirmUntil]).toEqual(['booked', null]);
  });

  it('expires at the latest an hour before its visit', async () => {
    const { token } = await anExpensiveServiceOrder(app, { date: '2026-11-22', window: '08-12' });
    expect((await follow(token)).confirmUntil).toBe('2026-11-22T05:00:00.000Z');
    const { rows } = await app.database.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'services.expire-unconfirmed'
       order by id desc limit 1`,
    );
    expect(rows.map((job) => job.run_at.toISOString())).toEqual(['2026-11-22T05:00:00.000Z']);
  });

  it('expires without a mail and frees its team when unconfirmed', async () => {
    const { token, email, secret } = await anExpensiveServiceOrder(app);
    await at(25 * HOUR, async () => {
      const late = await confirm(token, secret);
      expect(late).toMatchObject({ status: 409, body: { message: 'service-confirmation-over' } });
      expect((await resend(token, email)).status).toBe(409);
      await runExpiry(token);
      expect(await follow(token)).toMatchObject({ status: 'cancelled', total: 0, visitDates: [] });
    });
    expect([await isFree(), await teamMails()]).toEqual([true, 0]);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await confirm(token, secret)).status).toBe(409);
  });

  it('stays booked when the job runs after the confirmation', async () => {
    const { token, secret } = await anExpensiveServiceOrder(app);
    await confirm(token, secret);
    await at(25 * HOUR, () => runExpiry(token));
    expect((await follow(token)).status).toBe('booked');
  });

  it('can be cancelled by its customer without any mail', async () => {
    const { token, email, secret } = await anExpensiveServiceOrder(app);
    expect((await cancel(token)).body).toMatchObject({ status: 'cancelled', next: [] });
    expect([await isFree(), await teamMails()]).toEqual([true, 0]);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await confirm(token, secret)).status).toBe(409);
  });

  it('gets its mail again a few times, and only the latest link confirms', async () => {
    const { token, email, secret } = await anExpensiveServiceOrder(app);
    for (let sent = 0; sent < MAX_CONFIRMATION_MAILS; sent += 1) {
      expect((await resend(token, ` ${email.toUpperCase()} `)).body).toEqual({ token });
    }
    expect((await resend(token, email)).status).toBe(429);
    expect(await mailsTo(app, email)).toHaveLength(1 + MAX_CONFIRMATION_MAILS);
    expect((await confirm(token, secret)).status).toBe(404);
    expect((await confirm(token, await latestSecret(email))).status).toBe(200);
    expect((await resend(token, email)).status).toBe(409);
  });

  it('has the status of awaiting its customer', async () => {
    const services = [{ serviceKey: 'home-cleaning', sqm: 200 }];
    const body = aServiceOrder({ services, expectedTotal: 70_000 });
    const place = () => app.post('/api/cleaning/one-time/order', body);
    const first = await place();
    expect(first.body).toMatchObject({ message: 'service-order-placed-unconfirmed' });
    expect((await place()).body).toEqual(first.body);
  });

  it('counts for its corrected e-mail', async () => {
    const busy = `busy-${team.id}@example.com`;
    const { token } = await anExpensiveServiceOrder(app);
    for (let count = 0; count < 20; count += 1)
      await limitServiceOrders(app.database.db, busy, app.clock.now());
    expect((await resend(token, busy)).status).toBe(429);
    expect((await resend(token, `free-${team.id}@example.com`)).status).toBe(200);
  });

  it('moves to a corrected e-mail with a new link', async () => {
    const { token, secret } = await anExpensiveServiceOrder(app);
    expect((await resend(token, 'no address')).status).toBe(422);
    const right = `right-${team.id}@example.com`;
    const { token: moved } = (await resend(token, right)).body as { token: string };
    expect(moved).not.toBe(token);
    expect((await app.get(`/api/cleaning/order/${token}`)).status).toBe(404);
    expect((await confirm(moved, secret)).status).toBe(404);
    expect((await confirm(moved, await latestSecret(right))).status).toBe(200);
    expect(await follow(moved)).toMatchObject({ status: 'booked', contact: { email: right } });
  });
});
