import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countFairPrices } from '../../../server/modules/properties/fair-price/count-fair-prices.ts';
import type { FairPrice, UsualRent } from '../../../src/core/properties/fair-price.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let owners: Person[];

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('property').execute();
  owners = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
});

/** Runs the nightly job. */
const counted = () => countFairPrices(app.database.db, app.clock.now());

/** Homes with these rents in leva, each on another floor, of all owners in turn. */
async function offered(
  rents: readonly number[],
  changes: Partial<PropertyContent> = {},
  of: readonly Person[] = owners,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, rent] of rents.entries()) {
    const owner = of[index % of.length] as Person;
    const content = { price: rent * 100, floor: index + 1, totalFloors: 60, ...changes };
    ids.push(await publish(app, owner, content));
  }
  return ids;
}

const TWELVE = [800, 820, 840, 860, 880, 900, 920, 940, 960, 980, 1_000, 1_020];

async function fairPrice(query: Record<string, number | string> = {}): Promise<FairPrice | null> {
  await counted();
  const asked = new URLSearchParams({ district: '11', type: 'two-room', area: '65', ...query });
  const { body, status } = await app.get(`/api/property/fair-price?${asked.toString()}`);
  expect(status).toBe(200);
  return (body as { data: FairPrice | null }).data;
}

