import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlan } from '../../support/a-plan.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { openEvents } from '../support/event-stream.ts';
import type { EventStream } from '../support/event-stream.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';
import { eventually } from '../../support/eventually.ts';

/** Two processes on one database. */
let app: ListeningApplication;
let other: ListeningApplication;
const opened: EventStream[] = [];
beforeAll(async () => {
  app = await startListeningApplication({ keepsPages: true });
  other = await startListeningApplication({ keepsPages: true, database: app.database });
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function aSharedPlan() {
  const owner = await aPerson(app);
  const id = randomUUID();
  const { body } = await app.post(`/api/plan/${id}`, { plan: aPlan(), version: null }, owner.headers);
  const link = await app.post(`/api/plan/${id}/links`, { access: 'edit' }, owner.headers);
  const { version } = body as { version: string };
  return { owner, id, version, token: (link.body as { token: string }).token };
}

async function open(from: ListeningApplication, path: string, person?: Person): Promise<EventStream> {
  const stream = await openEvents(`${from.browser().origin}${path}`, person?.headers);
  opened.push(stream);
  if (stream.status === 200) await stream.next('open');
  return stream;
}

const save = (id: string, people: number, version: string, { headers }: Person) =>
  app.post(`/api/plan/${id}`, { plan: aPlan({ people }), version }, headers);

describe('The event streams of a plan (PLAN-08)', () => {
  it('send the version of each change, whichever process made it', async () => {
    const { owner, id, version, token } = await aSharedPlan();
    const streams = await Promise.all([
      open(app, `/api/plan/${id}/events`, owner),
      open(other, `/api/shared-plan/${token}/events`),
    ]);
    expect(streams.map(({ headers }) => headers['content-type'])).toEqual([
      'text/event-stream',
      'text/event-stream',
    ]);
    const saved = (await save(id, 4, version, owner)).body as { version: string };
    for (const stream of streams) await stream.next('changed', saved.version);
  });

  it('send changes made through a link', async () => {
    const { owner, id, version, token } = await aSharedPlan();
    const stream = await open(other, `/api/plan/${id}/events`, owner);
    const body = { plan: aPlan({ people: 3 }), version, name: 'Мария' };
    const saved = (await app.post(`/api/shared-plan/${token}`, body)).body as { version: string };
    await stream.next('changed', saved.version);
  });

  it('close with a notice when their link is revoked', async () => {
    const { owner, id, token } = await aSharedPlan();
    const stream = await open(other, `/api/shared-plan/${token}/events`);
    await app.delete(`/api/plan/${id}/links/edit`, owner.headers);
    await stream.next('ended');
    await eventually(() => expect(stream.isEnded()).toBe(true));
    expect((await open(app, `/api/shared-plan/${token}/events`)).status).toBe(404);
  });

  it('send no events of other plans', async () => {
    const [one, another] = [await aSharedPlan(), await aSharedPlan()];
    const stream = await open(app, `/api/shared-plan/${one.token}/events`);
    await save(another.id, 4, another.version, another.owner);
    const saved = (await save(one.id, 4, one.version, one.owner)).body as { version: string };
    await stream.next('changed', saved.version);
    expect(stream.events.filter(({ data }) => data !== one.version)).toEqual([]);
  });

  it('send a reload event after lost database notifications', async () => {
    const { owner, id } = await aSharedPlan();
    const stream = await open(app, `/api/plan/${id}/events`, owner);
    await app.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uyut changes'",
    );
    await stream.next('changed', '');
  });

  it('are rejected for another person’s plan', async () => {
    const { id } = await aSharedPlan();
    expect((await open(app, `/api/plan/${id}/events`)).status).toBe(401);
    expect((await open(app, `/api/plan/${id}/events`, await aPerson(app))).status).toBe(404);
    expect((await open(app, `/api/shared-plan/${'x'.repeat(43)}/events`)).status).toBe(404);
  });

  it('are limited for each person, and a closed one frees its slot', async () => {
    const { owner, id } = await aSharedPlan();
    const path = `/api/plan/${id}/events`;
    const many = await Promise.all(Array.from({ length: 30 }, () => open(app, path, owner)));
    expect((await open(app, path, owner)).status).toBe(429);
    many[0]?.close();
    await eventually(async () => expect((await open(app, path, owner)).status).toBe(200));
  });

  it('close at once when the process ends, and reconnect to another', async () => {
    const third = await startListeningApplication({ keepsPages: true, database: app.database });
    const { owner, id } = await aSharedPlan();
    const stream = await open(third, `/api/plan/${id}/events`, owner);
    await third.close();
    await eventually(() => expect(stream.isEnded()).toBe(true));
  });
});
