import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestions } from '../../../src/core/searches/suggestions.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let lamps: number;

beforeAll(async () => {
  app = await startTestApplication();
  const { db } = app.database;
  const place = { latitude: 42.7, longitude: 23.3 };
  await db.deleteFrom('district').execute();
  await db.deleteFrom('city').execute();
  await db
    .insertInto('city')
    .values([
      { id: 1, name_bg: 'София', name_en: 'Sofia', position: 1, ...place },
      { id: 2, name_bg: 'Велико Търново', name_en: 'Veliko Tarnovo', position: 2, ...place },
    ])
    .execute();
  await db
    .insertInto('district')
    .values([{ id: 11, city_id: 1, name_bg: 'Лозенец', name_en: 'Lozenets', ...place }])
    .execute();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  lamps = await shop.category('Настолни лампи');
  const inLamps = { vendorId, categoryId: lamps };
  await shop.product({ ...inLamps, title: 'Настолна лампа „Рила“', price: 9_000, promoPrice: 7_000 });
  await shop.product({ ...inLamps, title: 'Лампион „Пирин“', titleEn: 'Floor lamp', price: 20_000 });
  await shop.product({
    vendorId,
    categoryId: await shop.category('Маси'),
    title: 'Маса „Витоша“',
    titleEn: 'Table',
  });
});
afterAll(() => app.close());

async function suggest(text: string, language = 'bg'): Promise<Suggestions> {
  const { status, body } = await app.get(`/api/search/suggestions?text=${encodeURIComponent(text)}`, {
    'x-accept-language': language,
  });
  expect(status).toBe(200);
  return body as Suggestions;
}

describe('The site suggests while a visitor types', () => {
  it('whole words, categories and products with price', async () => {
    const { words, categories, products } = await suggest('лам');
    expect(words.toSorted()).toEqual(['лампа', 'лампион']);
    expect(categories).toEqual([{ id: lamps, name: 'Настолни лампи', picture: null }]);
    expect(products.map(({ title, price, promoPrice }) => [title, price, promoPrice])).toEqual([
      ['Лампион „Пирин“', 20_000, null],
      ['Настолна лампа „Рила“', 9_000, 7_000],
    ]);
  });

  it('completions of the last word after the previous ones', async () => {
    expect((await suggest('настолна ла')).words).toEqual(['настолна лампа']);
    expect((await suggest('настолна лампа')).words).toEqual([]);
  });

  it('for Latin letters, typing mistakes and lower case', async () => {
    for (const text of ['lam', 'лмапа', 'лампичк']) {
      expect([text, (await suggest(text)).products.length]).toEqual([text, 2]);
    }
    expect((await suggest('масичка')).products).toHaveLength(1);
  });

  it.each([
    ['кух', 'bg', 'kitchen'],
    ['kitchen', 'en', 'kitchen'],
    ['kitchen', 'bg', 'kitchen'],
    ['спални', 'bg', 'bedroom'],
    ['bedroom', 'en', 'bedroom'],
  ])('the room of the shop: %s (%s) is the %s', async (text, language, room) => {
    expect((await suggest(text, language)).shopRooms).toEqual([room]);
  });

  it('categories in the reader’s language, by their names in either', async () => {
    const { db } = app.database;
    await db.updateTable('category').set({ name_en: 'Table lamps' }).where('id', '=', lamps).execute();
    for (const text of ['лампи', 'lamps']) {
      expect((await suggest(text, 'en')).categories).toEqual([
        { id: lamps, name: 'Table lamps', picture: null },
      ]);
    }
  });

  it('only categories for two letters, and nothing for one or without a match', async () => {
    const two = await suggest('ла');
    expect([two.categories.length, two.products.length]).toEqual([1, 0]);
    const nothing = {
      words: [],
      shopRooms: [],
      categories: [],
      products: [],
      properties: [],
      rooms: [],
      groups: [],
    };
    expect(await suggest('л')).toEqual(nothing);
    expect(await suggest('хеликоптер')).toEqual(nothing);
    expect(await suggest('%')).toEqual(nothing);
  });

  it.each([
    ['апартамент софия', [{ type: null, place: { city: { id: 1, name: 'София' }, district: null } }], 0],
    [
      'двустаен лозенец',
      [
        {
          type: 'two-room',
          place: { city: { id: 1, name: 'София' }, district: { id: 11, name: 'Лозенец' } },
        },
      ],
      0,
    ],
    [
      'къща велико търново',
      [{ type: 'house', place: { city: { id: 2, name: 'Велико Търново' }, district: null } }],
      0,
    ],
    ['соф', [{ type: null, place: { city: { id: 1, name: 'София' }, district: null } }], 0],
    ['стая', [{ type: 'room', place: null }], 1],
    ['съквартирант софия', [], 1],
    ['апартамент лампа', [], 0],
  ])('homes and rooms for „%s“', async (text, properties, rooms) => {
    const found = await suggest(text);
    expect([found.properties, found.rooms.length]).toEqual([properties, rooms]);
    expect(found.products).toEqual([]);
  });

  it('texts in the language of the visitor', async () => {
    expect((await suggest('софия', 'en')).properties[0]?.place?.city.name).toBe('Sofia');
    expect((await suggest('lam', 'en')).products[0]?.title).toBe('Floor lamp');
  });
});
