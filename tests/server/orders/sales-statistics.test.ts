import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SalesStatistics } from '../../../src/core/orders/sales.ts';
import { countSales } from '../../../server/modules/orders/vendors/count-sales.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendorId: number;
let vendor: Person;
let lamp: number;
let chair: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  vendorId = await shop.vendor({ deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId, title: 'Лампа', price: 5_000, quantity: 20 });
  chair = await shop.product({ vendorId, categoryId, title: 'Стол', price: 9_000, quantity: 3 });
});
afterAll(() => app.close());

const statistics = async (from: string, to: string) =>
  (await app.get(`/api/stats/vendor?from=${from}&to=${to}`, vendor.headers)).body as SalesStatistics;

const count = () => countSales({ db: app.database.db, clock: app.clock });

const received = async () => {
  const { body } = await app.get('/api/order?from=2026-11-17&to=2026-11-20', vendor.headers);
  return body as { total: number; counts: Record<string, number> };
};

/** Number of days of the vendor that are still to be counted. */
async function changedDays(): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*) from changed_sales_day where vendor_id = $1 and day < $2',
    [vendorId, sofiaDay(app.clock.now())],
  );
  return rows[0]?.count ?? 0;
}

/** Creates an order at that moment. @returns the id of the vendor order */
async function ordered(at: string, lines: { id: number; quantity: number }[]): Promise<number> {
  const products = lines.map((line) => ({ ...line, expectedPrice: line.id === lamp ? 5_000 : 9_000 }));
  const answer = await app.post('/api/order', anOrder(products));
  const { number } = answer.body as { number: string };
  const list = await app.get(`/api/order?search=${number}`, vendor.headers);
  const id = (list.body as { data: { id: number }[] }).data[0]?.id ?? 0;
  await app.database.pool.query('update vendor_order set created_at = $1 where id = $2', [at, id]);
  return id;
}

