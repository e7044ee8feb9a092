import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countFairPrices } from '../../../server/modules/properties/fair-price/count-fair-prices.ts';
import type { RentTrend } from '../../../src/core/properties/rent-trend.ts';
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
  owners = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('property').execute();
  await app.database.db.deleteFrom('rent_history').execute();
});

/** Homes of 50 m² at that rent in leva a square metre, each on another floor. */
async function offered(rent: number, count = 12): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const price = (rent * 50 + (index % 2 === 0 ? index : -index)) * 100;
    await publish(app, owners[index % 4] as Person, { price, area: 50, floor: index + 1, totalFloors: 60 });
  }
}
const night = (day: string) => countFairPrices(app.database.db, new Date(`${day}T03:00:00Z`));
const storeRent = (month: string, rent: number, district_id = 11) =>
  app.database.db
    .insertInto('rent_history')
    .values({ city_id: 1, district_id, type: 'two-room', month: `${month}-01`, rent, homes: 20 })
    .execute();
async function trends(query = 'city=1&district=11'): Promise<RentTrend[]> {
  const { body, status } = await app.get(`/api/property/rent-trends?${query}`);
  expect(status).toBe(200);
  return (body as { data: RentTrend[] }).data;
}

describe('The rent trend of a place (TRUST-01)', () => {
  it('is stored monthly from the last night, for the district and the city', async () => {
    await offered(20);
    await night('2026-11-20');
    await app.database.db
      .updateTable('property')
      .set((of) => ({ price: of('price', '*', 2) }))
      .execute();
    await night('2026-11-21');
    await night('2026-12-01');
    const rows = await app.database.db.selectFrom('rent_history').selectAll().orderBy('month').execute();
    expect(rows.map(({ district_id, month, rent, homes }) => [district_id, month, rent, homes])).toEqual(
      expect.arrayContaining([
        [0, '2026-11-01', 3_998, 12],
        [11, '2026-11-01', 3_998, 12],
        [11, '2026-12-01', 3_998, 12],
      ]),
    );
    expect(rows).toHaveLength(4);
  });

  it('needs at least twelve homes and more than three owners', async () => {
    await offered(20, 11);
    await night('2026-11-21');
    expect(await trends()).toEqual([]);
    await publish(app, owners[0] as Person, { price: 100_000, area: 50, floor: 30, totalFloors: 60 });
    await app.database.db
      .updateTable('property')
      .set({ owner_id: (owners[0] as Person).id })
      .execute();
    await night('2026-11-21');
    expect(await trends()).toEqual([]);
  });

  it('is for the district with three months of data, else for the city', async () => {
    for (const [month, rent] of [
      ['2025-11', 1_000],
      ['2026-10', 1_200],
    ] as const)
      await storeRent(month, rent, 0);
    await storeRent('2026-09', 1_900);
    await storeRent('2026-11', 2_000);
    expect(await trends()).toEqual([
      {
        type: 'two-room',
        scope: 'city',
        months: [
          { month: '2025-11', rent: 1_000, homes: 20 },
          { month: '2026-10', rent: 1_200, homes: 20 },
        ],
      },
    ]);
    await storeRent('2026-08', 1_800);
    const [trend] = await trends();
    expect([trend?.scope, trend?.months.length]).toEqual(['district', 3]);
    expect((await trends('city=1')).map(({ scope }) => scope)).toEqual(['city']);
  });

  it('is empty without recent data and for an unknown place', async () => {
    await storeRent('2026-01', 1_000);
    await storeRent('2026-09', 1_100);
    expect(await trends()).toEqual([]);
    expect(await trends('city=99&district=2147483648')).toEqual([]);
    expect((await app.get('/api/property/rent-trends?city=0')).status).toBe(400);
  });
});
