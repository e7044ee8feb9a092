import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProperty, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Facets = { data: { facet: string; value: string; count: number }[] };

let app: TestApplication;
let owner: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  owner = await aPerson(app);
  await publish(app, owner, aProperty({ type: 'studio', bedrooms: 0, propertyAdvantages: ['elevator'] }));
  await publish(app, owner, aProperty({ propertyAdvantages: ['elevator', 'garage'] }));
  await publish(app, owner, aProperty({ district_id: 21, price: 90_000, floor: 0 }));
});
afterAll(() => app.close());

async function countsOf(query: string): Promise<Record<string, number>> {
  const { body } = await app.get(`/api/property/facets?${query}`);
  const { data } = body as Facets;
  return Object.fromEntries(data.map(({ facet, value, count }) => [`${facet}:${value}`, count]));
}

describe('Facet counts of a search of homes (HOME-02)', () => {
  it('count all homes without filters', async () => {
    expect(await countsOf('')).toMatchObject({
      'type:studio': 1,
      'type:two-room': 2,
      'type:house': 0,
      'bedrooms:1': 2,
      'feature:lift': 2,
      'feature:parking': 1,
      'feature:not-ground-floor': 2,
      'feature:from-owner': 3,
      'feature:with-pictures': 0,
    });
  });

  it('count under the other filters, each choice of a filter separately', async () => {
    expect(await countsOf('city=1&type=studio')).toMatchObject({
      'type:studio': 1,
      'type:two-room': 1,
      'feature:lift': 1,
      'feature:parking': 0,
    });
  });

  it('count the homes left with one more feature', async () => {
    expect(await countsOf('feature=lift')).toMatchObject({ 'feature:lift': 2, 'feature:parking': 1 });
  });

  it('are zero for a degenerate area', async () => {
    expect(await countsOf('within=43,23,42,22')).toMatchObject({ 'type:studio': 0 });
  });

  it('exclude homes of a new agency from those offered by owners', async () => {
    await app.database.db.insertInto('agency').values({ account_id: owner.id, name: 'Нов дом' }).execute();
    expect((await countsOf(''))['feature:from-owner']).toBe(0);
    await app.database.db.deleteFrom('agency').where('account_id', '=', owner.id).execute();
    expect((await countsOf(''))['feature:from-owner']).toBe(3);
  });
});
