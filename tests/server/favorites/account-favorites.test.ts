import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FAVORITES } from '../../../src/core/favorites/merge-favorites.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let lamps: number[];
beforeAll(async () => {
  app = await startTestApplication();
  const shop = aShop(app.database);
  const place = { vendorId: await shop.vendor(), categoryId: await shop.category() };
  lamps = [await shop.product(place), await shop.product(place), await shop.product(place)];
});
afterAll(() => app.close());

const SECOND = 1_000;
const lamp = (index: number) => lamps[index] ?? 0;
const product = (index: number, isFavorite: boolean, age: number) => ({
  type: 'product',
  id: lamp(index),
  kept: isFavorite,
  age,
});
const tell = (person: Person, ...changes: object[]) =>
  app.post('/api/user/favorite', { changes }, person.headers);
const listOf = async (person: Person) => (await app.get('/api/user/favorite', person.headers)).body;
const NONE = { product: [], property: [], roommate: [] };

describe('The favorites of an account (SHOP-06)', () => {
  it('are merged from every device, newest first; a repeated sync changes nothing', async () => {
    const person = await aPerson(app);
    expect(await listOf(person)).toEqual(NONE);
    await tell(person, product(0, true, 60 * SECOND));
    const both = { ...NONE, product: [lamp(1), lamp(0)] };
    expect((await tell(person, product(1, true, 5 * SECOND))).body).toEqual(both);
    expect((await tell(person, product(1, true, 5 * SECOND))).body).toEqual(both);
    expect(await listOf(person)).toEqual(both);
  });

  it('stay removed despite an older sync of another device', async () => {
    const person = await aPerson(app);
    await tell(person, product(0, true, 60 * SECOND));
    await tell(person, product(0, false, 10 * SECOND));
    expect((await tell(person, product(0, true, 30 * SECOND))).body).toEqual(NONE);
    expect((await tell(person, product(0, true, SECOND))).body).toEqual({ ...NONE, product: [lamp(0)] });
  });

  it('are all stored when two devices sync at once', async () => {
    const person = await aPerson(app);
    await Promise.all([0, 1, 2].map((index) => tell(person, product(index, true, index * SECOND))));
    expect(await listOf(person)).toEqual({ ...NONE, product: [lamp(0), lamp(1), lamp(2)] });
  });

  it('omit deleted and private items', async () => {
    const person = await aPerson(app);
    const draft = await app.database.db
      .insertInto('property')
      .values({ owner_id: (await aPerson(app)).id, title: 'Чернова' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await somePlaces(app);
    const property = await publish(app, await aPerson(app));
    const { body } = await tell(
      person,
      { type: 'property', id: draft.id, kept: true, age: 0 },
      { type: 'property', id: property, kept: true, age: 0 },
      { type: 'roommate', id: 999_999, kept: true, age: 0 },
      product(2, true, 0),
    );
    expect(body).toEqual({ ...NONE, product: [lamp(2)], property: [property] });
    await app.database.db
      .updateTable('product')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', lamp(2))
      .execute();
    expect(await listOf(person)).toEqual({ ...NONE, property: [property] });
    await tell(person, product(0, true, 0));
    expect(await rowsOf(person)).toBe(2);
  });

  it('are separate for each person', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    await tell(one, product(0, true, 0));
    expect(await listOf(other)).toEqual(NONE);
    await tell(other, product(0, false, 0));
    expect(await listOf(one)).toEqual({ ...NONE, product: [lamp(0)] });
  });

  it('are rejected as a whole in an invalid form', async () => {
    const person = await aPerson(app);
    const many = Array.from({ length: MAX_FAVORITES + 1 }, () => product(0, true, 0));
    const wrong = [
      [],
      many,
      [{ ...product(0, true, 0), type: 'pet' }],
      [product(0, true, -1)],
      [product(0, true, 1e300)],
      [{ ...product(0, true, 0), id: 0 }],
    ];
    for (const changes of wrong) expect((await tell(person, ...changes)).status).toBe(400);
    expect(await listOf(person)).toEqual(NONE);
  });

  it('accept the largest allowed age', async () => {
    const person = await aPerson(app);
    const { body } = await tell(person, product(0, true, Number.MAX_SAFE_INTEGER));
    expect(body).toEqual({ ...NONE, product: [lamp(0)] });
  });

  it('are in the data export and deleted with the account', async () => {
    const person = await aPerson(app);
    await tell(person, product(0, true, 0));
    const { body } = await app.get('/api/user/export', person.headers);
    expect(body).toMatchObject({ favorites: [{ type: 'product', item_id: lamp(0), kept: true }] });
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    expect(await rowsOf(person)).toBe(0);
  });
});

async function rowsOf({ id }: Person): Promise<number> {
  const rows = await app.database.db
    .selectFrom('account_favorite')
    .select('item_id')
    .where('account_id', '=', id)
    .execute();
  return rows.length;
}
