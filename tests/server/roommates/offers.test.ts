import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeletedOffers } from '../../../server/modules/roommates/roommate-module.ts';
import { anOffer } from '../../support/an-offer.ts';
import { aKey, somePlaces } from '../support/a-property.ts';
import { sendInquiry, postOffer, someUniversities, tokenOf } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { versionAt } from '../support/programs/version-at.ts';

let app: TestApplication;
let poster: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
});
beforeEach(async () => {
  for (const table of ['attempt', 'roommate_offer'] as const)
    await app.database.db.deleteFrom(table).execute();
  poster = await aPerson(app, { name: 'Мария Иванова' });
});
afterAll(() => app.close());

type Listed = { data: { id: number; university: { id: number; distance: number } | null }[]; total: number };

const list = async (query = '') => (await app.get(`/api/tenant-offer?${query}`)).body as Listed;
const idsOf = async (query = '') => (await list(query)).data.map(({ id }) => id);
const create = (changes: object, headers: Record<string, string> = poster.headers) =>
  app.post('/api/tenant-offer', { ...anOffer(), key: aKey(), ...changes }, headers);
const aStoredPicture = async (owner: Person) => {
  const [key, now] = [aKey(), app.clock.now()];
  await app.database.db
    .insertInto('picture')
    .values({
      key,
      owner_id: owner.id,
      from_visitor: false,
      width: 640,
      height: 480,
      widths: [400, 640],
      created_at: now,
      stored_at: now,
      attached_to: null,
      orphaned_at: now,
    })
    .execute();
  return key;
};
const pictureOf = (key: string) =>
  app.database.db
    .selectFrom('picture')
    .select('attached_to')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

describe('An offer (MATE-02, MATE-04)', () => {
  it('is published with all its data in the reader’s language', async () => {
    const id = await postOffer(app, poster, { universityId: 1, images: [await aStoredPicture(poster)] });
    const { status, body } = await app.get(`/api/tenant-offer/${id}`, { 'x-accept-language': 'en' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Слънчева стая до парка',
      price: 45_000,
      deposit: 45_000,
      bills: 'shared',
      billsAmount: 8_000,
      room: 'own-room',
      city: { name: 'Sofia' },
      district: { name: 'Lozenets' },
      moveInFrom: '2026-12-01',
      stay: 6,
      habits: { smoking: 'no', pets: 'yes', guests: 'sometimes', quietHours: 'early' },
      university: { id: 1, name: 'Sofia University', short: 'SU', distance: 2_746 },
      gpsCoordinates: { latitude: 42.67, longitude: 23.325 },
      exactPlace: false,
      poster: { name: 'Мария И.' },
      images: [{ width: 640 }],
    });
    expect(JSON.stringify(body)).not.toContain('0887654321');
  });

  it('sent twice is one', async () => {
    const key = aKey();
    const [one, other] = [await create({ key }), await create({ key })];
    expect(other.body).toEqual(one.body);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['title', 'Стая', 'error-offer-title-length'],
    ['price', 0, 'error-number-too-small'],
    ['price', null, 'error-price-required'],
    ['districtId', null, 'error-district-required'],
    ['districtId', 999, 'error-district-required'],
    ['districtId', 9_000_000_000, 'error-district-required'],
    ['universityId', 999, 'error-choice-required'],
    ['moveInFrom', '2026-11-20', 'error-date-past'],
    ['moveInFrom', '2026-13-01', 'error-date-invalid'],
    ['aboutHome', 'кратко', 'error-about-home-length'],
    ['gpsCoordinates', { latitude: 48.85, longitude: 2.35 }, 'error-coordinates-outside'],
    ['images', ['a-picture-of-somebody-else'], 'error-picture-unknown'],
    ['images', Array.from({ length: 11 }, () => aKey()), 'error-too-many-items'],
  ])('with %s “%s” returns a field error', async (property, value, message) => {
    expect(await create({ [property]: value })).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
    expect((await list()).total).toBe(0);
  });

  it('with 100,000 characters is rejected with the field’s name', async () => {
    expect(await create({ aboutHome: 'я'.repeat(100_000) })).toMatchObject({
      status: 400,
      body: { errors: [{ property: 'aboutHome', message: 'error-text-too-long' }] },
    });
  });

  it('is changed by its poster; removed pictures are released', async () => {
    const [remaining, left] = [await aStoredPicture(poster), await aStoredPicture(poster)];
    const id = await postOffer(app, poster, { images: [left, remaining] });
    // The move-in date has passed since; it may stay.
    const moveInFrom = '2026-10-01';
    await app.database.db
      .updateTable('roommate_offer')
      .set({ move_in_from: moveInFrom })
      .where('id', '=', id)
      .execute();
    const changed = anOffer({ title: 'Стая с тераса', images: [remaining], moveInFrom });
    const version = await versionAt(app, `/api/tenant-offer/user/${id}`, poster.headers);
    const save = () => app.post(`/api/tenant-offer/${id}`, { ...changed, version }, poster.headers);
    expect((await save()).status).toBe(200);
    // The form of another tab has the older version.
    expect(await save()).toMatchObject({ status: 409, body: { message: 'error-edited-elsewhere' } });
    const { body } = await app.get(`/api/tenant-offer/user/${id}`, poster.headers);
    expect(body).toMatchObject({ status: 'active', content: changed, images: [{ key: remaining }] });
    expect((await pictureOf(remaining)).attached_to).toBe(`roommate-offer:${id}`);
    expect((await pictureOf(left)).attached_to).toBeNull();
  });

  it('is visible only to its poster while paused', async () => {
    const id = await postOffer(app, poster);
    await app.post(`/api/tenant-offer/${id}/status`, { status: 'paused' }, poster.headers);
    expect(await idsOf()).toEqual([]);
    expect((await app.get(`/api/tenant-offer/${id}`)).status).toBe(404);
    expect((await app.get(`/api/tenant-offer/${id}`, poster.headers)).body).toMatchObject({
      status: 'paused',
    });
    expect((await sendInquiry(app, id)).status).toBe(404);
  });

  it.each(['/api/tenant-offer/', '/api/roommates/posts/'])('is deleted at %s', async (path) => {
    const picture = await aStoredPicture(poster);
    const id = await postOffer(app, poster, { images: [picture] });
    const token = tokenOf(await sendInquiry(app, id));
    expect((await app.delete(path + id, poster.headers)).status).toBe(200);
    expect((await app.get(`/api/tenant-offer/${id}`, poster.headers)).status).toBe(404);
    expect((await app.delete(path + id, poster.headers)).status).toBe(404);
    expect((await pictureOf(picture)).attached_to).toBeNull();
    // Messages about it stay for half a year.
    expect((await app.get(`/api/conversation/follow/${token}`)).body).toMatchObject({
      subject: { title: 'Слънчева стая до парка', open: false },
    });
    app.clock.passDays(181);
    await purgeDeletedOffers(app.roommates);
    expect((await app.get(`/api/conversation/follow/${token}`)).status).toBe(404);
    app.clock.passDays(-181);
  });

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await postOffer(app, poster);
    expect(await create({})).toMatchObject({ status: 409, body: { message: 'error-too-many-offers' } });
    expect((await list()).total).toBe(20);
  });

  it('is in its poster’s list with the senders of questions', async () => {
    const id = await postOffer(app, poster);
    await postOffer(app, await aPerson(app));
    await sendInquiry(app, id);
    await sendInquiry(app, id, { phone: '0887 222 333' });
    expect((await app.get('/api/tenant-offer/user', poster.headers)).body).toMatchObject({
      total: 1,
      data: [{ id, status: 'active', inquiries: 2, unread: 2, city: { name: 'София' } }],
    });
  });

  it('can be reported by any visitor', async () => {
    const id = await postOffer(app, poster);
    const report = { reason: 'fraud', text: '', email: '' };
    expect((await app.post(`/api/tenant-offer/${id}/report`, report)).status).toBe(201);
    expect(await app.post(`/api/tenant-offer/${id}/report`, { ...report, reason: 'other' })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'text', message: 'error-report-text-required' }] },
    });
    expect((await app.post('/api/tenant-offer/999999/report', report)).status).toBe(404);
    const remaining = await app.database.db
      .selectFrom('roommate_report')
      .select(['offer_id', 'reason'])
      .execute();
    expect(remaining).toEqual([{ offer_id: id, reason: 'fraud' }]);
  });
});

