import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { sendAlerts } from '../../../server/modules/searches/send-alerts.ts';
import { textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import type { FoundMatches, SavedSearch } from '../../../src/core/searches/saved-search.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let seeker: Person;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  seeker = await aPerson(app);
});
afterAll(() => app.close());

const aSearch = (filters: string) => ({
  kind: 'properties',
  filters,
  orderBy: null,
  name: 'Търсене',
  frequency: 'at-once',
});
async function save(filters: string) {
  const { status, body } = await app.post('/api/saved-search', aSearch(filters), seeker.headers);
  return { status, message: (body as { message?: string }).message, search: body as SavedSearch };
}

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const drawn = (area: DrawnArea) => `drawn=${textOfDrawnAreas([area])}`;
const CROSSING = drawn([at(42, 24), at(43, 25), at(43, 24), at(42, 25)]);
const OF_ONE = drawn([at(42.7, 23.3)]);
const ABROAD = drawn([at(48.1, 16.3), at(48.3, 16.3), at(48.2, 16.5)]);
const SMALL_CIRCLE = Array.from({ length: 10_000 }, (_, index) => {
  const angle = (index / 10_000) * 2 * Math.PI;
  return at(42.7 + Math.sin(angle) / 10, 23.3 + Math.cos(angle) / 10);
});

describe('An impossible search', () => {
  it.each([
    ['of an area that crosses itself', CROSSING],
    ['of an area of one point', OF_ONE],
    ['of an area outside Bulgaria', ABROAD],
  ])('%s is rejected, and saving it is not offered', async (_, filters) => {
    expect(await save(filters)).toMatchObject({ status: 422, message: 'error-drawn-area' });
    const query = `kind=properties&filters=${encodeURIComponent(filters)}`;
    const { status, body } = await app.get(`/api/saved-search/proposal?${query}`);
    expect([status, (body as { message: string }).message]).toEqual([422, 'error-drawn-area']);
  });

  it('with an area of 10,000 points exceeds the limit of a drawn area', async () => {
    expect(await save(drawn(SMALL_CIRCLE))).toMatchObject({ status: 400 });
  });

  it('of disjoint parts of the map finds nothing', async () => {
    const sofia = drawn([at(42.6, 23.2), at(42.6, 23.4), at(42.8, 23.3)]);
    const varna = 'within=43.1,27.8,43.3,28.0';
    expect(await save(`${sofia}&${varna}`)).toMatchObject({
      status: 422,
      message: 'error-search-finds-nothing',
    });
    expect(await save('near=u1&near=u2&by=walk&minutes=30')).toMatchObject({ status: 422 });
    expect(await save('near=u99&minutes=30')).toMatchObject({ status: 422, message: 'error-near-place' });
  });

  it('is saved neither in an account nor for an e-mail', async () => {
    const email = 'somebody@example.com';
    const sent = { ...aSearch(CROSSING), email, captcha: await aSolvedCaptcha(app, 'login') };
    expect((await app.post('/api/saved-search-by-mail', sent)).status).toBe(422);
    expect(await mailsTo(app, email)).toEqual([]);
    expect((await app.get('/api/saved-search', seeker.headers)).body).toEqual({ data: [] });
  });
});

describe('A search of 3,000 homes', () => {
  it('is too wide for notifications', async () => {
    const owner = await aPerson(app);
    const id = await publish(app, owner, { district_id: 21, price: 130_000 });
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = 'property'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' and attname not in ('id', 'key')`.execute(app.database.db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into property (${columns}) select ${columns} from property, generate_series(2, 3000)
      where id = ${id}`.execute(app.database.db);
    expect(await save('city=2')).toMatchObject({ status: 422, message: 'error-search-too-wide' });
    expect(await save('city=2&priceTo=1200')).toMatchObject({ status: 201 });
    await app.database.db.deleteFrom('property').execute();
    await app.database.db.deleteFrom('listing_change').execute();
  });
});

describe('A search near a deleted place', () => {
  it('finds nothing and blocks no other', async () => {
    const { search } = await save('near=u1&by=bike&minutes=45');
    const owner = await aPerson(app);
    await publish(app, owner);
    await app.database.db.updateTable('university').set({ active: false }).where('id', '=', 1).execute();
    await matchAndNotify(app.searches);
    await sendAlerts(app.searches, 'daily');
    expect(await mailsTo(app, seeker.email)).toEqual([]);
    const { status, body } = await app.get(`/api/search-matches/${search.token}`);
    expect([status, (body as FoundMatches).items]).toEqual([200, []]);
  });
});
