import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import {
  DEFAULT_CREDIT_PACKAGES,
  packageOf,
  premiumCredits,
  premiumPeriod,
} from '../../src/core/wallet/credit-prices.ts';
import type { PremiumDays } from '../../src/core/wallet/credit-prices.ts';
import { newSecret } from '../platform/secrets.ts';
import { daysAfter } from '../../src/core/shared/durations.ts';

/** Purchases of the demo accounts, and numbers of premium listings. */
const PURCHASES = { 'user@demo.example': [39], 'agency@demo.example': [58, 132] };
const OTHERS_PREMIUM = 24;

type Buyer = { id: number; email: string; name: string };

/**
 * Adds bought and spent credits of the demo accounts with ledger and receipts, and premium places of
 * agencies' listings. Does nothing if the ledger has bookings.
 */
export async function loadDemoWallet(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo wallet', async (client) => {
    const { rowCount } = await client.query('select from ledger_transaction limit 1');
    if (!rowCount) await fill(client, now);
  });
}

async function fill(client: pg.PoolClient, now: Date): Promise<void> {
  const daysAgo = (days: number) => daysAfter(now, -days);
  for (const [email, packages] of Object.entries(PURCHASES)) {
    const buyer = await buyerOf(client, 'email = $1', email);
    if (!buyer) continue;
    for (const [index, credits] of packages.entries())
      await buy(client, buyer, credits, daysAgo(20 - 6 * index));
    const properties = await listings(client, buyer.id, email.startsWith('agency') ? 3 : 1);
    for (const [index, id] of properties.entries())
      await promote(client, buyer, id, index === 0 ? 30 : 7, daysAgo(2));
  }
  const { rows } = await client.query<{ owner_id: number; id: number }>(
    `select distinct on (p.owner_id, p.city_id) p.owner_id, p.id from property p
     join agency on agency.account_id = p.owner_id join account on account.id = p.owner_id
     where p.status = 'active' and p.deleted_at is null and account.email <> all($2::text[])
     order by p.owner_id, p.city_id, p.id limit $1`,
    [OTHERS_PREMIUM, Object.keys(PURCHASES)],
  );
  for (const { owner_id: ownerId, id } of rows) {
    const buyer = await buyerOf(client, 'id = $1', ownerId);
    if (!buyer) continue;
    await buy(client, buyer, 39, daysAgo(9));
    await promote(client, buyer, id, 30, daysAgo(4));
  }
}

async function buyerOf(client: pg.PoolClient, where: string, value: unknown): Promise<Buyer | undefined> {
  const { rows } = await client.query<Buyer>(`select id, email, name from account where ${where}`, [value]);
  return rows[0];
}

async function listings(client: pg.PoolClient, ownerId: number, most: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from property where owner_id = $1 and status = 'active' and deleted_at is null order by id limit $2`,
    [ownerId, most],
  );
  return rows.map(({ id }) => id);
}

/** Books both sides. @returns its id */
async function book(
  client: pg.PoolClient,
  { accountId, subject, credits, at }: { accountId: number; subject: string; credits: number; at: Date },
): Promise<number> {
  await client.query('insert into wallet (account_id) values ($1) on conflict do nothing', [accountId]);
  const { rows } = await client.query<{ id: number }>(
    'insert into ledger_transaction (subject, at) values ($1, $2) returning id',
    [subject, at],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into ledger_entry (transaction_id, side, wallet_id, credits)
     select $1::bigint, 'wallet', wallet.id, $3::integer from wallet where account_id = $2
     union all select $1::bigint, $4, null, -$3::integer`,
    [id, accountId, credits, credits > 0 ? 'issued' : 'spent'],
  );
  return id;
}

async function buy(client: pg.PoolClient, buyer: Buyer, credits: number, at: Date): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into credit_purchase (account_id, language, buyer_name, buyer_email, credits, price, created_at)
     values ($1, 'bg', $2, $3, $4, $5, $6) returning id`,
    [buyer.id, buyer.name, buyer.email, credits, packageOf(DEFAULT_CREDIT_PACKAGES, credits)?.price, at],
  );
  const id = rows[0]?.id ?? 0;
  const booked = await book(client, { accountId: buyer.id, subject: `purchase:${id}`, credits, at });
  await client.query(`update credit_purchase set transaction_id = $2 where id = $1`, [id, booked]);
}

async function promote(
  client: pg.PoolClient,
  buyer: Buyer,
  propertyId: number,
  days: PremiumDays,
  at: Date,
): Promise<void> {
  const [credits, key, { from, to }] = [premiumCredits(days), newSecret(), premiumPeriod(at, null, days)];
  const subject = `premium:${buyer.id}:${key}`;
  const booked = await book(client, { accountId: buyer.id, subject, credits: -credits, at });
  await client.query(
    `insert into premium_place (property_id, account_id, title, buyer_name, buyer_email, days, credits, starts_at,
       ends_at, key, transaction_id)
     select id, $2, title, $3, $4, $5, $6, $7, $8, $9, $10 from property where id = $1`,
    [propertyId, buyer.id, buyer.name, buyer.email, days, credits, from, to, key, booked],
  );
  await client.query('update property set premium_until = $2 where id = $1', [propertyId, to]);
}
