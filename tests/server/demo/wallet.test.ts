import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoProperties } from '../../../server/demo/properties/load-demo-properties.ts';
import { loadDemoAccounts } from '../../../server/demo/load-demo-accounts.ts';
import { loadDemoShop } from '../../../server/demo/shop/load-demo-shop.ts';
import { loadDemoWallet } from '../../../server/demo/load-demo-wallet.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadLocations(database.pool, process.cwd());
  await loadDemoShop(database.pool, { products: 50, now: NOW });
  await loadDemoAccounts(database.pool);
  await loadDemoProperties(database.pool, { properties: 300, now: NOW });
  await loadDemoWallet(database.pool, NOW);
});
afterAll(() => database.drop());

const facts = async () =>
  (
    await database.pool.query<Record<string, number>>(
      `select (select count(*) from ledger_transaction)::int as booked,
        (select sum(credits) from ledger_entry)::int as sum,
        (select count(*) from property where premium_until > $1)::int as premium,
        (select credits from account where email = 'user@demo.example') as credits,
        (select count(*) from credit_purchase where receipt_number is null)::int as without_receipt`,
      [NOW],
    )
  ).rows[0];

describe('The demo wallets', () => {
  it('are booked like real ones: credits bought and spent, receipts and premium homes', async () => {
    const first = await facts();
    expect(first).toMatchObject({ sum: 0, credits: 24, without_receipt: 0 });
    expect(first?.['premium']).toBeGreaterThan(10);
    await loadDemoWallet(database.pool, NOW);
    expect(await facts()).toEqual(first);
  });
});