describe('A vendor’s statistics', () => {
  it('contain sales of the period by day and of the previous period', async () => {
    await ordered('2026-11-18T09:00:00Z', [{ id: lamp, quantity: 2 }]);
    // Half past midnight in Sofia on the 20th.
    await ordered('2026-11-19T22:30:00Z', [
      { id: lamp, quantity: 1 },
      { id: chair, quantity: 1 },
    ]);
    await ordered('2026-11-17T21:59:59Z', [{ id: lamp, quantity: 5 }]);
    const { sold, before, series, bestSellers } = await statistics('2026-11-18', '2026-11-20');
    expect(sold).toEqual({ orders: 2, pieces: 4, revenue: 24_000 });
    expect(before).toEqual({ orders: 1, pieces: 5, revenue: 25_000 });
    expect(series).toEqual([
      { from: '2026-11-18', orders: 1, revenue: 10_000 },
      { from: '2026-11-19', orders: 0, revenue: 0 },
      { from: '2026-11-20', orders: 1, revenue: 14_000 },
    ]);
    expect(bestSellers.map(({ productId, pieces, revenue }) => [productId, pieces, revenue])).toEqual([
      [lamp, 3, 15_000],
      [chair, 1, 9_000],
    ]);
  });

  it('exclude revenue of orders cancelled in whole or in part', async () => {
    const whole = await ordered('2026-11-20T09:00:00Z', [{ id: lamp, quantity: 2 }]);
    const part = await ordered('2026-11-20T10:00:00Z', [{ id: lamp, quantity: 3 }]);
    await app.post(`/api/order/${whole}/status`, { status: 'cancelled' }, vendor.headers);
    const key = randomBytes(16).toString('base64url');
    const products = [{ productId: lamp, quantity: 2 }];
    await app.post(`/api/order/${part}/cancellation`, { key, products, note: '' }, vendor.headers);
    const { sold, statuses } = await statistics('2026-11-20', '2026-11-20');
    expect(sold).toEqual({ orders: 1, pieces: 1, revenue: 5_000 });
    expect(statuses).toMatchObject({ new: 1, cancelled: 1, delivered: 0 });
  });

  it('are the same from daily sums, and include later changes at once', async () => {
    const key = randomBytes(16).toString('base64url');
    await ordered('2026-11-17T09:00:00Z', [{ id: lamp, quantity: 1 }]);
    const whole = await ordered('2026-11-18T09:00:00Z', [{ id: lamp, quantity: 2 }]);
    const part = await ordered('2026-11-18T21:59:59Z', [
      { id: lamp, quantity: 3 },
      { id: chair, quantity: 1 },
    ]);
    const both = async () => [await statistics('2026-11-18', '2026-11-20'), await received()];
    const counted = async () => {
      await count();
      return both();
    };
    const fromOrders = await both();
    expect(fromOrders[0]).toMatchObject({ sold: { orders: 2, pieces: 6, revenue: 34_000 } });
    expect(await counted()).toEqual(fromOrders);
    expect(await changedDays()).toBe(0);

    await app.post(`/api/order/${whole}/status`, { status: 'cancelled' }, vendor.headers);
    const products = [{ productId: lamp, quantity: 1 }];
    await app.post(`/api/order/${part}/cancellation`, { key, products, note: '' }, vendor.headers);
    const changed = await both();
    expect(changed[0]).toMatchObject({ sold: { orders: 1, pieces: 3, revenue: 19_000 } });
    expect(changed[1]).toMatchObject({ total: 3, counts: { cancelled: 1 } });
    expect(await counted()).toEqual(changed);
  });

  it('include changes made during the count', async () => {
    const id = await ordered('2026-11-18T09:00:00Z', [{ id: lamp, quantity: 2 }]);
    const writer = await app.database.pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`update vendor_order set status = 'cancelled' where id = $1`, [id]);
      await count();
      expect((await statistics('2026-11-18', '2026-11-18')).sold.orders).toBe(1);
      await writer.query('commit');
    } finally {
      writer.release();
    }
    expect((await statistics('2026-11-18', '2026-11-18')).sold.orders).toBe(0);
  });

  it('list products low on stock, bestsellers first', async () => {
    await ordered('2026-11-20T09:00:00Z', [{ id: chair, quantity: 1 }]);
    const { runningOut } = await statistics('2026-11-01', '2026-11-21');
    expect(runningOut).toEqual([expect.objectContaining({ productId: chair, quantity: 2, pieces: 1 })]);
  });

  it('are grouped by weeks and months in a long period', async () => {
    await ordered('2026-11-04T09:00:00Z', [{ id: lamp, quantity: 1 }]);
    const weeks = await statistics('2026-09-01', '2026-11-21');
    expect(weeks.series.find(({ from }) => from === '2026-11-02')).toMatchObject({ orders: 1 });
    const months = await statistics('2025-11-22', '2026-11-21');
    expect(months.series.at(-1)).toEqual({ from: '2026-11-01', orders: 1, revenue: 5_000 });
    expect(months.series).toHaveLength(13);
  });

  it.each([
    ['from=2026-11-21&to=2026-11-20', 422],
    ['from=2020-01-01&to=2026-11-20', 422],
    ['from=2026-02-31&to=2026-03-01', 400],
    ['from=2026-11-01', 400],
    ['from=0001-01-01&to=9999-12-31', 422],
  ])('are rejected for %s', async (query, status) => {
    expect((await app.get(`/api/stats/vendor?${query}`, vendor.headers)).status).toBe(status);
  });

  it('include only the vendor’s sales', async () => {
    await ordered('2026-11-20T09:00:00Z', [{ id: lamp, quantity: 1 }]);
    const other = await aPerson(app, { type: 'vendor' });
    const { body } = await app.get('/api/stats/vendor?from=2026-11-20&to=2026-11-20', other.headers);
    expect(body).toMatchObject({ sold: { orders: 0, revenue: 0 }, bestSellers: [], runningOut: [] });
  });
});
