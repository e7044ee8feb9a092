import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  const shop = aShop(app.database);
  const inShop = { vendorId: await shop.vendor(), categoryId: await shop.category('Стоки') };
  const titles = [
    'Перде Лен',
    'Завеса Коприна',
    'Олекотен юрган',
    'Фотьойл Бук',
    'Готварска печка',
    'Диван Рила',
    'Стол Рила',
  ];
  for (const title of titles) await shop.product({ ...inShop, title, titleEn: title });
  const homes = [
    ['Уютен 2-стаен в Лозенец', 'two-room'],
    ['Двустаен до метрото', 'two-room'],
    ['Боксониера', 'studio'],
    ['Мезонет', 'maisonette'],
    ['Тристаен, обзаведен', 'three-room'],
    ['Жилище с двор и камина', 'house'],
    ['Жилище с изглед', 'four-room'],
  ] as const;
  for (const [title, type] of homes)
    await publish(app, await aPerson(app), { title: `${title} – ул. Шипка 5`, type });
});
afterAll(() => app.close());

const titlesOf = (body: unknown) =>
  (body as { data: { title: string }[] }).data.map(({ title }) => title).toSorted();
const products = async (request: string) =>
  titlesOf((await app.post('/api/product/search', { request, limit: 20 })).body);
const homes = async (text: string) =>
  titlesOf((await app.get(`/api/property?text=${encodeURIComponent(text)}`)).body).map((title) =>
    title.replace(' – ул. Шипка 5', ''),
  );

describe('A search finds synonyms', () => {
  it.each([
    ['завеси', ['Завеса Коприна', 'Перде Лен']],
    ['curtains', ['Завеса Коприна', 'Перде Лен']],
    ['завивка', ['Олекотен юрган']],
    ['кресло', ['Фотьойл Бук']],
    ['armchair', ['Фотьойл Бук']],
    ['cooker', ['Готварска печка']],
    ['couch', ['Диван Рила']],
    ['\u0063тол Рила', ['Стол Рила']],
  ])('among products: %s', async (request, found) => {
    expect(await products(request)).toEqual(found);
  });

  it.each([
    ['двустаен', ['Двустаен до метрото', 'Уютен 2-стаен в Лозенец']],
    ['2-стаен', ['Двустаен до метрото', 'Уютен 2-стаен в Лозенец']],
    ['2 ст.', ['Двустаен до метрото', 'Уютен 2-стаен в Лозенец']],
    ['2 ст. Лозенец', ['Двустаен до метрото', 'Уютен 2-стаен в Лозенец']],
    ['two-room', ['Двустаен до метрото', 'Уютен 2-стаен в Лозенец']],
    ['гарсониера', ['Боксониера']],
    ['studio', ['Боксониера']],
    ['maisonette', ['Мезонет']],
    ['2-bedroom', ['Тристаен, обзаведен']],
    ['\u0074ристаен', ['Тристаен, обзаведен']],
    ['къща', ['Жилище с двор и камина']],
    ['house Лозенец', ['Жилище с двор и камина']],
    ['четиристаен', ['Жилище с изглед']],
    ['4 ст. камина', []],
    ['студио', ['Боксониера']],
  ])('among homes: %s', async (text, found) => {
    expect(await homes(text)).toEqual(found);
  });

  it('and suggests homes of the type that a phrase names', async () => {
    const { body } = await app.get(`/api/search/suggestions?text=${encodeURIComponent('2 ст. София')}`);
    expect(JSON.stringify(body)).toContain('two-room');
  });
});
