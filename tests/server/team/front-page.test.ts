import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import type { HomeShelfTerms } from '../../../src/core/shop/home-shelves.ts';
import { aTeam } from '../support/a-service-order.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  await loadLocations(app.database.pool, process.cwd());
  ({ headers } = await aMember(app));
});
afterAll(() => app.close());

const change = (path: string, value: object, more: object = {}) =>
  app.post(
    `/api/team/catalogue/${path}`,
    { value, validFrom: null, latest: 0, reason: 'Сезон', ...more },
    headers,
  );

describe('The front page (TEAM-07)', () => {
  const shelves = async () =>
    (await app.get('/api/home/shelves')).body as { shelves: string[]; promoCategories: number[] };
  const value = async () =>
    ((await app.get('/api/team/catalogue/shelves/home', headers)).body as { current: HomeShelfTerms })
      .current;

  it('shows its sections in the chosen order from the chosen time', async () => {
    const { shelves: all } = await value();
    const lamps = await aShop(app.database).category('Лампи');
    const changed = {
      shelves: all.toReversed().map((shelf) => ({ ...shelf, isShown: shelf.name !== 'plan' })),
      promoCategories: [lamps],
    };
    const validFrom = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    expect((await change('shelves/home', changed, { validFrom })).status).toBe(200);
    expect((await shelves()).shelves[0]).toBe('rooms');
    expect((await app.get('/', { host: 'uyut.example' })).text).toContain('Изберете стая');
    app.clock.passDays(1);
    const now = await shelves();
    expect(now.shelves[0]).toBe('newest-news');
    expect(now.shelves).not.toContain('plan');
    expect(now.promoCategories).toEqual([lamps]);
    app.clock.passDays(-1);
  });

  it('is refused without a section or with an unknown category', async () => {
    const { shelves: all, promoCategories } = await value();
    const none = { shelves: all.map((shelf) => ({ ...shelf, isShown: false })), promoCategories };
    expect((await change('shelves/home', none, { latest: 1 })).status).toBe(422);
    const unknown = { shelves: all, promoCategories: [987_654] };
    expect((await change('shelves/home', unknown, { latest: 1 })).status).toBe(422);
  });
});

describe('A city (TEAM-07)', () => {
  const cities = async () =>
    ((await app.get('/api/location/city')).body as { data: { id: number; name: string }[] }).data;
  const remove = (key: number | string) =>
    app.post(`/api/team/catalogue/cities/${key}/remove`, { moveTo: null, reason: 'Без обяви' }, headers);
  const aCity = (bg: string) => ({
    name: { bg, en: `${bg} en` },
    latitude: 42.5,
    longitude: 25,
    position: 3,
  });

  it('is added, renamed and not reset by the files', async () => {
    const added = await app.post(
      '/api/team/catalogue/cities',
      { value: aCity('Копривщица'), reason: '' },
      headers,
    );
    const { key } = added.body as { key: string };
    expect(await cities()).toContainEqual(expect.objectContaining({ id: Number(key), name: 'Копривщица' }));
    expect((await change('cities/2', aCity('Филибе'))).status).toBe(200);
    await loadLocations(app.database.pool, process.cwd());
    expect((await cities()).find(({ id }) => id === 2)?.name).toBe('Филибе');
  });

  it('with a service team is not removed, and the answer names the number', async () => {
    await aTeam(app, 'cleaning', 4);
    expect(await remove(4)).toMatchObject({
      status: 409,
      body: {
        message: 'error-city-in-use',
        errors: expect.arrayContaining([{ property: 'teams', message: '1' }]),
      },
    });
  });

  it('is removed for good, even if the files have it', async () => {
    const last = (await cities()).at(-1)!;
    expect((await remove(last.id)).status).toBe(200);
    await loadLocations(app.database.pool, process.cwd());
    expect((await cities()).map(({ id }) => id)).not.toContain(last.id);
  });

  it('that is added after a removed one has an id of its own', async () => {
    const add = async (name: string) => {
      const added = await app.post('/api/team/catalogue/cities', { value: aCity(name), reason: '' }, headers);
      expect(added.status).toBe(201);
      return (added.body as { key: string }).key;
    };
    const first = await add('Трявна');
    expect((await remove(first)).status).toBe(200);
    expect(await add('Троян')).not.toBe(first);
  });

  it('outside Bulgaria or with a known name is refused', async () => {
    expect((await change('cities/3', { ...aCity('Х'), latitude: 52 })).status).toBe(422);
    expect((await change('cities/3', aCity('София'))).status).toBe(422);
  });
});
