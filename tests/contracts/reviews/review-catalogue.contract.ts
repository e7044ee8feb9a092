import { beforeEach, describe, expect, it } from 'vitest';
import { mostHelpful } from '../../../src/core/reviews/review-catalogue.ts';
import type { ReviewCatalogue } from '../../../src/core/reviews/review-catalogue.ts';
import type { ReviewOrder } from '../../../src/core/reviews/review.ts';

export type ReadWorld = {
  catalogue: ReviewCatalogue;
  /** Three have reviewed it with 2, 5 and 4 stars, one after the other; somebody found the second helpful. */
  product: string;
  /** Nobody has. */
  unreviewed: string;
};

/** What every catalogue of reviews does (TRUST-04). */
export function reviewCatalogueContract(makeWorld: () => Promise<ReadWorld>): void {
  describe('A catalogue of reviews', () => {
    let world: ReadWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('counts the stars, and orders what is said', async () => {
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

    it('shows those of so many stars, page by page', async () => {
      const { catalogue, product } = world;
      expect(await catalogue.reviews({ ...mostHelpful(product), stars: 2 })).toMatchObject({
        total: 1,
        data: [{ stars: 2 }],
      });
      expect(
        await catalogue.reviews({ ...mostHelpful(product, 1), orderBy: 'newest', offset: 1 }),
      ).toMatchObject({ total: 3, data: [{ stars: 5 }] });
    });

    it('has an empty list of what nobody reviewed', async () => {
      const list = await world.catalogue.reviews(mostHelpful(world.unreviewed));
      expect(list).toMatchObject({ stars: [0, 0, 0, 0, 0], data: [], total: 0 });
    });
  });
}
