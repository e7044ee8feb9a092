import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sofiaTime } from '../../../src/core/shared/sofia-time.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { aProperty, aKey, mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { versionAt } from '../support/programs/version-at.ts';

let app: TestApplication;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app);
  stranger = await aPerson(app);
});
afterAll(() => app.close());

type Edited = {
  status: string;
  deleted: boolean;
  content: PropertyContent;
  slots: string[];
  version: string;
};

const create = (content: object, person = owner, key = aKey()) =>
  app.post('/api/property', { ...content, key }, person.headers);
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const read = async (id: number) => (await app.get(`/api/user/property/${id}`, owner.headers)).body as Edited;
const versionOf = (id: number) => versionAt(app, `/api/user/property/${id}`, owner.headers);
const update = async (id: number, content: object, person = owner) =>
  app.post(`/api/user/property/${id}`, { version: await versionOf(id), ...content }, person.headers);
const setStatus = (id: number, status: string, person = owner) =>
  app.post(`/api/user/property/${id}/status`, { status }, person.headers);
const aPicture = async (person: Person): Promise<string> => {
  const key = `${aKey()}-picture`;
  const [now, size] = [app.clock.now(), { width: 800, height: 600, widths: [400, 800] }];
  await app.database.db
    .insertInto('picture')
    .values({
      key,
      owner_id: person.id,
      ...size,
      created_at: now,
      stored_at: now,
      orphaned_at: now,
      attached_to: null,
    })
    .execute();
  return key;
};

describe('A draft', () => {
  it('may be empty, and is returned as it was saved', async () => {
    const id = idOf(await create(EMPTY_PROPERTY));
    expect(await read(id)).toMatchObject({ status: 'draft', deleted: false, content: EMPTY_PROPERTY });
    const content = aProperty({
      status: 'draft',
      title: '  Дом с двор  ',
      planMeta: [{ room: 'kitchen', area: 12.34 }],
    });
    expect((await update(id, content)).status).toBe(200);
    expect((await read(id)).content).toEqual({
      ...content,
      title: 'Дом с двор',
      appliances: [
        { appliance: 'refrigerator', order: 0 },
        { appliance: 'washing-machine', order: 1 },
      ],
      planMeta: [{ room: 'kitchen', area: 12.3 }],
    });
  });

  it.each([
    ['gpsCoordinates', { latitude: 48.85, longitude: 2.35 }, 'error-coordinates-outside'],
    ['availableFrom', '2027-02-31', 'error-date-invalid'],
    ['floor', 9, 'error-floor-above-total'],
    ['price', 0, 'error-number-too-small'],
    ['price', -5, 'error-number-too-small'],
    ['area', 0, 'error-number-too-small'],
    ['deposit', -1, 'error-number-too-small'],
    ['district_id', 99, 'error-district-required'],
    ['district_id', 9_007_199_254_740_991, 'error-district-required'],
    ['images', ['not-a-picture-of-mine'], 'error-picture-unknown'],
    ['plan', 'not-a-picture-of-mine', 'error-picture-unknown'],
  ])('with an invalid %s (%j) returns a field error', async (property, value, message) => {
    const answer = await create(aProperty({ status: 'draft', [property]: value }));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property, message }] } });
  });

  it.each([
    [{ deposit: 'сто лева' }],
    [{ price: 1.5 }],
    [{ price: 3_000_000_000 }],
    [{ type: 'castle' }],
    [{ owner_id: 1 }],
    [{ title: 'x'.repeat(201) }],
    [{ gpsCoordinates: { latitude: 91, longitude: 23 } }],
    [{ availableFrom: 'утре' }],
    [{ images: Array.from({ length: 21 }, (_, n) => `picture-number-${n}-of-21`) }],
    [{ status: 'sold' }],
  ])('with %j is rejected', async (changes) => {
    expect((await create({ ...aProperty({ status: 'draft' }), ...changes })).status).toBe(400);
  });

  it('sent eight times at once with one key is stored once', async () => {
    const key = aKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(EMPTY_PROPERTY, owner, key)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    // Keys of different owners are independent.
    expect(idOf(await create(EMPTY_PROPERTY, stranger, key))).not.toBe(idOf(answers[0] ?? { body: {} }));
  });
});