describe('TRUST-01 the fair price of comparable homes', () => {
  it('is the band from the tenth to the ninetieth percentile, with the count', async () => {
    const [id] = await offered(TWELVE);
    expect(await fairPrice()).toEqual({
      low: 82_200,
      median: 91_000,
      high: 99_800,
      homes: 12,
      scope: 'district',
      areaFrom: 52,
      areaTo: 78,
      countedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { body } = await app.get(`/api/property/${id}`);
    expect(body).toMatchObject({ fairPrice: { median: 91_000, homes: 12 } });
  });

  it('is empty with fewer than twelve homes', async () => {
    await offered(TWELVE.slice(1));
    expect(await fairPrice()).toBeNull();
  });

  it('is empty for an impossible district id', async () => {
    expect(await fairPrice({ district: 2 ** 31 })).toBeNull();
  });

  it('is empty when all homes belong to three people', async () => {
    await offered(TWELVE, {}, owners.slice(0, 3));
    expect(await fairPrice()).toBeNull();
  });

  it('covers the whole city when the district has too few homes, and says so', async () => {
    await offered(TWELVE.slice(0, 6), { district_id: 11 });
    await offered(TWELVE.slice(6), { district_id: 12 }, owners.toReversed());
    expect(await fairPrice()).toMatchObject({ scope: 'city', homes: 12 });
    expect(await fairPrice({ district: 21 })).toBeNull();
  });

  it('excludes homes of another type, and those a fifth smaller or larger', async () => {
    await offered(TWELVE);
    expect(await fairPrice({ type: 'studio' })).toBeNull();
    expect(await fairPrice({ area: 81 })).toMatchObject({ homes: 12 });
    expect(await fairPrice({ area: 82 })).toBeNull();
    expect(await fairPrice({ area: 55 })).toMatchObject({ homes: 12 });
    expect(await fairPrice({ area: 54 })).toBeNull();
  });

  it('counts a duplicate home once', async () => {
    await offered(TWELVE.slice(1));
    await offered([900, 900], { floor: 40 }, owners.slice(3));
    expect(await fairPrice()).toMatchObject({ homes: 12 });
  });

  it('counts three homes of an owner, and more up to a quarter of all', async () => {
    await offered(TWELVE);
    await offered([900, 905, 910, 915, 920], { floor: 40 }, owners.slice(0, 1));
    expect(await fairPrice()).toMatchObject({ homes: 12 });
    const more = await Promise.all([1, 2, 3].map(() => aPerson(app)));
    await offered([850, 860, 870, 880, 890, 895, 925, 930, 935], { floor: 41 }, more);
    expect(await fairPrice()).toMatchObject({ homes: 12 + 9 + 3 });
  });

  it('excludes rents far from the others', async () => {
    await offered([...TWELVE, 90, 9_000]);
    expect(await fairPrice()).toMatchObject({ low: 82_200, high: 99_800, homes: 12 });
  });

  it('includes homes offered or let within 180 days', async () => {
    const ids = await offered(TWELVE);
    const rented = { status: 'rented' as const };
    await app.database.db
      .updateTable('property')
      .set(rented)
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await fairPrice()).toMatchObject({ homes: 12 });
    app.clock.passDays(181);
    expect(await fairPrice()).toBeNull();
  });

  it.each([['drafts'], ['paused ones'], ['what the team took down'], ['deleted ones']])(
    'excludes %s',
    async (which) => {
      const ids = await offered(TWELVE);
      const now = app.clock.now();
      const change = {
        drafts: { status: 'draft' as const },
        'paused ones': { status: 'paused' as const },
        'what the team took down': { removed_at: now },
        'deleted ones': { deleted_at: now },
      }[which];
      await app.database.db
        .updateTable('property')
        .set(change ?? {})
        .where('id', '=', ids[0] ?? 0)
        .execute();
      expect(await fairPrice()).toBeNull();
    },
  );
});

describe('TRUST-06 a rent far below comparable homes', () => {
  const reports = (id: number) =>
    app.database.db.selectFrom('property_report').select('reason').where('property_id', '=', id).execute();

  it('is reported to the team once, and again after their review and a new rent', async () => {
    await offered(TWELVE);
    const [cheap = 0] = await offered([400]);
    await counted();
    await counted();
    expect(await reports(cheap)).toEqual([{ reason: 'low-rent' }]);
    app.clock.passDays(1);
    const now = app.clock.now();
    await app.database.db.updateTable('property_report').set({ handled_at: now }).execute();
    await app.database.db.updateTable('listing_warning').set({ handled_at: now }).execute();
    await counted();
    expect(await reports(cheap)).toHaveLength(1);
    app.clock.passDays(1);
    const later = app.clock.now();
    await app.database.db
      .updateTable('property')
      .set({ updated_at: later, price: 39_000 })
      .where('id', '=', cheap)
      .execute();
    await counted();
    expect(await reports(cheap)).toHaveLength(2);
  });

  it('is not reported at half the median', async () => {
    const ids = await offered([...TWELVE, 460]);
    await counted();
    expect(await reports(ids.at(-1) ?? 0)).toEqual([]);
  });
});

it.each([
  ['district=0&type=two-room&area=65'],
  ['district=11&type=castle&area=65'],
  ['district=11&type=two-room&area=-1'],
  ['district=11&type=two-room'],
])('A fair price request is rejected for %s', async (query) => {
  expect((await app.get(`/api/property/fair-price?${query}`)).status).toBe(400);
});

describe('The usual rents of a place by type', () => {
  const usual = async (query: string) => {
    await counted();
    const { body } = await app.get(`/api/property/usual-rents?${query}`);
    return (body as { data: UsualRent[] }).data;
  };

  it('are for the most common area, in the district or else in the city', async () => {
    await offered(TWELVE);
    await offered(
      TWELVE.map((rent) => rent * 2),
      { type: 'three-room', area: 100, district_id: 12 },
    );
    const ofDistrict = await usual('city=1&district=11');
    expect(ofDistrict.map(({ type, scope }) => [type, scope])).toEqual([
      ['two-room', 'district'],
      ['three-room', 'city'],
    ]);
    expect(ofDistrict[1]).toMatchObject({ median: 182_000, homes: 12 });
    expect((await usual('city=1')).map(({ scope }) => scope)).toEqual(['city', 'city']);
  });

  it('are empty with too few homes or for an unknown place', async () => {
    await offered(TWELVE.slice(1));
    expect(await usual('city=1')).toEqual([]);
    expect(await usual('city=99&district=11')).toEqual([]);
  });

  it('are in the sitemap with their date, and homes with their last change', async () => {
    const [id] = await offered(TWELVE);
    await counted();
    expect((await app.get('/sitemap.xml')).text).toContain('/sitemap-homes-0.xml');
    const places = (await app.get('/sitemap-places.xml')).text;
    expect(places).toMatch(/<loc>[^<]*\/naemi\/d11<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(places).toContain('/naemi/c1/two-room<');
    expect(places).not.toContain('/naemi/d12');
    expect((await app.get('/sitemap-homes-0.xml')).text).toMatch(
      new RegExp(`/imoti/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
    );
  });
});
