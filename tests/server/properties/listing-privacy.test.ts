import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kilometresBetween } from '../../../src/core/properties/near/travel-time.ts';
import { HIDDEN_POINT_RADIUS } from '../../../src/core/properties/public-point.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { aKey, aProperty, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Point = { latitude: number; longitude: number };
type Seen = { gpsCoordinates: Point; isPlaceExact: boolean; owner: { phone: string | null } };
type Edited = { content: PropertyContent; version: string };

const EXACT = { latitude: 42.671234, longitude: 23.326789 };
const PHONE = '0887111222';

let app: TestApplication;
let owner: Person;
let agency: Person;
const visitors: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app, { phone: PHONE });
  agency = await aPerson(app, { type: 'agency', name: 'Дом ООД', phone: PHONE });
  visitors['somebody'] = {};
  visitors['another user'] = (await aPerson(app)).headers;
  visitors['another agency'] = (await aPerson(app, { type: 'agency', name: 'Покрив' })).headers;
  visitors['a vendor'] = (await aPerson(app, { type: 'vendor' })).headers;
});
afterAll(() => app.close());

const seen = async (id: number, headers: Record<string, string> = {}) =>
  (await app.get(`/api/property/${id}`, headers)).body as Seen;
const metresAway = (point: Point) => kilometresBetween(point, EXACT) * 1_000;
const edited = async (id: number, { headers }: Person) =>
  (await app.get(`/api/user/property/${id}`, headers)).body as Edited;

async function save(id: number, person: Person, change: Partial<PropertyContent>): Promise<void> {
  const { content, version } = await edited(id, person);
  const { status } = await app.post(
    `/api/user/property/${id}`,
    { ...content, ...change, version },
    person.headers,
  );
  expect(status).toBe(200);
}

describe('The exact location of a home', () => {
  it('is public unless its owner hides it', async () => {
    const place = { latitude: 42.66, longitude: 23.31 };
    const id = await publish(app, owner, { gpsCoordinates: place });
    expect(await seen(id)).toMatchObject({ gpsCoordinates: place, isPlaceExact: true });
  });

  it.each(['somebody', 'another user', 'another agency', 'a vendor'])(
    'is never sent to %s when hidden',
    async (visitor) => {
      const id = await publish(app, owner, { gpsCoordinates: EXACT, placePublic: false });
      const headers = visitors[visitor] ?? {};
      const shown = await seen(id, headers);
      expect(shown.isPlaceExact).toBe(false);
      expect(metresAway(shown.gpsCoordinates)).toBeGreaterThan(90);
      expect(metresAway(shown.gpsCoordinates)).toBeLessThan(HIDDEN_POINT_RADIUS);
      for (const address of [
        `/api/property/${id}`,
        `/api/property?ids=${id}`,
        `/api/property/map?owner=${owner.id}`,
        '/api/property/map',
        `/api/property/${id}/similar`,
      ]) {
        const { text } = await app.get(address, headers);
        expect(text, address).not.toContain(String(EXACT.latitude));
        expect(text, address).not.toContain(String(EXACT.longitude));
      }
      const { body, status } = await app.get(`/api/user/property/${id}`, headers);
      expect(status === 200 ? body : 'refused').toBe('refused');
    },
  );

  it('stays in the owner’s form, and the public location stays the same after other changes', async () => {
    const id = await publish(app, owner, { gpsCoordinates: EXACT, placePublic: false });
    const before = (await seen(id)).gpsCoordinates;
    expect((await edited(id, owner)).content).toMatchObject({ gpsCoordinates: EXACT, placePublic: false });
    await save(id, owner, { price: 99_000 });
    expect((await seen(id)).gpsCoordinates).toEqual(before);
    await save(id, owner, { placePublic: true });
    expect(await seen(id)).toMatchObject({ gpsCoordinates: EXACT, isPlaceExact: true });
  });

  it('is searched by the public location', async () => {
    const id = await publish(app, owner, { gpsCoordinates: EXACT, placePublic: false });
    const { latitude, longitude } = (await seen(id)).gpsCoordinates;
    const found = async (at: Point) => {
      const within = [at.latitude, at.longitude, at.latitude, at.longitude].map(
        (degrees, side) => degrees + (side < 2 ? -0.00002 : 0.00002),
      );
      const { body } = await app.get(`/api/property?within=${within.map((one) => one.toFixed(6)).join(',')}`);
      return (body as { data: { id: number }[] }).data.map((home) => home.id);
    };
    expect(await found({ latitude, longitude })).toContain(id);
    expect(await found(EXACT)).not.toContain(id);
  });

  it('stays hidden in a form without the field', async () => {
    const id = await publish(app, owner, { gpsCoordinates: EXACT, placePublic: false });
    const { content, version } = await edited(id, owner);
    const { placePublic: _, phonePublic: __, ...older } = content;
    const { status } = await app.post(`/api/user/property/${id}`, { ...older, version }, owner.headers);
    expect(status).toBe(200);
    expect((await seen(id)).isPlaceExact).toBe(false);
  });
});

describe('The phone number on a listing', () => {
  it.each([
    ['of an owner is hidden by default', () => owner, {}, null],
    ['of an owner is shown where the owner wants it', () => owner, { phonePublic: true }, PHONE],
    ['of an agency is shown by default', () => agency, {}, PHONE],
    ['of an agency is hidden where the agency wants it', () => agency, { phonePublic: false }, null],
  ] as const)('%s', async (_, who, change, phone) => {
    const id = await publish(app, who(), change);
    for (const headers of Object.values(visitors)) {
      expect((await seen(id, headers)).owner.phone).toBe(phone);
    }
    const { text } = await app.get(`/api/property/${id}`);
    expect(text.includes(PHONE)).toBe(phone !== null);
  });
});

describe('The history of a rent', () => {
  it('lists changes of a published home, newest first, and none of a draft', async () => {
    const { body } = await app.post(
      '/api/property',
      { ...aProperty({ status: 'draft', price: 100_000 }), key: aKey() },
      owner.headers,
    );
    const { id } = body as { id: number };
    await save(id, owner, { price: 95_000 });
    await save(id, owner, { status: 'active' });
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ priceChanges: [], listedDays: 0 });
    await save(id, owner, { price: 90_000 });
    await save(id, owner, { price: 85_000 });
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({
      priceChanges: [
        { day, from: 90_000, to: 85_000 },
        { day, from: 95_000, to: 90_000 },
      ],
    });
  });

  it('counts whole days since the listing was published', async () => {
    const day = 24 * 3_600_000;
    const createdAt = new Date(app.clock.now().getTime() - 3.5 * day);
    const id = await publish(app, owner, { createdAt });
    expect((await app.get(`/api/property/${id}`)).body).toMatchObject({ listedDays: 3 });
  });
});
