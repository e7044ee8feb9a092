import { beforeEach, describe, expect, it } from 'vitest';
import type { Sales } from '../../../src/core/orders/sales.ts';
import { refused } from '../../support/refused.ts';

/** What every way to a vendor’s figures does; the world’s vendor has sold nothing. */
export function salesContract(makeSales: () => Promise<Sales>): void {
  describe('A vendor’s figures', () => {
    let sales: Sales;
    beforeEach(async () => {
      sales = await makeSales();
    });

    it('are those of the period, day by day, where nothing was sold too (VEND-01)', async () => {
      const period = { from: '2026-11-19', to: '2026-11-21' };
      const nothing = { orders: 0, pieces: 0, revenue: 0 };
      expect(await sales.statistics(period)).toEqual({
        period,
        statuses: { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
        sold: nothing,
        before: nothing,
        series: ['2026-11-19', '2026-11-20', '2026-11-21'].map((from) => ({ from, orders: 0, revenue: 0 })),
        bestSellers: [],
        runningOut: [],
      });
    });

    it('come by weeks for a longer time', async () => {
      const { series } = await sales.statistics({ from: '2026-10-01', to: '2026-11-21' });
      expect(series.map(({ from }) => from).slice(0, 2)).toEqual(['2026-09-28', '2026-10-05']);
    });

    it('are not given for what is no period', async () => {
      await expect(sales.statistics({ from: '2026-11-21', to: '2026-11-19' })).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { to: 'error-period-invalid' }),
      );
    });
  });
}
