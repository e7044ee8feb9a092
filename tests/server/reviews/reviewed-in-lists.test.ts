import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moderateReview } from '../../../server/modules/reviews/moderate-reviews.ts';
import type { FilterChoices, FoundProducts } from '../../../src/core/shop/product-search.ts';
import { aBuyer, aReview, write } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let vendorId: number;
let [lamp, chair]: number[] = [];
beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  vendorId = await shop.vendor();
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId });
  chair = await shop.product({ vendorId, categoryId });
});
afterAll(() => app.close());

const search = async (wanted: object = {}) =>
  (await app.post('/api/product/search', { vendorId, orderBy: 'rating.DESC', ...wanted }))
    .body as FoundProducts;
const idsOf = ({ data }: FoundProducts) => data.map(({ id }) => id);
const ratingOf = async (id = lamp) => (await search()).data.find((one) => one.id === id)?.rating;
const reviewed = async (stars: number) => {
  const buyer = await aBuyer(app, { vendorId, productId: lamp ?? 0 });
  return { ...buyer, review: await write(app, `product-${lamp}`, buyer, aReview(stars)) };
};

describe('Products in lists (TRUST-04)', () => {
  it('show the mean with its count, and nothing without reviews', async () => {
    await reviewed(5);
    await reviewed(4);
    expect([await ratingOf(lamp), await ratingOf(chair)]).toEqual([{ average: 4.5, count: 2 }, null]);
  });

  it('are sorted by rating; unreviewed ones precede badly rated ones', async () => {
    expect(idsOf(await search())).toEqual([chair, lamp]);
    const { headers, review } = await reviewed(5);
    expect(idsOf(await search())).toEqual([lamp, chair]);
    await app.post(`/api/review/${review.id}`, aReview(1), headers);
    expect(idsOf(await search())).toEqual([chair, lamp]);
  });

  it('are filtered to four stars and more by the displayed mean, with counts', async () => {
    const { headers, review } = await reviewed(4);
    const choices = async () =>
      ((await app.post('/api/product/search/filters', { vendorId })).body as FilterChoices).highlyRated;
    expect([idsOf(await search({ highlyRated: true })), await choices()]).toEqual([[lamp], 1]);
    await app.post(`/api/review/${review.id}`, aReview(3), headers);
    expect([idsOf(await search({ highlyRated: true })), await choices()]).toEqual([[], 0]);
  });

  it('change when a review is withdrawn, hidden and shown again', async () => {
    const { headers, review } = await reviewed(5);
    const hide = (status: 'hidden' | 'shown') =>
      app.database.db
        .transaction()
        .execute((transaction) =>
          moderateReview(
            app.reviews,
            transaction,
            review.id,
            status === 'hidden' ? { status, reason: 'spam' } : { status },
          ),
        );
    await hide('hidden');
    expect([await ratingOf(), idsOf(await search({ highlyRated: true }))]).toEqual([null, []]);
    await hide('shown');
    expect([await ratingOf(), idsOf(await search({ highlyRated: true }))]).toEqual([
      { average: 5, count: 1 },
      [lamp],
    ]);
    await app.delete(`/api/review/${review.id}`, headers);
    expect([await ratingOf(), idsOf(await search())]).toEqual([null, [chair, lamp]]);
  });
});
