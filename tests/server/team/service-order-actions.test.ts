import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, somePlaces } from '../support/a-property.ts';
import { aTeam, someServices } from '../support/a-service-order.ts';
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

const assign = (id: number, fromTeamId: number, teamId: number) =>
  act(app, dispatcher, `service-orders/${id}/assign`, { input: { visit: 1, fromTeamId, teamId } });
const teamOf = async (id: number) =>
  (
    await app.database.db
      .selectFrom('service_booking')
      .select('team_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).team_id;

describe('A service order (TEAM-05)', () => {
  it('is given to another team, and both teams are notified', async () => {
    const { id } = await aBookedCleaning(app);
    const from = await teamOf(id);
    const other = await aTeam(app);
    expect((await assign(id, from, other.id)).status).toBe(200);
    expect(await teamOf(id)).toBe(other.id);
    expect(await mailsTo(app, other.email)).toHaveLength(1);
    expect(await lastEntry(app)).toMatchObject({
      operation: 'service-orders.assign',
      subject: 'service-order',
      before: { bookings: [{ team: from }] },
      after: { bookings: [{ team: other.id }] },
    });
  });

  it('is never given to an unsuitable or busy team', async () => {
    const { id } = await aBookedCleaning(app);
    const from = await teamOf(id);
    for (const unsuitable of [await aTeam(app, 'moving'), await aTeam(app, 'cleaning', 2)])
      expect((await assign(id, from, unsuitable.id)).status).toBe(422);
    expect((await assign(id, from, from)).status).toBe(422);
    expect((await assign(id, from, 999_999)).status).toBe(422);
    const { id: second } = await aBookedCleaning(app);
    expect(await assign(id, from, await teamOf(second))).toMatchObject({
      status: 409,
      body: { message: 'error-slot-taken' },
    });
    expect((await assign(id, await teamOf(second), from)).status).toBe(404);
  });

  it('is given to one of two orders that want the same team at once', async () => {
    const [one, two] = [await aBookedCleaning(app), await aBookedCleaning(app)];
    const free = await aTeam(app);
    const statuses = await Promise.all(
      [one, two].map(async ({ id }) => (await assign(id, await teamOf(id), free.id)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
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
