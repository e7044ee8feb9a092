import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedPlan } from '../../../src/core/plans/together/shared-plans.ts';
import { aPayment, aPlan } from '../../support/a-plan.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A person's plan with a link of that kind. */
async function aLink(access: 'read' | 'edit', plan = aPlan()): Promise<string> {
  owner = await aPerson(app);
  id = randomUUID();
  await app.post(`/api/plan/${id}`, { plan, version: null }, owner.headers);
  return make(access);
}

async function make(access: 'read' | 'edit'): Promise<string> {
  const { body } = await app.post(`/api/plan/${id}/links`, { access }, owner.headers);
  return (body as { token: string }).token;
}

const links = async () => (await app.get(`/api/plan/${id}/links`, owner.headers)).body;
const end = (access: 'read' | 'edit') => app.delete(`/api/plan/${id}/links/${access}`, owner.headers);
const read = (token: string) => app.get(`/api/shared-plan/${token}`);
const own = async () => (await app.get(`/api/plan/${id}`, owner.headers)).body as SharedPlan;

async function change(token: string, plan: object, name = 'Мария') {
  const { version = 'v'.repeat(22) } = (await read(token)).body as { version?: string };
  return app.post(`/api/shared-plan/${token}`, { plan, version, name });
}

describe('A link to a plan (PLAN-08)', () => {
  it('is one of each kind, and shows the plan to anyone with the link', async () => {
    const token = await aLink('read');
    expect(await make('read')).toBe(token);
    const edit = await make('edit');
    expect(edit).not.toBe(token);
    expect(await links()).toMatchObject({
      data: [
        { access: 'read', token },
        { access: 'edit', token: edit },
      ],
    });
    const { status, body, headers } = await read(token);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ id: token, plan: aPlan(), access: 'read', orders: [] });
  });

  it('for reading rejects changes', async () => {
    const token = await aLink('read');
    expect(await change(token, aPlan({ people: 5 }))).toMatchObject({
      status: 403,
      body: { message: 'error-plan-link-reads' },
    });
    expect((await own()).plan.people).toBe(2);
  });

  it('for editing changes the plan under a name, from the version seen', async () => {
    const token = await aLink('edit');
    const payments = [aPayment({ by: 1 })];
    const { version } = (await read(token)).body as { version: string };
    expect(await change(token, aPlan({ people: 3, payments }))).toMatchObject({ status: 200 });
    expect(await own()).toMatchObject({
      plan: { people: 3, payments },
      changes: [{ by: 'Мария' }],
    });
    expect((await own()).changes?.[0]?.parts.toSorted()).toEqual(['payment-added', 'people']);
    const late = await app.post(`/api/shared-plan/${token}`, { plan: aPlan(), version, name: 'Мария' });
    expect([late.status, late.body]).toMatchObject([409, { message: 'error-edited-elsewhere' }]);
  });

  it.each([
    ['no name', '', 400],
    ['a name of blanks', '   ', 422],
    ['a name that is too long', 'x'.repeat(41), 400],
  ])('for editing requires a name: %s is rejected', async (_, name, status) => {
    const token = await aLink('edit');
    expect((await change(token, aPlan({ people: 3 }), name)).status).toBe(status);
    expect((await own()).plan.people).toBe(2);
  });

  it('that was revoked shows a notice, and a new link can be created', async () => {
    const token = await aLink('edit');
    for (const _ of [1, 2]) expect((await end('edit')).status).toBe(200);
    for (const answer of [await read(token), await change(token, aPlan())]) {
      expect([answer.status, answer.body]).toMatchObject([404, { message: 'error-plan-link-ended' }]);
    }
    expect(await links()).toEqual({ data: [] });
    const next = await make('edit');
    expect(next).not.toBe(token);
    expect((await read(next)).status).toBe(200);
    // A second revocation affects no other link.
    expect([(await end('read')).status, (await read(next)).status]).toEqual([200, 200]);
  });

  it('that never existed, or of a deleted plan, is not found', async () => {
    const token = await aLink('edit');
    await app.delete(`/api/plan/${id}`, owner.headers);
    for (const one of [token, 'x'.repeat(43)]) {
      expect((await read(one)).body).toMatchObject({ message: 'error-plan-not-found' });
    }
  });

  it('omits order links and preserves ordered items', async () => {
    const orderToken = 'o'.repeat(43);
    const ordered = { services: [], chosen: true, orderToken };
    const token = await aLink('edit', aPlan({ cleaning: ordered }));
    const seen = await read(token);
    expect(seen.text).not.toContain(orderToken);
    const { plan } = seen.body as SharedPlan;
    await change(token, { ...plan, people: 3, cleaning: { ...ordered, orderToken: 'x'.repeat(43) } });
    expect((await own()).plan).toMatchObject({ people: 3, cleaning: ordered });
    await change(token, { ...plan, move: { ...ordered, orderToken: 'x'.repeat(43) } });
    expect((await own()).plan.move.orderToken).toBeNull();
  });

  it('is in no data export, nor visible to another editor', async () => {
    const token = await aLink('edit');
    const { text } = await app.get('/api/user/export', owner.headers);
    expect(text).not.toContain(token);
    expect(text).toContain('"changes"');
  });

  it('requested twice in parallel is the same link', async () => {
    await aLink('read');
    const [one, other] = await Promise.all([make('edit'), make('edit')]);
    expect(one).toBe(other);
  });
});
