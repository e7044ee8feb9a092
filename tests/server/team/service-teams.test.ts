import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceTeamTerms } from '../../../src/core/services/service-team-terms.ts';
import { somePlaces } from '../support/a-property.ts';
import { aServiceOrder, aTeam, someServices } from '../support/a-service-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let headers: { cookie: string };
let team: number;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
  ({ headers } = await aMember(app, ['services']));
});
beforeEach(async () => {
  const { db } = app.database;
  for (const table of ['service_order', 'service_team', 'team_version', 'attempt'] as const)
    await db.deleteFrom(table).execute();
  ({ id: team } = await aTeam(app));
});
afterAll(() => app.close());

const read = async () =>
  (await app.get(`/api/team/catalogue/service-teams/${team}`, headers)).body as {
    current: ServiceTeamTerms;
    latest: number;
  };
const change = async (changes: Partial<ServiceTeamTerms>, more: object = {}) => {
  const { current, latest } = await read();
  return app.post(
    `/api/team/catalogue/service-teams/${team}`,
    { value: { ...current, ...changes }, validFrom: null, latest, reason: 'Отпуск', ...more },
    headers,
  );
};
/** Start windows with a free team on a day. */
const freeOn = async (date: string) => {
  const { body } = await app.get(
    `/api/cleaning/slots?cityId=1&cleaning=1&moving=0&visits=1&every=28&from=${date}&days=1`,
  );
  const [day] = (body as { data: { windows: { window: string; free: boolean }[] }[] }).data;
  return day?.windows.filter(({ free }) => free).map(({ window }) => window);
};
const TUESDAY = '2026-11-24';
const order = () => app.post('/api/cleaning/one-time/order', aServiceOrder());
/** Working hours of every day. */
const daily = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));

describe('The working hours of a service team (TEAM-07)', () => {
  it('are every day from 8 to 20 until they are changed', async () => {
    expect(await freeOn(TUESDAY)).toEqual(['08-12', '12-16', '16-20']);
    expect((await change({ hours: daily('12:00', '18:00') })).status).toBe(200);
    expect(await freeOn(TUESDAY)).toEqual(['12-16']);
  });

  it('follow the day of the visit, not the day of the order', async () => {
    const validFrom = '2026-11-25T22:00:00.000Z';
    await change({ hours: daily('16:00', '20:00') }, { validFrom });
    expect(await freeOn('2026-11-25')).toEqual(['08-12', '12-16', '16-20']);
    expect(await freeOn('2026-11-26')).toEqual(['16-20']);
  });

  it('leave out days off', async () => {
    await change({ daysOff: [{ from: '2026-11-24', to: '2026-11-26' }] });
    expect(await freeOn('2026-11-26')).toEqual([]);
    expect(await freeOn('2026-11-27')).toHaveLength(3);
    expect((await order()).status).toBe(409);
  });

  it.each([
    ['an end before the start', { hours: daily('20:00', '08:00') }, 'hours.0.to'],
    ['an impossible time', { hours: daily('08:00', '25:00') }, 'hours.0.to'],
    [
      'a day off that ends before it begins',
      { daysOff: [{ from: '2026-12-02', to: '2026-12-01' }] },
      'daysOff.0.to',
    ],
    ['an impossible day', { daysOff: [{ from: '2026-02-30', to: '2026-02-30' }] }, 'daysOff.0.to'],
    ['an invalid e-mail', { email: 'екип' }, 'email'],
    ['an unknown city', { cityId: 999 }, 'cityId'],
  ] as [string, Partial<ServiceTeamTerms>, string][])('are refused with %s', async (_, changes, property) => {
    expect(await change(changes)).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([expect.objectContaining({ property })]) },
    });
  });
});

describe('A day off with a planned visit (TEAM-07)', () => {
  it('is refused and names the visit', async () => {
    expect((await order()).status).toBe(201);
    const answer = await change({ daysOff: [{ from: TUESDAY, to: TUESDAY }] });
    expect(answer).toMatchObject({ status: 409, body: { message: 'error-team-has-visits' } });
    const { errors } = answer.body as { errors: { property: string; message: string }[] };
    expect(errors).toContainEqual({ property: 'count', message: '1' });
    expect(errors.find(({ property }) => property === 'visits')?.message).toMatch(
      /^S-?\d.*2026-11-24, 12-16/,
    );
    expect((await read()).latest).toBe(0);
  });

  it('is accepted for other days, and the team stays in its city meanwhile', async () => {
    await order();
    expect((await change({ daysOff: [{ from: '2026-12-24', to: '2026-12-26' }] })).status).toBe(200);
    expect((await change({ kind: 'moving' })).status).toBe(409);
  });

  it('and an order at the same time do not both succeed', async () => {
    const { current } = await read();
    const value = { ...current, daysOff: [{ from: TUESDAY, to: TUESDAY }] };
    const [off, ordered] = await Promise.all([
      app.post(
        `/api/team/catalogue/service-teams/${team}`,
        { value, validFrom: null, latest: 0, reason: 'Отпуск' },
        headers,
      ),
      order(),
    ]);
    expect([off.status === 200, ordered.status === 201].filter(Boolean)).toHaveLength(1);
  });
});

describe('A new service team', () => {
  it('is free for visits at once', async () => {
    await order();
    const { current } = await read();
    const value = { ...current, name: 'Чист дом', email: 'chist-dom@example.com' };
    const added = await app.post(
      '/api/team/catalogue/service-teams',
      { value, reason: 'Втори екип' },
      headers,
    );
    expect(added.status).toBe(201);
    expect(await freeOn(TUESDAY)).toHaveLength(3);
  });
});
