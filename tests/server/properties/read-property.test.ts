import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProperty, aKey, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owner: Person;
let stranger: Person;
let property: number;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app, { name: 'Мария Петрова Иванова' });
  stranger = await aPerson(app);
});
beforeEach(async () => {
  property = await publish(app, owner);
});
afterAll(() => app.close());

const counted = () =>
  app.database.db
    .selectFrom('property')
    .select(['views', 'favorites'])
    .where('id', '=', property)
    .executeTakeFirstOrThrow();

describe('A listing', () => {
  it('returns all data of its page and no other data of its owner', async () => {
    const { body, text } = await app.get(`/api/property/${property}`);
    expect(body).toMatchObject({
      id: property,
      price: 120_000,
      dueAtMovingIn: 240_000,
      descriptionDrafted: false,
      appliances: ['refrigerator', 'washing-machine'],
      city: { name: 'София' },
      owner: { name: 'Мария И.', agency: null },
      freeSlots: [],
      status: 'active',
    });
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain('0887654321');
  });

  it('of an agency returns the agency', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Дом ООД', trusted: true });
    const id = await publish(app, agency, { commission: 60_000 });
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({
      dueAtMovingIn: 300_000,
      owner: { name: 'Дом ООД', agency: { id: agency.agencyId, trusted: true } },
    });
  });

  it('marks a machine-written description', async () => {
    const { description } = aProperty();
    const id = await publish(app, owner, { description, descriptionAi: ` ${description}` });
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ descriptionDrafted: true });
  });

  it.each([
    ['active', 200, 200],
    ['rented', 200, 200],
    ['paused', 404, 200],
    ['deleted', 404, 200],
  ])('that is %s returns %i to visitors and %i to its owner', async (state, others, own) => {
    if (state === 'deleted') await app.delete(`/api/property/${property}`, owner.headers);
    else if (state !== 'active') {
      await app.post(`/api/user/property/${property}/status`, { status: state }, owner.headers);
    }
    expect((await app.get(`/api/property/${property}`)).status).toBe(others);
    expect((await app.get(`/api/property/${property}`, stranger.headers)).status).toBe(others);
    expect((await app.get(`/api/property/${property}`, owner.headers)).status).toBe(own);
  });

  it('as a draft is returned to its owner once it is complete', async () => {
    const draft = async (content: object) => {
      const answer = await app.post('/api/property', { ...content, key: aKey() }, owner.headers);
      return (answer.body as { id: number }).id;
    };
    const whole = await draft(aProperty({ status: 'draft' }));
    const part = await draft(aProperty({ status: 'draft', price: null }));
    expect((await app.get(`/api/property/${whole}`)).status).toBe(404);
    expect((await app.get(`/api/property/${whole}`, owner.headers)).status).toBe(200);
    expect((await app.get(`/api/property/${part}`, owner.headers)).status).toBe(404);
  });

  it.each(['0', 'x', '-1', '999999999999999', '9999999999999999999'])('%s is not found', async (id) => {
    expect((await app.get(`/api/property/${id}`)).status).toBe(404);
  });

  it('has similar homes of the same city', async () => {
    const one = await publish(app, owner, { price: 333_000 });
    const near = await publish(app, owner, { price: 335_000 });
    const far = await publish(app, owner, { price: 333_000, district_id: 21 });
    const { data } = (await app.get(`/api/property/${one}/similar`)).body as { data: { id: number }[] };
    const ids = data.map(({ id }) => id);
    expect(ids[0]).toBe(near);
    expect(ids).not.toContain(one);
    expect(ids).not.toContain(far);
    expect(ids).toHaveLength(6);
  });
});

describe('A visit', () => {
  const visit = (headers: Record<string, string> = {}) =>
    app.post(`/api/property/${property}/visit`, undefined, headers);

  it('counts once a day and browser, and never for the owner', async () => {
    expect((await visit()).status).toBe(202);
    await visit();
    await visit({ 'user-agent': 'another' });
    await visit({ ...owner.headers, 'user-agent': 'a third' });
    expect(await counted()).toMatchObject({ views: 2 });
  });

  it('stores neither address nor browser', async () => {
    await visit({ 'user-agent': 'Recognisable/1.0' });
    const rows = await app.database.pool.query(`select visitor::text from property_visit`);
    expect(JSON.stringify(rows.rows)).not.toMatch(/127\.0\.0\.1|Recognisable/);
  });

  it('to an invisible listing is rejected', async () => {
    await app.delete(`/api/property/${property}`, owner.headers);
    expect((await visit()).status).toBe(404);
  });
});

describe('A favorite', () => {
  const keep = (isFavorite: boolean, browser = 'a-browser-of-a-test') =>
    app.post(`/api/property/${property}/favorite`, { browser, kept: isFavorite });

  it('counts once for each browser, and can be removed', async () => {
    await Promise.all([keep(true), keep(true), keep(true, 'another-browser-key')]);
    expect(await counted()).toMatchObject({ favorites: 2 });
    await Promise.all([keep(false), keep(false)]);
    expect(await counted()).toMatchObject({ favorites: 1 });
  });

  it('requires the key of a browser', async () => {
    expect((await keep(true, 'x')).status).toBe(400);
  });
});

describe('A report', () => {
  const report = (body: object) =>
    app.post(`/api/property/${property}/report`, { reason: 'not-real', text: '', email: '', ...body });

  it('is stored for the operator', async () => {
    expect((await report({ text: ' Няма такъв апартамент. ', email: 'me@example.com' })).status).toBe(201);
    const rows = await app.database.db.selectFrom('property_report').selectAll().execute();
    expect(rows).toMatchObject([
      { property_id: property, reason: 'not-real', text: 'Няма такъв апартамент.' },
    ]);
  });

  it.each([
    [{ reason: 'other' }, 422, 'text', 'error-report-text-required'],
    [{ email: 'nobody' }, 422, 'email', 'error-email-invalid'],
    [{ reason: 'ugly' }, 400, 'reason', 'error-field-choice'],
  ])('%j is rejected', async (body, status, property, message) => {
    expect(await report(body)).toMatchObject({ status, body: { errors: [{ property, message }] } });
  });

  it('has a rate limit for one address', async () => {
    const answers = [];
    for (let i = 0; i < 12; i += 1) answers.push((await report({})).status);
    expect(answers).toContain(429);
  });
});

describe('Agencies', () => {
  it('that are trusted are listed with their listings, others have only a page', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Верен дом', trusted: true });
    const other = await aPerson(app, { type: 'agency', name: 'Нова агенция' });
    await publish(app, agency);
    const { body, text } = await app.get('/api/agency');
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: agency.agencyId, name: 'Верен дом', propertyCount: 1 }),
      ]) as unknown,
    });
    expect(text).not.toContain('Нова агенция');
    expect((await app.get(`/api/agency/${other.agencyId}`)).body).toMatchObject({ trusted: false });
    expect((await app.get('/api/agency/99999')).status).toBe(404);
  });
});
