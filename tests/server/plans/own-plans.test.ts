import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAN_LIMITS } from '../../../src/core/plans/moving-plan.ts';
import { aPayment, aPlan } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const save = (
  person: { headers: Record<string, string> },
  id: string,
  plan: object,
  version: string | null = null,
) => app.post(`/api/plan/${id}`, { plan, version }, person.headers);

const pictured = (url: string) =>
  aThing({ product: { ...aThing().product, image: { url, width: 1, height: 1 } } });

describe('The plans of an account (PLAN-01)', () => {
  it('are separate for each account, even under the same id', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const id = randomUUID();
    await save(one, id, aPlan());
    expect((await app.get(`/api/plan/${id}`, other.headers)).status).toBe(404);
    expect((await app.delete(`/api/plan/${id}`, other.headers)).status).toBe(404);
    expect((await save(other, id, aPlan({ people: 5 }))).status).toBe(200);
    expect((await app.get(`/api/plan/${id}`, one.headers)).body).toMatchObject({ plan: { people: 2 } });
  });

  it('saved twice from the same version store one and reject the other', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    const { version } = (await save(person, id, aPlan())).body as { version: string };
    const answers = await Promise.all([3, 4].map((people) => save(person, id, aPlan({ people }), version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('created in parallel stay within the account limit', async () => {
    const person = await aPerson(app);
    const answers = await Promise.all(
      Array.from({ length: PLAN_LIMITS.plans + 5 }, () => save(person, randomUUID(), aPlan())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PLAN_LIMITS.plans);
  });

  it('of an earlier version are upgraded, and an old page deletes no newer data', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    const { things: _, home, ...rest } = aPlan();
    const { appliances: _appliances, rooms: _rooms, ...facts } = home;
    const earlier = { ...rest, home: facts };
    await save(person, id, earlier);
    const bare = { ...aPlan(), home: { ...home, appliances: [], rooms: [] } };
    const read = await app.get(`/api/plan/${id}`, person.headers);
    expect(read.body).toMatchObject({ plan: bare });
    // As a version without furnishing stored it.
    await app.database.db
      .updateTable('moving_plan')
      .set({ content: JSON.stringify(earlier) })
      .where('id', '=', id)
      .execute();
    expect((await app.get(`/api/plan/${id}`, person.headers)).body).toEqual(read.body);

    const things = { budget: 'modest', things: [aThing()] };
    const { version } = read.body as { version: string };
    const furnished = (await save(person, id, { ...aPlan(), things }, version)).body as { version: string };
    const saved = await save(person, id, { ...earlier, people: 3 }, furnished.version);
    expect(saved.body).toMatchObject({ plan: { ...aPlan(), people: 3, things } });
  });

  it.each([
    ['a hundred people', { people: 100 }],
    ['no home', { home: null }],
    ['a debt for a budget', { budget: -1 }],
    [
      'a thing of another site’s picture',
      { things: { budget: null, things: [pictured('https://a.example/x')] } },
    ],
    ['a field that nobody knows', { owner: 7 }],
    ['a service in no measure that there is', { move: { services: [{ serviceKey: 'x', price: 1 }] } }],
  ])('with %s are rejected', async (_, change) => {
    const person = await aPerson(app);
    expect((await save(person, randomUUID(), { ...aPlan(), ...change })).status).toBe(400);
    expect((await app.get('/api/plan', person.headers)).body).toEqual({ data: [] });
  });

  it('retain fields unknown to a page of the previous version', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    const plan = aPlan({ names: ['Мария'], payments: [aPayment()] });
    const { version } = (await save(person, id, plan)).body as { version: string };
    const { names: _names, payments: _payments, ...known } = aPlan({ people: 3 });
    expect((await save(person, id, known, version)).body).toMatchObject({ plan: { ...plan, people: 3 } });
  });

  it('of a version without payments have none', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    const { payments: _payments, ...known } = aPlan();
    const { version } = (await save(person, id, known)).body as { version: string };
    await app.database.db
      .updateTable('moving_plan')
      .set({ content: JSON.stringify(known) })
      .execute();
    const savedPlan = await app.get(`/api/plan/${id}`, person.headers);
    expect(savedPlan.body).toMatchObject({ plan: { payments: [] } });
    expect((await save(person, id, aPlan({ people: 3 }), version)).status).toBe(200);
  });

  it('with an invalid date are rejected by the rule', async () => {
    const person = await aPerson(app);
    const answer = await save(person, randomUUID(), aPlan({ movingInOn: '2027-02-30' }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: [{ property: 'movingInOn', message: 'error-date-invalid' }],
    });
    const wrong = await save(person, randomUUID(), aPlan({ days: { move: '2027-02-30' } }));
    expect(wrong.body).toMatchObject({ errors: [{ property: 'move', message: 'error-date-invalid' }] });
    expect((await app.get('/api/plan', person.headers)).body).toEqual({ data: [] });
  });

  it('retain chosen days unknown to a page of the previous version', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    const days = { cleaning: '2027-03-08' };
    const { version } = (await save(person, id, aPlan({ days }))).body as { version: string };
    const { days: _, ...before } = aPlan({ people: 3 });
    expect((await save(person, id, before, version)).body).toMatchObject({ plan: { people: 3, days } });
  });

  it('of a version without chosen days have none', async () => {
    const person = await aPerson(app);
    const id = randomUUID();
    await save(person, id, aPlan());
    await sql`update moving_plan set content = content - 'days' where id = ${id}`.execute(app.database.db);
    const { body } = await app.get(`/api/plan/${id}`, person.headers);
    expect(body).toMatchObject({ plan: { days: {} } });
    const { version } = body as { version: string };
    expect((await save(person, id, aPlan({ people: 3 }), version)).status).toBe(200);
  });

  it('are in the data export, without the links of orders', async () => {
    const person = await aPerson(app);
    const token = 'l'.repeat(43);
    const cleaning = { services: [], chosen: true, orderToken: token };
    await save(person, randomUUID(), aPlan({ cleaning }));
    const { body, text } = await app.get('/api/user/export', person.headers);
    expect(body).toMatchObject({ movingPlans: [{ movingInOn: '2027-03-10', people: 2 }] });
    expect(text).not.toContain(token);
  });
});
