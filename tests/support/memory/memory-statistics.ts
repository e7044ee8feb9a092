import { Sales } from '../../../src/core/orders/sales.ts';
import type { SalesStatistics } from '../../../src/core/orders/sales.ts';
import { Listings } from '../../../src/core/properties/listing-statistics.ts';
import type { ListingStatistics } from '../../../src/core/properties/listing-statistics.ts';
import { ensurePeriod, stepsOf } from '../../../src/core/shared/period.ts';
import type { Period } from '../../../src/core/shared/period.ts';

const NOTHING_SOLD = { orders: 0, pieces: 0, revenue: 0 };
const NOTHING_SEEN = { views: 0, favorites: 0, requests: 0 };

/** The figures of a vendor who has sold nothing; the periods that were asked for are remembered. */
export class MemorySales extends Sales {
  readonly asked: Period[] = [];

  async statistics(period: Period): Promise<SalesStatistics> {
    ensurePeriod(period);
    this.asked.push(period);
    return {
      period,
      statuses: { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
      sold: NOTHING_SOLD,
      before: NOTHING_SOLD,
      series: stepsOf(period).map((from) => ({ from, orders: 0, revenue: 0 })),
      bestSellers: [],
      runningOut: [],
    };
  }
}

/** The figures of somebody who offers nothing; the periods that were asked for are remembered. */
export class MemoryListings extends Listings {
  readonly asked: Period[] = [];

  async statistics(period: Period): Promise<ListingStatistics> {
    ensurePeriod(period);
    this.asked.push(period);
    return {
      period,
      total: NOTHING_SEEN,
      before: NOTHING_SEEN,
      series: stepsOf(period).map((from) => ({ from, views: 0, requests: 0 })),
      premium: { active: 0, credits: 0 },
      listings: [],
    };
  }
}
