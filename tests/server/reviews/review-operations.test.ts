import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/reviews/reviews.ts';
import type { ReviewGateway } from '../../../src/core/reviews/review-gateway.ts';
import type { Stars } from '../../../src/core/reviews/review.ts';
import { aBuyer } from '../support/a-review.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { failureOf } from '../../support/a-failure.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A product with several buyers: `stranger` has not received it, `newcomer` has an account of yesterday. */
async function makeWorld() {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const [vendorId, categoryId] = [await shop.vendor(), await shop.category()];
  const lamp = { vendorId, productId: await shop.product({ vendorId, categoryId }) };
  const gateway = async (person: ReturnType<typeof aPerson>) =>
    inProcessGateway<ReviewGateway>(app, calls, await person);
  return {
    buyer: await gateway(aBuyer(app, lamp)),
    other: await gateway(aBuyer(app, lamp)),
    stranger: await gateway(aBuyer(app, lamp, { status: 'shipped' })),
    newcomer: await gateway(aBuyer(app, lamp, { days: 1 })),
    vendor: await gateway(aPerson(app, { type: 'vendor', vendorId })),
    product: `product-${lamp.productId}`,
    unknown: 'product-987654321',
  };
}

const TEXT = 'Стабилна е и свети меко, точно като на снимката.';
const aReviewForm = (stars: Stars = 4, text = TEXT) => ({ stars, text, pictures: [] });

describe('Review operations (TRUST-04)', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    world = await makeWorld();
  });
  const unknown = failureOf('not-found', 'error-review-not-found');

  it('accept one review from a recipient of the product', async () => {
    const { buyer, product } = world;
    expect(await buyer.reviewState({ subject: product })).toMatchObject({
      subject: product,
      problem: null,
      review: null,
    });
    expect((await buyer.ownReviews()).open.map(({ subject }) => subject)).toContain(product);
    const written = await buyer.writeReview({ subject: product, ...aReviewForm() });
    expect(written).toMatchObject({ subject: product, ...aReviewForm(), status: 'shown', reply: null });
    expect(await buyer.writeReview({ subject: product, ...aReviewForm() })).toEqual(written);
    await expect(buyer.writeReview({ subject: product, ...aReviewForm(1) })).rejects.toMatchObject(
      failureOf('conflict', 'error-review-exists'),
    );
    const own = await buyer.ownReviews();
    expect(own.written).toEqual([written]);
    expect(own.open.map(({ subject }) => subject)).not.toContain(product);
    expect((await buyer.reviewState({ subject: product })).review).toEqual(written);
  });

  it('reject people without the product, and its seller', async () => {
    const { stranger, vendor, product } = world;
    const unverified = 'error-review-unverified-product';
    expect((await stranger.reviewState({ subject: product })).problem).toBe(unverified);
    await expect(stranger.writeReview({ subject: product, ...aReviewForm() })).rejects.toMatchObject(
      failureOf('conflict', unverified),
    );
    await expect(vendor.writeReview({ subject: product, ...aReviewForm() })).rejects.toMatchObject(
      failureOf('conflict', 'error-review-own'),
    );
  });

  it('return not found for unknown subjects', async () => {
    const missing = failureOf('not-found', 'error-review-subject');
    await expect(world.buyer.reviewState({ subject: world.unknown })).rejects.toMatchObject(missing);
    await expect(world.buyer.writeReview({ subject: world.unknown, ...aReviewForm() })).rejects.toMatchObject(
      missing,
    );
  });

  it('reject forbidden content', async () => {
    const { buyer, product } = world;
    await expect(
      buyer.writeReview({ subject: product, ...aReviewForm(5, 'Обадете се на 0888 123 456 за отстъпка!') }),
    ).rejects.toMatchObject(failureOf('invalid', 'validation_failed', { text: 'error-review-contact' }));
  });

  it('let only the writer change and withdraw a review', async () => {
    const { buyer, other, product } = world;
    const { id } = await buyer.writeReview({ subject: product, ...aReviewForm() });
    await expect(other.changeReview({ id, ...aReviewForm(1) })).rejects.toMatchObject(unknown);
    await expect(other.withdrawReview({ id })).rejects.toMatchObject(unknown);
    expect(await buyer.changeReview({ id, ...aReviewForm(2) })).toMatchObject({ stars: 2 });
    expect((await buyer.reviewState({ subject: product })).review).toMatchObject({ stars: 2 });
    await buyer.withdrawReview({ id });
    await expect(buyer.withdrawReview({ id })).rejects.toMatchObject(unknown);
    expect((await buyer.ownReviews()).written).toEqual([]);
  });

  it('accept one reply from the vendor', async () => {
    const { buyer, other, vendor, product } = world;
    const { id } = await buyer.writeReview({ subject: product, ...aReviewForm() });
    expect(await vendor.receivedReviews({ offset: 0, limit: 10 })).toMatchObject({
      total: 1,
      data: [{ id, subject: product, reply: null }],
    });
    await expect(other.replyToReview({ id, text: 'Благодарим!' })).rejects.toMatchObject(unknown);
    expect(await vendor.replyToReview({ id, text: 'Благодарим!' })).toMatchObject({ text: 'Благодарим!' });
    await vendor.replyToReview({ id, text: 'Благодарим!' });
    await expect(vendor.replyToReview({ id, text: 'Друго.' })).rejects.toMatchObject(
      failureOf('conflict', 'error-review-answered'),
    );
    expect((await buyer.reviewState({ subject: product })).review?.reply?.text).toBe('Благодарим!');
  });

  it('count one helpful vote for each eligible person', async () => {
    const { buyer, other, stranger, newcomer, product } = world;
    const { id } = await buyer.writeReview({ subject: product, ...aReviewForm() });
    expect(await other.voteForReview({ id, isHelpful: true })).toEqual({ helpful: 1 });
    expect(await other.voteForReview({ id, isHelpful: true })).toEqual({ helpful: 1 });
    expect(await other.voteForReview({ id, isHelpful: false })).toEqual({ helpful: 0 });
    const conflicts = [
      [buyer, 'error-vote-own'],
      [stranger, 'error-vote-no-purchase'],
      [newcomer, 'error-vote-new-account'],
    ] as const;
    for (const [gateway, problem] of conflicts) {
      await expect(gateway.voteForReview({ id, isHelpful: true })).rejects.toMatchObject(
        failureOf('conflict', problem),
      );
    }
    await expect(other.voteForReview({ id: 987_654, isHelpful: true })).rejects.toMatchObject(unknown);
  });

  it('accept reports of visible reviews', async () => {
    const { id } = await world.buyer.writeReview({ subject: world.product, ...aReviewForm() });
    await world.stranger.reportReview({ id, reason: 'false' });
    await expect(world.stranger.reportReview({ id: 987_654, reason: 'false' })).rejects.toMatchObject(
      unknown,
    );
  });
});