describe('The list (MATE-01)', () => {
  it('has ten to a page, the newest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.unshift(await postOffer(app, poster));
    expect(await idsOf()).toEqual(ids.slice(0, 10));
    expect(await idsOf('offset=10')).toEqual(ids.slice(10));
    expect((await list()).total).toBe(12);
  });

  it('is filtered by city and price, and sorted by price', async () => {
    const cheap = await postOffer(app, poster, { price: 30_000 });
    const dear = await postOffer(app, poster, { price: 80_000 });
    const plovdiv = await postOffer(app, poster, { price: 50_000, districtId: 21 });
    expect(await idsOf('city=1&orderBy=price.ASC')).toEqual([cheap, dear]);
    expect(await idsOf('priceFrom=30000&priceTo=50000&orderBy=price.DESC')).toEqual([plovdiv, cheap]);
    expect(await idsOf('city=9000000000')).toEqual([]);
    expect(await idsOf(`ids=${dear}&ids=${plovdiv}`)).toEqual([plovdiv, dear]);
  });

  it('of a university has nearby offers and those that name it, with the distance', async () => {
    const place = (latitude: number, longitude: number) => ({ gpsCoordinates: { latitude, longitude } });
    const beside = await postOffer(app, poster, { ...place(42.6945, 23.336), universityId: null });
    const justWithin = await postOffer(app, poster, place(42.6936 + 0.0449, 23.3349));
    const justOutside = await postOffer(app, poster, place(42.6936 + 0.0451, 23.3349));
    const named = await postOffer(app, poster, { districtId: 21, universityId: 1 });
    const found = await list('university=1&orderBy=distance.ASC');
    expect(found.data.map(({ id }) => id)).toEqual([beside, justWithin, named]);
    expect(found.data.map(({ university }) => university?.distance)).toEqual([
      135,
      4_993,
      expect.any(Number),
    ]);
    expect(await idsOf('university=999')).toEqual([]);
    expect(await idsOf('university=2')).not.toContain(justOutside);
  });

  it('can’t be sorted by distance without a university', async () => {
    expect(await app.get('/api/tenant-offer?orderBy=distance.ASC')).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'orderBy', message: 'error-distance-without-university' }] },
    });
  });

  it('returns the universities in the language of the request', async () => {
    const { body } = await app.get('/api/roommates/universities', { 'x-accept-language': 'en' });
    expect(body).toMatchObject({
      data: [
        { id: 1, name: 'Sofia University', short: 'SU', city: { id: 1, name: 'Sofia' } },
        { id: 2, city: { id: 2, name: 'Plovdiv' } },
      ],
    });
  });
});
