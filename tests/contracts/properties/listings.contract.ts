import { beforeEach, describe, expect, it } from 'vitest';
import type { Listings } from '../../../src/core/properties/listing-statistics.ts';
import { refused } from '../../support/refused.ts';

/** What every way to the figures of listings does; the world’s owner offers nothing. */
export function listingsContract(makeListings: () => Promise<Listings>): void {
  describe('The figures of listings', () => {
    let listings: Listings;
    beforeEach(async () => {
      listings = await makeListings();
    });

    it('are those of the period, day by day, where nobody came too', async () => {
      const period = { from: '2026-11-20', to: '2026-11-21' };
      const nothing = { views: 0, favorites: 0, requests: 0 };
      expect(await listings.statistics(period)).toEqual({
        period,
        total: nothing,
        before: nothing,
        series: ['2026-11-20', '2026-11-21'].map((from) => ({ from, views: 0, requests: 0 })),
        premium: { active: 0, credits: 0 },
        listings: [],
      });
    });

    it('are not given for what is no period', async () => {
      await expect(listings.statistics({ from: '2026-11-21', to: '2026-11-19' })).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { to: 'error-period-invalid' }),
      );
    });
  });
}
