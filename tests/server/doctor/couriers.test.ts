import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCouriers } from '../../../server/doctor/check-couriers.ts';
import { checkDatabase } from '../../../server/doctor/check-database.ts';
import { aShop } from '../support/a-shop.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-11-29T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const vendor = await aShop(database).vendor();
  const courierAccount = (courier: string) =>
    database.pool.query(
      `insert into courier_account (vendor_id, courier, credentials) values ($1, $2, 'sealed')`,
      [vendor, courier],
    );
  for (const courier of ['box-now', 'econt', 'speedy']) await courierAccount(courier);
  await database.pool.query(
    `insert into courier_sync (courier, synced_at) values ('econt', '2026-11-27T10:00:01Z'),
       ('speedy', '2026-11-27T10:00:00Z'), ('sandbox', '2026-01-01T00:00:00Z')`,
  );
});
afterAll(() => database.drop());

it('The doctor warns of connected couriers without offices from the last two days (SHIP-03)', async () => {
  const client = await database.pool.connect();
  const findings = await checkCouriers(client, () => now);
  client.release();
  expect(findings.map(({ state, what }) => [state, what])).toEqual([
    ['warning', 'couriers: the offices of box-now were not synchronised for 2 days'],
    ['ok', 'couriers: the offices of econt are up to date'],
    ['warning', 'couriers: the offices of speedy were not synchronised for 2 days'],
  ]);
});

it('The check of couriers is part of the database check', async () => {
  const findings = await checkDatabase({ connectionString: database.url }, () => now);
  expect(findings.filter(({ what }) => what.startsWith('couriers'))).toHaveLength(3);
});
