import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfPlans } from '../../../server/modules/plans/plan-reminders.ts';
import { USUAL_LEAVING } from '../../../src/core/plans/leaving/leaving.ts';
import type { MovingPlan, PlannedServices } from '../../../src/core/plans/moving-plan.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

/** The date of the test clock. */
const TODAY = '2026-11-21';
const cleaning: PlannedServices = {
  services: [{ serviceKey: 'deep-home', name: '', type: 'deep', price: 650, sqm: 60 }],
  chosen: true,
  orderToken: null,
};

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('moving_plan').execute());

const remind = () => remindOfPlans(app.plans);
const mailsTo = (email: string) =>
  app.database.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute();

/** A person with a move-in date after that number of days. */
async function aMover(days: number, change: Partial<MovingPlan> = {}) {
  const person = await aPerson(app);
  const id = randomUUID();
  const plan = aPlan({ movingInOn: addDays(TODAY, days), cleaning, ...change });
  await app.post(`/api/plan/${id}`, { plan, version: null }, person.headers);
  const { db } = app.database;
  const of = db.updateTable('account').where('id', '=', person.id);
  await of.set({ email_confirmed_at: new Date() }).execute();
  return { ...person, id, account: (change: object) => of.set(change).execute() };
}

describe('A reminder of a plan', () => {
  it.each([
    [7, 'След седмица се нанасяте: Двустаен до парка'],
    [1, 'Утре се нанасяте: Двустаен до парка'],
  ])('is sent %i days before, once, with the open tasks', async (days, subject) => {
    const { email, id } = await aMover(days);
    await remind();
    await remind();
    const mails = await mailsTo(email);
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.text).toMatch(/^Почистване: \p{L}+, \d+ \p{L}+\. Поръчайте най-късно до/mu);
    expect(mails[0]?.text).toContain(`/nanasyane/${id}`);
    expect(mails[0]?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/plan-reminders\/[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is in the person’s language', async () => {
    const { email, account } = await aMover(7);
    await account({ language: 'en' });
    await remind();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'You’re moving in in a week: Двустаен до парка',
    ]);
  });

  describe('for moving out', () => {
    const leaving = { ...USUAL_LEAVING, notice: { count: 30, unit: 'days' as const } };
    const given = { ...leaving, noticeGivenOn: '2026-11-01' };

    it.each([
      [
        37,
        leaving,
        'След седмица изтича срокът за предизвестие: Двустаен до парка',
        /^Предизвестие: .+\. Последен ден/m,
      ],
      [
        31,
        leaving,
        'Утре е последният ден за предизвестие: Двустаен до парка',
        /^Предизвестие: .+\. Последен ден/m,
      ],
      [7, given, 'След седмица се изнасяте: Двустаен до парка', /^Почистване: .+\. Поръчайте най-късно до/m],
      [1, given, 'Утре се изнасяте: Двустаен до парка', /^Почистване: .+\. Поръчайте най-късно до/m],
    ])('is sent %i days before the date', async (days, terms, subject, open) => {
      const { email } = await aMover(days, { leaving: terms });
      await remind();
      await remind();
      const mails = await mailsTo(email);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      expect(mails[0]?.text).toMatch(open);
    });

    it.each([
      ['of a notice that was given', 37, given],
      ['where no notice is asked for', 7 + 30, { ...leaving, notice: { count: 0, unit: 'days' as const } }],
      ['of a notice on other days', 40, leaving],
    ])('is not sent %s', async (_, days, terms) => {
      const { email } = await aMover(days, { leaving: terms });
      await remind();
      expect(await mailsTo(email)).toEqual([]);
    });
  });

  it.each([
    ['on other days', 3, {}],
    [
      'where nothing is open',
      1,
      { cleaning: { ...cleaning, services: [] }, days: { contract: '2026-11-20' } },
    ],
  ] as const)('does not come %s', async (_, days, change) => {
    const { email } = await aMover(days, change as Partial<MovingPlan>);
    await remind();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is not sent to an unconfirmed address', async () => {
    const { email, account } = await aMover(7);
    await account({ email_confirmed_at: null });
    await remind();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is sent again for another move-in date', async () => {
    const { email, id, headers } = await aMover(7);
    await remind();
    const { body } = await app.get(`/api/plan/${id}`, headers);
    const { plan, version } = body as { plan: MovingPlan; version: string };
    await app.post(`/api/plan/${id}`, { plan: { ...plan, movingInOn: addDays(TODAY, 1) }, version }, headers);
    await remind();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is ended by its page’s button or one-click unsubscribe, not by opening the link', async () => {
    const mover = await aMover(7);
    const other = await aMover(7);
    await remind();
    const [mail] = await mailsTo(mover.email);
    const { pathname } = new URL(/<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const page = await app.get(pathname);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.text).toContain('Спиране на напомнянията');
    const again = async () => {
      await app.database.db.deleteFrom('mail').execute();
      await remind();
      return [await mailsTo(mover.email), await mailsTo(other.email)].map(({ length }) => length);
    };
    expect(await again()).toEqual([1, 1]);
    const ended = await app.server.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([ended.statusCode, ended.body.includes('Напомнянията са спрени')]).toEqual([200, true]);
    expect(await again()).toEqual([0, 1]);
    expect((await app.get(`/plan-reminders/${'x'.repeat(43)}`)).status).toBe(404);
    const { body } = await app.get('/api/user/export', mover.headers);
    expect(body).toMatchObject({
      planReminders: [{ plan_id: mover.id, ended_at: expect.any(String) as string }],
    });
  });
});
