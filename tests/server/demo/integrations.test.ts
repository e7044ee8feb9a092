import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoAccounts } from '../../../server/demo/load-demo-accounts.ts';
import { loadDemoIntegrations } from '../../../server/demo/load-demo-integrations.ts';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemoShop(database.pool, { products: 50, now: NOW });
  await loadDemoAccounts(database.pool);
  await loadDemoIntegrations(database.pool, NOW);
});
afterAll(() => database.drop());

describe('The demo integrations', () => {
  it('have a webhook with a failed and a repeated delivery, and an imported feed, once', async () => {
    await loadDemoIntegrations(database.pool, NOW);
    const { rows: deliveries } = await database.pool.query<{ status: string; attempts: number }>(
      'select status, attempts from webhook_delivery order by id',
    );
    expect(deliveries).toHaveLength(6);
    expect(deliveries).toContainEqual({ status: 'failed', attempts: 9 });
    expect(deliveries).toContainEqual({ status: 'delivered', attempts: 6 });
    const { rows: feeds } = await database.pool.query<{ status: string; failures: number }>(
      'select i.status, f.failures from product_feed f join product_import i on i.id = f.import_id',
    );
    expect(feeds).toEqual([{ status: 'done', failures: 0 }]);
  });
});
