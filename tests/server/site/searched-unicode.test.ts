import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typedWords } from '../../../server/modules/shop/search/typed-words.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import { SEED, TRIES_ALL } from '../../support/sample.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

/** Texts that caused a 500 before, and similar ones: ligatures, symbols for words, very long words. */
const KNOWN = [
  'щ',
  'ю',
  '½',
  '82½',
  '¼ лампа',
  'лампа ⅔',
  '㎏',
  'ﷺ'.repeat(190),
  '㍿'.repeat(200),
  'ß',
  'İ',
  'ǆ',
  '٣',
  '𝕃𝕒𝕞𝕡𝕒',
  "л'ампа:*",
  '!лампа & (стол | маса)',
  '\\',
  'ы\u0301\u0327',
  'x'.repeat(200),
  '9'.repeat(200),
];

let app: TestApplication;
let seller: Seller;
let person: Person;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  person = await aPerson(app);
  await publish(app, await aPerson(app));
  const categoryId = await aShop(app.database).category();
  seller = await aSeller(app);
  await seller.has({ categoryId, titleBg: 'Лампа 82½ см' });
});
afterAll(() => app.close());

/** Calls every API search by text. */
async function statusesOf(text: string): Promise<Record<string, number>> {
  const t = encodeURIComponent(text);
  const product = encodeURIComponent(`request=${t}`);
  const home = encodeURIComponent(`text=${t}`);
  const proposal = (kind: string, filters: string) =>
    app.get(`/api/saved-search/proposal?kind=${kind}&filters=${filters}`);
  const saved = { kind: 'products', filters: `request=${t}`, orderBy: null, name: 'Т', frequency: 'at-once' };
  const answers = {
    products: app.post('/api/product/search', { request: text }),
    filters: app.post('/api/product/search/filters', { request: text }),
    suggestions: app.get(`/api/search/suggestions?text=${t}`),
    vendorProducts: app.get(`/api/vendor/product?search=${t}`, seller.headers),
    vendorOrders: app.get(`/api/order?search=${t}`, seller.headers),
    homes: app.get(`/api/property?text=${t}`),
    map: app.get(`/api/property/map?text=${t}`),
    savedProducts: app.post('/api/saved-search', saved, person.headers),
    proposedProducts: proposal('products', product),
    proposedHomes: proposal('properties', home),
  };
  const statuses: Record<string, number> = {};
  for (const [place, answer] of Object.entries(answers)) statuses[place] = (await answer).status;
  await app.database.db.deleteFrom('saved_search').execute();
  await app.database.db.deleteFrom('attempt').execute();
  return statuses;
}

const expectNoServerError = async (text: string) => {
  const failed = Object.entries(await statusesOf(text)).filter(
    ([, status]) => status >= 500 || status === 429,
  );
  expect(failed, JSON.stringify(text)).toEqual([]);
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc
    .array(fc.constantFrom(...'щшюьЪй½¼⅞²Ⅷ㎡ﬁ 1aя\u0306\u00ad'), { minLength: 1, maxLength: 6 })
    .map((all) => all.join('')),
);

describe(`A search by any text (SHOP-04; seed ${SEED})`, () => {
  it.each(KNOWN)('returns no server error for %j', expectNoServerError);

  it('returns no server error for generated Unicode', async () => {
    await fc.assert(fc.asyncProperty(anyText, expectNoServerError), {
      seed: SEED,
      numRuns: TRIES_ALL ? 1_000 : 60,
    });
  }, 120_000);

  it('makes one folded word of each typed word', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of typedWords(text)) expect(foldForSearch(word)).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  it.each(['82½', '82 1/2', '½', 'лампа 82½'])('finds a lamp of 82½ cm by %s', async (request) => {
    const { body } = await app.post('/api/product/search', { request });
    expect(body).toMatchObject({ total: 1 });
  });
});
