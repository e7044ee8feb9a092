import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import type { CityTerms, DistrictTerms } from '../../../src/core/properties/city-terms.ts';
import { aPerson } from '../support/an-account.ts';
import { aProperty, publish } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication();
  await loadLocations(app.database.pool, process.cwd());
  ({ headers } = await aMember(app, ['services']));
});
afterAll(() => app.close());

type State = { current: CityTerms & { districts: DistrictTerms[] }; latest: number };
const read = async (key: number) =>
  (await app.get(`/api/team/catalogue/cities/${key}`, headers)).body as State;
/** Changes the districts of a city. */
const change = async (key: number, of: (districts: DistrictTerms[]) => DistrictTerms[]) => {
  const { current, latest } = await read(key);
  const value = { ...current, districts: of(current.districts) };
  const body = { value, validFrom: null, latest, reason: 'По карта' };
  return app.post(`/api/team/catalogue/cities/${key}`, body, headers);
};
const aDistrict = (bg: string, en = `${bg} en`): DistrictTerms => ({
  id: null,
  name: { bg, en },
  latitude: 42.65,
  longitude: 23.35,
});
/** Names that visitors choose from. */
const shown = async (key: number) => {
  const { body } = await app.get('/api/location/city');
  const { data } = body as { data: { id: number; districts: { id: number; name: string }[] }[] };
  return data.find(({ id }) => id === key)?.districts ?? [];
};

describe('The districts of a city (TEAM-07)', () => {
  it('are added and renamed for visitors, and not reset by the files', async () => {
    const [first] = (await read(1)).current.districts;
    const renamed = { bg: 'Ново име', en: 'New name' };
    const { status } = await change(1, ([one, ...others]) => [
      { ...one!, name: renamed },
      ...others,
      aDistrict(' Нови дол '),
    ]);
    expect(status).toBe(200);
    await loadLocations(app.database.pool, process.cwd());
    const names = await shown(1);
    expect(names).toContainEqual(expect.objectContaining({ id: first?.id, name: 'Ново име' }));
    expect(names.find(({ name }) => name === 'Нови дол')?.id).toBeGreaterThan(1_000_000);
  });

  it('are added once by a request that is sent again', async () => {
    const { current, latest } = await read(3);
    const value = { ...current, districts: [...current.districts, aDistrict('Прибой')] };
    const send = () =>
      app.post('/api/team/catalogue/cities/3', { value, validFrom: null, latest, reason: '' }, headers);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await read(3)).latest).toBe(latest + 1);
    expect((await shown(3)).filter(({ name }) => name === 'Прибой')).toHaveLength(1);
  });

  it('have ids of their own if two cities get one at the same time', async () => {
    const answers = await Promise.all([
      change(4, (districts) => [...districts, aDistrict('Изток 4')]),
      change(5, (districts) => [...districts, aDistrict('Изток 5')]),
    ]);
    const added = [...(await shown(4)), ...(await shown(5))].filter(({ name }) => name.startsWith('Изток '));
    expect(added).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('are removed without listings only', async () => {
    const owner = await aPerson(app);
    await publish(app, owner, aProperty({ district_id: 1002 }));
    const { rows } = await app.database.pool.query<{ city: number; district: number }>(
      'select city_id as city, district_id as district from property limit 1',
    );
    const { city, district } = rows[0]!;
    expect(await change(city, (districts) => districts.filter(({ id }) => id !== district))).toMatchObject({
      status: 409,
      body: { message: 'error-district-in-use' },
    });
    const last = (await shown(city)).findLast(({ id }) => id !== district)!;
    expect((await change(city, (districts) => districts.filter(({ id }) => id !== last.id))).status).toBe(
      200,
    );
    await loadLocations(app.database.pool, process.cwd());
    expect((await shown(city)).map(({ id }) => id)).not.toContain(last.id);
  });

  it('are refused with a repeated name, outside Bulgaria, and from another city', async () => {
    const repeated = await change(1, (districts) => [
      ...districts,
      aDistrict('Еднакво'),
      aDistrict('еднакво'),
    ]);
    expect(repeated.status).toBe(422);
    expect(JSON.stringify(repeated.body)).toContain('error-name-taken');
    const abroad = await change(1, () => [{ ...aDistrict('Виена'), latitude: 48.2 }]);
    expect(abroad.body).toMatchObject({
      errors: [{ property: 'districts.0.latitude', message: 'error-latitude-outside' }],
    });
    const foreign = (await read(2)).current.districts[0]!;
    expect((await change(1, (districts) => [...districts, foreign])).status).toBe(409);
  });

  it('stay as they are in a version without districts', async () => {
    const before = await shown(6);
    const { current, latest } = await read(6);
    const { districts: _, ...value } = current;
    const body = { value: { ...value, position: 9 }, validFrom: null, latest, reason: '' };
    expect((await app.post('/api/team/catalogue/cities/6', body, headers)).status).toBe(200);
    expect(await shown(6)).toEqual(before);
  });
});
