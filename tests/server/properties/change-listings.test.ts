import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { aKey, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app);
});
afterAll(() => app.close());

const change = (body: object, person = owner) => app.post('/api/user/property/changes', body, person.headers);
const aDraft = async (title: string) => {
  const draft = { ...EMPTY_PROPERTY, title, key: aKey() };
  return ((await app.post('/api/property', draft, owner.headers)).body as { id: number }).id;
};
const statusOf = async (id: number) =>
  (await app.get(`/api/user/property/${id}`, owner.headers)).body as { status: string; deleted: boolean };

describe('A change of many listings', () => {
  it('pauses the public ones and names the others with the reason', async () => {
    const [one, two] = [await publish(app, owner), await publish(app, owner)];
    const draft = await aDraft('Студио до метрото');
    const strangers = await publish(app, await aPerson(app));
    expect(await change({ ids: [one, draft, two, strangers], action: 'pause' })).toMatchObject({
      status: 200,
      body: {
        changed: [one, two],
        refused: [
          { id: draft, title: 'Студио до метрото', message: 'property-status-not-possible' },
          { id: strangers, title: '', message: 'error-property-not-found' },
        ],
      },
    });
    expect(await statusOf(one)).toMatchObject({ status: 'paused' });
  });

  it('leaves another person’s listing unchanged', async () => {
    const stranger = await aPerson(app);
    const home = await publish(app, stranger);
    await change({ ids: [home], action: 'delete' });
    const read = await app.get(`/api/user/property/${home}`, stranger.headers);
    expect(read.body).toMatchObject({ status: 'active', deleted: false });
  });

  it('deletes and restores', async () => {
    const home = await publish(app, owner);
    expect((await change({ ids: [home], action: 'delete' })).body).toMatchObject({ changed: [home] });
    expect(await statusOf(home)).toMatchObject({ deleted: true });
    expect((await change({ ids: [home], action: 'restore' })).body).toMatchObject({ changed: [home] });
    expect(await statusOf(home)).toMatchObject({ deleted: false, status: 'paused' });
  });

  it('reports a draft without its details as incomplete', async () => {
    const draft = await aDraft('Чернова');
    expect((await change({ ids: [draft], action: 'publish' })).body).toMatchObject({
      changed: [],
      refused: [{ id: draft, message: 'error-listing-incomplete' }],
    });
  });

  it.each([
    [{ ids: [], action: 'pause' }],
    [{ ids: [1, 1], action: 'pause' }],
    [{ ids: Array.from({ length: 101 }, (_, index) => index + 1), action: 'pause' }],
    [{ ids: [1], action: 'sell' }],
    [{ ids: ['1; drop table property'], action: 'pause' }],
  ])('rejects %j', async (body) => {
    expect((await change(body)).status).toBe(400);
  });
});