describe('Publishing', () => {
  it('requires all details of a listing', async () => {
    const id = idOf(await create(EMPTY_PROPERTY));
    const { status, body } = await setStatus(id, 'active');
    expect(status).toBe(422);
    expect((body as { errors: { property: string }[] }).errors.map(({ property }) => property)).toEqual(
      expect.arrayContaining([
        'title',
        'description',
        'price',
        'deposit',
        'district_id',
        'gpsCoordinates',
        'type',
      ]),
    );
    expect((await create({ ...EMPTY_PROPERTY, status: 'active' })).status).toBe(422);
  });

  it('dates a draft from that day, as confirmed', async () => {
    const id = idOf(await create(aProperty({ status: 'draft' })));
    app.clock.passDays(0.02);
    expect((await setStatus(id, 'active')).status).toBe(200);
    const now = app.clock.now().toISOString();
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ createdAt: now, confirmedAt: now });
  });

  it.each([
    ['active', 'paused', 200],
    ['active', 'rented', 200],
    ['active', 'active', 200],
    ['paused', 'active', 200],
    ['paused', 'rented', 200],
    ['rented', 'active', 200],
    ['draft', 'paused', 409],
    ['draft', 'rented', 409],
  ])('from %s to %s returns %i', async (from, to, status) => {
    const id = idOf(await create(aProperty({ status: from === 'draft' ? 'draft' : 'active' })));
    if (from !== 'draft' && from !== 'active') await setStatus(id, from);
    expect((await setStatus(id, to)).status).toBe(status);
  });

  it('can’t be reverted to a draft', async () => {
    const id = await publish(app, owner);
    expect((await update(id, aProperty({ status: 'draft' }))).status).toBe(409);
    expect((await update(id, aProperty({ title: '' }))).status).toBe(422);
  });

  it('rejects a past date, but accepts one that has passed since', async () => {
    const past = { availableFrom: '2026-11-01' };
    expect(await create(aProperty(past))).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'availableFrom', message: 'error-date-past' }] },
    });
    const id = await publish(app, owner);
    await app.database.pool.query(`update property set available_from = '2026-11-01' where id = $1`, [id]);
    expect((await update(id, aProperty({ ...past, price: 90_000 }))).status).toBe(200);
  });

  it('updates the search after changes of words', async () => {
    const id = await publish(app, owner);
    await update(id, aProperty({ title: 'Мансарда с капандури' }));
    const found = (await app.get('/api/property?text=капандура')).body as { data: { id: number }[] };
    expect(found.data.map((one) => one.id)).toContain(id);
  });
});

describe('Pictures of a listing', () => {
  it('belong to the owner, in the order of the form, and are released when removed', async () => {
    const [first, second] = [await aPicture(owner), await aPicture(owner)];
    const id = await publish(app, owner, { images: [second, first] });
    const { content } = await read(id);
    expect(content.images).toEqual([second, first]);
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({
      images: [
        { url: `/pictures/uploads/${second}`, widths: [400, 800] },
        { url: `/pictures/uploads/${first}` },
      ],
    });
    await update(id, aProperty({ images: [first], plan: second }));
    expect((await read(id)).content).toMatchObject({ images: [first], plan: second });
    await update(id, aProperty({ images: [first] }));
    const loose = await app.database.db
      .selectFrom('picture')
      .select('key')
      .where('attached_to', 'is', null)
      .execute();
    expect(loose).toContainEqual({ key: second });
  });

  it('of another person or listing are rejected', async () => {
    const [theirs, mine] = [await aPicture(stranger), await aPicture(owner)];
    expect((await create(aProperty({ images: [theirs] }))).status).toBe(422);
    await publish(app, owner, { images: [mine] });
    expect((await create(aProperty({ images: [mine] }))).status).toBe(422);
  });

  it('from the demo, never uploaded, stay through an edit', async () => {
    const id = await publish(app, owner);
    const picture = { url: '/pictures/homes/sofa.svg', width: 1_200, height: 900 };
    await app.database.pool.query('update property set pictures = $1 where id = $2', [
      JSON.stringify([picture]),
      id,
    ]);
    const { content } = await read(id);
    expect((await update(id, content)).status).toBe(200);
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ images: [picture] });
  });
});

