import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewGateway } from '../../../src/core/reviews/review-gateway.ts';
import type { ReviewForm, Stars } from '../../../src/core/reviews/review.ts';
import { refused } from '../refused.ts';

export type ReviewWorld = {
  /** Has received the product. */
  buyer: ReviewGateway;
  /** Has received it, too. */
  other: ReviewGateway;
  /** Has received nothing. */
  stranger: ReviewGateway;
  /** Has received the product, with an account of yesterday. */
  newcomer: ReviewGateway;
  /** Sells it. */
  vendor: ReviewGateway;
  product: string;
  /** Nobody knows it. */
  unknown: string;
};

const TEXT = 'Стабилна е и свети меко, точно като на снимката.';
export const aReviewForm = (stars: Stars = 4, text = TEXT): ReviewForm => ({ stars, text, pictures: [] });

/** What every gateway of reviews does (TRUST-04). */
export function reviewGatewayContract(makeWorld: () => Promise<ReviewWorld>): void {
  describe('A gateway of reviews', () => {
    let world: ReviewWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const unknown = refused('not-found', 'error-review-not-found');

    it('lets who received something review it, once', async () => {
      const { buyer, product } = world;
      expect(await buyer.state(product)).toMatchObject({ subject: product, problem: null, review: null });
      expect((await buyer.own()).open.map(({ subject }) => subject)).toContain(product);
      const written = await buyer.write(product, aReviewForm());
      expect(written).toMatchObject({ subject: product, ...aReviewForm(), status: 'shown', reply: null });
      expect(await buyer.write(product, aReviewForm())).toEqual(written);
      await expect(buyer.write(product, aReviewForm(1))).rejects.toMatchObject(
        refused('conflict', 'error-review-exists'),
      );
      const own = await buyer.own();
      expect(own.written).toEqual([written]);
      expect(own.open.map(({ subject }) => subject)).not.toContain(product);
      expect((await buyer.state(product)).review).toEqual(written);
    });

    it('refuses who has not received it, and who sells it', async () => {
      const { stranger, vendor, product } = world;
      const unverified = 'error-review-unverified-product';
      expect((await stranger.state(product)).problem).toBe(unverified);
      await expect(stranger.write(product, aReviewForm())).rejects.toMatchObject(
        refused('conflict', unverified),
      );
      await expect(vendor.write(product, aReviewForm())).rejects.toMatchObject(
        refused('conflict', 'error-review-own'),
      );
    });

    it('does not know what is not there', async () => {
      const missing = refused('not-found', 'error-review-subject');
      await expect(world.buyer.state(world.unknown)).rejects.toMatchObject(missing);
      await expect(world.buyer.write(world.unknown, aReviewForm())).rejects.toMatchObject(missing);
    });

    it('refuses what no review may say', async () => {
      const { buyer, product } = world;
      await expect(
        buyer.write(product, aReviewForm(5, 'Обадете се на 0888 123 456 за отстъпка!')),
      ).rejects.toMatchObject(refused('invalid', 'validation_failed', { text: 'error-review-contact' }));
      await expect(buyer.write(product, { ...aReviewForm(), stars: null })).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { stars: 'error-review-stars' }),
      );
    });

    it('lets the writer alone change and withdraw it', async () => {
      const { buyer, other, product } = world;
      const { id } = await buyer.write(product, aReviewForm());
      await expect(other.change(id, aReviewForm(1))).rejects.toMatchObject(unknown);
      await expect(other.withdraw(id)).rejects.toMatchObject(unknown);
      expect(await buyer.change(id, aReviewForm(2))).toMatchObject({ stars: 2 });
      expect((await buyer.state(product)).review).toMatchObject({ stars: 2 });
      await buyer.withdraw(id);
      await expect(buyer.withdraw(id)).rejects.toMatchObject(unknown);
      expect((await buyer.own()).written).toEqual([]);
    });

    it('lets the vendor answer, once', async () => {
      const { buyer, other, vendor, product } = world;
      const { id } = await buyer.write(product, aReviewForm());
      expect(await vendor.received({ offset: 0, limit: 10 })).toMatchObject({
        total: 1,
        data: [{ id, subject: product, reply: null }],
      });
      await expect(other.reply(id, 'Благодарим!')).rejects.toMatchObject(unknown);
      expect(await vendor.reply(id, 'Благодарим!')).toMatchObject({ text: 'Благодарим!' });
      await vendor.reply(id, 'Благодарим!');
      await expect(vendor.reply(id, 'Друго.')).rejects.toMatchObject(
        refused('conflict', 'error-review-answered'),
      );
      expect((await buyer.state(product)).review?.reply?.text).toBe('Благодарим!');
    });

    it('counts who finds it helpful, once each and not everybody', async () => {
      const { buyer, other, stranger, newcomer, product } = world;
      const { id } = await buyer.write(product, aReviewForm());
      expect(await other.vote(id, true)).toBe(1);
      expect(await other.vote(id, true)).toBe(1);
      expect(await other.vote(id, false)).toBe(0);
      const conflicts = [
        [buyer, 'error-vote-own'],
        [stranger, 'error-vote-no-purchase'],
        [newcomer, 'error-vote-new-account'],
      ] as const;
      for (const [gateway, problem] of conflicts) {
        await expect(gateway.vote(id, true)).rejects.toMatchObject(refused('conflict', problem));
      }
      await expect(other.vote(987_654, true)).rejects.toMatchObject(unknown);
    });

    it('takes reports of what is shown', async () => {
      const { id } = await world.buyer.write(world.product, aReviewForm());
      await world.stranger.report(id, 'false');
      await expect(world.stranger.report(987_654, 'false')).rejects.toMatchObject(unknown);
    });
  });
}
