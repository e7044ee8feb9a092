import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '../../../api/calls/reviews/reviews.ts';
import { mostHelpful } from '../../../src/core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../../src/core/reviews/review-gateway.ts';
import type { ReviewOrder } from '../../../src/core/reviews/review.ts';
import { aBuyer, aReview, write } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** Three people gave 2, 5 and 4 stars, in that order; one found the second review helpful. */
async function makeWorld() {
  const shop = aShop(app.database);
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
  const lamp = { vendorId, productId: await shop.product({ vendorId, categoryId }) };
  const product = `product-${lamp.productId}`;
  await write(app, product, await aBuyer(app, lamp), aReview(2));
  const { id } = await write(app, product, await aBuyer(app, lamp), aReview(5));
  const third = await aBuyer(app, lamp);
  await write(app, product, third, aReview(4));
  await app.post(`/api/review/${id}/helpful`, { isHelpful: true }, third.headers);
  const catalogue = inProcessGateway<ReviewCatalogue>(app, { reviews });
  return { catalogue, product, unreviewed: `product-${await shop.product({ vendorId, categoryId })}` };
}

describe('The list of reviews (TRUST-04)', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeAll(async () => {
    world = await makeWorld();
  });

  it('counts the stars and sorts reviews', async () => {
    const { catalogue, product } = world;
    const starsBy = async (orderBy: ReviewOrder) =>
      (await catalogue.reviews({ ...mostHelpful(product), orderBy })).data.map(({ stars }) => stars);
    expect(await catalogue.reviews(mostHelpful(product))).toMatchObject({
      subject: product,
      stars: [0, 1, 0, 1, 1],
      total: 3,
    });
    expect(await starsBy('helpful')).toEqual([5, 4, 2]);
    expect(await starsBy('newest')).toEqual([4, 5, 2]);
    expect(await starsBy('best')).toEqual([5, 4, 2]);
    expect(await starsBy('worst')).toEqual([2, 4, 5]);
  });

  it('filters by stars, page by page', async () => {
    const { catalogue, product } = world;
    expect(await catalogue.reviews({ ...mostHelpful(product), stars: 2 })).toMatchObject({
      total: 1,
      data: [{ stars: 2 }],
    });
    expect(
      await catalogue.reviews({ ...mostHelpful(product, 1), orderBy: 'newest', offset: 1 }),
    ).toMatchObject({ total: 3, data: [{ stars: 5 }] });
  });

  it('is empty without reviews', async () => {
    const list = await world.catalogue.reviews(mostHelpful(world.unreviewed));
    expect(list).toMatchObject({ stars: [0, 0, 0, 0, 0], data: [], total: 0 });
  });
});