describe('My listings', () => {
  it('have tabs with their counts, newest first', async () => {
    const person = await aPerson(app);
    const mine = (query: string) => app.get(`/api/user/property?${query}`, person.headers);
    const [active, paused, deleted] = [
      await publish(app, person),
      await publish(app, person),
      await publish(app, person),
    ];
    const draft = idOf(await create(EMPTY_PROPERTY, person));
    await setStatus(paused, 'paused', person);
    await app.delete(`/api/property/${deleted}`, person.headers);
    const counts = { active: 1, paused: 1, draft: 1, rented: 0, deleted: 1 };
    const gone = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect((await mine('')).body).toMatchObject({
      data: [{ id: draft }, { id: paused }, { id: active }],
      total: 3,
      counts,
    });
    expect((await mine('status=draft')).body).toMatchObject({
      data: [{ id: draft, price: null, city: null }],
      total: 1,
    });
    expect((await mine('active=1')).body).toMatchObject({ data: [{ id: active }], total: 1, counts });
    expect((await mine('active=0')).body).toMatchObject({ total: 2 });
    expect((await mine('deleted=1')).body).toMatchObject({ data: [{ id: deleted, gone }], total: 1 });
    expect((await mine('requested=1')).body).toMatchObject({ total: 0 });
    expect((await mine('premium=1')).body).toMatchObject({ total: 0 });
    expect((await mine('limit=1&offset=1')).body).toMatchObject({ data: [{ id: paused }], total: 3 });
  });

  it('are limited to 200 per person', async () => {
    const person = await aPerson(app);
    await app.database.pool.query(
      `insert into property (owner_id) select ${person.id} from generate_series(1, 199)`,
    );
    const answers = await Promise.all([1, 2, 3].map(() => create(EMPTY_PROPERTY, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('Deleting and restoring', () => {
  it('removes a listing, and restores it as paused', async () => {
    const id = await publish(app, owner);
    expect((await app.delete(`/api/property/${id}`, owner.headers)).status).toBe(200);
    expect((await app.delete(`/api/property/${id}`, owner.headers)).status).toBe(200);
    expect((await setStatus(id, 'active')).status).toBe(409);
    expect((await update(id, aProperty())).status).toBe(409);
    await app.post(`/api/user/property/${id}/restoration`, undefined, owner.headers);
    expect(await read(id)).toMatchObject({ status: 'paused', deleted: false });
    const draft = idOf(await create(EMPTY_PROPERTY));
    await app.delete(`/api/property/${draft}`, owner.headers);
    await app.post(`/api/user/property/${draft}/restoration`, undefined, owner.headers);
    expect(await read(draft)).toMatchObject({ status: 'draft' });
  });
});

describe('The optional fields of a listing', () => {
  const found = async (balconies: number, id: number) =>
    ((await app.get(`/api/property?balconies=${balconies}&ids=${id}`)).body as { total: number }).total;

  it('stay unchanged in a request without them, and the search follows each change', async () => {
    const id = await publish(app, owner, { balconies: 2, energyClass: 'B', shortestTerm: 12 });
    expect(await found(2, id)).toBe(1);
    const { balconies: _, energyClass: __, shortestTerm: ___, ...older } = (await read(id)).content;
    expect((await update(id, { ...older, price: 110_000 })).body).toMatchObject({
      content: { price: 110_000, balconies: 2, energyClass: 'B', shortestTerm: 12 },
    });
    const { content } = await read(id);
    await update(id, { ...content, balconies: 1 });
    expect([await found(1, id), await found(2, id)]).toEqual([1, 0]);
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ balconies: 1 });
    await update(id, { ...content, balconies: null });
    expect(await found(1, id)).toBe(0);
  });

  it('are null in a new listing without them', async () => {
    const { balconies: _, energyClass: __, shortestTerm: ___, petFriendly: ____, ...older } = aProperty();
    const { content } = (await create(older)).body as Edited;
    expect(content).toMatchObject({
      balconies: null,
      energyClass: null,
      shortestTerm: null,
      petFriendly: false,
    });
  });

  it('are rejected beyond the database limits, also in a draft', async () => {
    const answer = await create(aProperty({ status: 'draft', balconies: 11 }));
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'balconies', message: 'error-number-too-large' }] },
    });
  });

  it('are null if they do not apply', async () => {
    const id = await publish(app, owner, { type: 'room', balconies: 2 });
    expect((await read(id)).content.balconies).toBeNull();
    expect(await found(1, id)).toBe(0);
  });
});

