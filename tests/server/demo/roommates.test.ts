import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeOffer } from '../../../server/demo/roommates/compose-offer.ts';
import { loadDemoRoommates } from '../../../server/demo/roommates/load-demo-roommates.ts';
import { demoPosters } from '../../../server/demo/roommates/posters.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadUniversities } from '../../../server/modules/roommates/load-universities.ts';
import { RoommateOfferCommand } from '../../../src/core/roommates/roommate-offer-command.ts';
import { MOBILE_PATTERN } from '../../../src/core/shared/phone-number.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
const now = () => app.clock.now();

beforeAll(async () => {
  app = await startTestApplication();
  await loadLocations(app.database.pool, process.cwd());
  await loadUniversities(app.database.pool, process.cwd());
});
afterAll(() => app.close());

describe('The demo of roommates', () => {
  it('has four hundred people, each with a unique mobile number', () => {
    expect(demoPosters).toHaveLength(400);
    expect(new Set(demoPosters.map(({ email }) => email)).size).toBe(400);
    expect(new Set(demoPosters.map(({ phone }) => phone)).size).toBe(400);
    for (const { phone } of demoPosters) expect(phone).toMatch(MOBILE_PATTERN);
  });

  it('has offers that the form accepts', () => {
    for (let index = 0; index < 400; index += 1) {
      const { district, latitude, longitude, pictures, moveInDays, ...offer } = composeOffer(index);
      const command = new RoommateOfferCommand({
        ...offer,
        districtId: district.id,
        universityId: offer.university.id,
        gpsCoordinates: { latitude, longitude },
        images: pictures.map(({ url }) => url),
        moveInFrom: new Date(now().getTime() + moveInDays * 86_400_000).toISOString().slice(0, 10),
      });
      expect(command.errorsAt(now()), offer.title).toEqual({});
    }
  });

  it('repeats fewer than 1% of titles and of texts, and combines many texts about people', () => {
    const offers = Array.from({ length: 400 }, (_, index) => composeOffer(index));
    const texts = ['title', 'aboutHome', 'aboutPeople'] as const;
    for (const name of texts) {
      const all = offers.map((offer) => offer[name]);
      expect(1 - new Set(all).size / all.length, name).toBeLessThan(0.01);
      expect(all.filter((text) => /[{|}]|  |по равно/.test(text))).toEqual([]);
    }
    expect(new Set(offers.map(({ aboutPeople }) => aboutPeople)).size).toBeGreaterThan(390);
  });

  it('is loaded once, with messages in the inbox of the demo login', async () => {
    const login = await aPerson(app, { email: 'user@demo.example', name: 'Мария Георгиева' });
    expect(await loadDemoRoommates(app.database.pool, { offers: 60, now: now() })).toBe(60);
    expect(await loadDemoRoommates(app.database.pool, { offers: 60, now: now() })).toBe(0);
    const headers = await sessionOf(app, login.id);
    expect((await app.get('/api/tenant-offer/user', headers)).body).toMatchObject({ total: 2 });
    expect((await app.get('/api/conversation', headers)).body).toMatchObject({
      total: 3,
      unread: 1,
      data: [{ side: 'poster', unread: 1 }, { side: 'asker' }, { side: 'poster' }],
    });
    const { total } = (await app.get('/api/tenant-offer')).body as { total: number };
    expect(total).toBeGreaterThan(50);
  });
});