describe('A listing edited in two tabs', () => {
  const answersOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

  it('stores the first save; the other tab gets a conflict with the new state', async () => {
    const id = await publish(app, owner);
    const { content, version } = await read(id);
    const first = await update(id, { ...content, price: 130_000, version });
    expect(first).toMatchObject({ status: 200, body: { content: { price: 130_000 } } });
    const late = await update(id, { ...content, deposit: 1_000, version });
    expect(late).toMatchObject({ status: 409, body: { message: 'error-edited-elsewhere' } });
    expect((await read(id)).content).toMatchObject({ price: 130_000, deposit: 120_000 });
    const { version: next } = first.body as Edited;
    expect((await update(id, { ...content, price: 130_000, deposit: 1_000, version: next })).status).toBe(
      200,
    );
  });

  it('is changed by one of ten at once', async () => {
    const id = await publish(app, owner);
    const { content, version } = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(id, { ...content, price: 100_000 + index, version })),
    );
    expect(answersOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('has a new version after a pause and after a change of viewing times', async () => {
    const id = await publish(app, owner);
    const { content, version } = await read(id);
    await setStatus(id, 'paused');
    expect((await update(id, { ...content, version })).status).toBe(409);
    await setStatus(id, 'active');
    const slots = { slots: ['2026-12-01 18:00'], version };
    expect((await app.post(`/api/user/property/${id}/slots`, slots, owner.headers)).status).toBe(200);
    expect((await app.post(`/api/user/property/${id}/slots`, slots, owner.headers)).status).toBe(409);
  });

  it('can’t be saved without the version of the form', async () => {
    const id = await publish(app, owner);
    const { content } = await read(id);
    expect((await app.post(`/api/user/property/${id}`, content, owner.headers)).status).toBe(400);
  });
});

describe('Times for viewings', () => {
  it('are replaced as a whole, in order', async () => {
    const id = await publish(app, owner);
    const offer = async (slots: string[]) =>
      app.post(`/api/user/property/${id}/slots`, { slots, version: await versionOf(id) }, owner.headers);
    await offer(['2026-12-02 18:00']);
    expect((await offer(['2026-12-01 18:00', '2026-11-30 09:30'])).body).toMatchObject({
      slots: ['2026-11-30 09:30', '2026-12-01 18:00'],
    });
    expect((await read(id)).slots).toEqual(['2026-11-30 09:30', '2026-12-01 18:00']);
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({
      freeSlots: ['2026-11-30 09:30', '2026-12-01 18:00'],
    });
    const refused = { status: 422, body: { errors: [{ property: 'slots' }] } };
    expect(await offer(['2026-11-01 18:00'])).toMatchObject(refused);
    expect(await offer(['2027-02-31 18:00'])).toMatchObject(refused);
    // The hour skipped by daylight saving time does not exist.
    expect(await offer(['2027-03-28 03:30'])).toMatchObject(refused);
  });

  it('are not free after they have passed', async () => {
    const id = await publish(app, owner);
    const inFiveMinutes = sofiaTime(new Date(app.clock.now().getTime() + 5 * 60_000));
    const slots = [inFiveMinutes, '2026-12-01 18:00'];
    await app.post(`/api/user/property/${id}/slots`, { slots, version: await versionOf(id) }, owner.headers);
    const free = async () => (await app.get(`/api/property/${id}`)).body;
    expect(await free()).toMatchObject({ freeSlots: slots });
    app.clock.passDays(0.005);
    expect(await free()).toMatchObject({ freeSlots: ['2026-12-01 18:00'] });
  });
});

describe('Another person’s listing', () => {
  it.each([
    ['reading', 'GET', '', undefined],
    ['changing', 'POST', '', { ...aProperty(), version: 'a-version-of-nothing-0' }],
    ['its status', 'POST', '/status', { status: 'paused' }],
    ['confirming', 'POST', '/confirmation', undefined],
    ['restoring', 'POST', '/restoration', undefined],
    ['its times', 'POST', '/slots', { slots: [], version: 'a-version-of-nothing-0' }],
  ])('is not found: %s', async (_, method, path, body) => {
    const url = `/api/user/property/${await publish(app, owner)}${path}`;
    const ask = (headers: Record<string, string>, sent: object | undefined = body) =>
      method === 'GET' ? app.get(url, headers) : app.post(url, sent, headers);
    expect((await ask(stranger.headers)).status).toBe(404);
    expect((await ask({})).status).toBe(401);
    expect((await ask((await aPerson(app, { type: 'vendor' })).headers)).status).toBe(403);
    const version = await versionAt(app, url.slice(0, url.length - path.length), owner.headers);
    const own = body && 'version' in body ? { ...body, version } : body;
    expect((await ask(owner.headers, own)).status).toBe(200);
  });

  it('can’t be deleted', async () => {
    const id = await publish(app, owner);
    expect((await app.delete(`/api/property/${id}`, stranger.headers)).status).toBe(404);
    expect((await app.get(`/api/property/${id}`)).status).toBe(200);
  });

  it('leaves no mail in the outbox', async () => {
    expect(await mailsTo(app, stranger.email)).toEqual([]);
  });
});

describe('A location far from the chosen town', () => {
  const far = { district_id: 21, gpsCoordinates: { latitude: 42.671, longitude: 23.326 } };

  it('is rejected until its owner confirms it, and then accepted', async () => {
    const create = (changes: object) =>
      app.post('/api/property', { ...aProperty(far), ...changes, key: aKey() }, owner.headers);
    expect(await create({})).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'gpsCoordinates', message: 'error-coordinates-far' }] },
    });
    const { status, body } = await create({ placeConfirmed: true });
    expect(status).toBe(201);
    const { id } = body as { id: number };
    const version = await versionOf(id);
    const change = { ...aProperty(far), title: 'Тих апартамент до парка', version };
    expect((await app.post(`/api/user/property/${id}`, change, owner.headers)).status).toBe(200);
  });

  it('is checked when a draft is published', async () => {
    const id = await publish(app, owner, { ...far, status: 'draft' });
    const answer = await app.post(`/api/user/property/${id}/status`, { status: 'active' }, owner.headers);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'gpsCoordinates' }] } });
  });
});
