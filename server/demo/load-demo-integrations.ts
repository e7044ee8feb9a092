import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { WEBHOOK_EVENTS } from '../../src/core/integrations/webhook.ts';
import type { DeliveredEvent, DeliveryStatus } from '../../src/core/integrations/webhook.ts';
import { HOUR } from '../../src/core/shared/durations.ts';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';

/** A past event, about the order in this place of the newest ones. */
type DemoDelivery = {
  event: DeliveredEvent;
  order: number;
  hoursAgo: number;
  status: DeliveryStatus;
  attempts: number;
  response: number;
  /** Hours from the event to the last attempt. */
  hours: number;
};

const DELIVERIES: readonly DemoDelivery[] = [
  { event: 'test', order: 0, hoursAgo: 190, status: 'delivered', attempts: 1, response: 200, hours: 0 },
  { event: 'order.placed', order: 4, hoursAgo: 160, status: 'failed', attempts: 9, response: 503, hours: 68 },
  {
    event: 'order.placed',
    order: 3,
    hoursAgo: 74,
    status: 'delivered',
    attempts: 6,
    response: 200,
    hours: 9,
  },
  {
    event: 'parcel.changed',
    order: 2,
    hoursAgo: 46,
    status: 'delivered',
    attempts: 1,
    response: 200,
    hours: 0,
  },
  {
    event: 'order.placed',
    order: 1,
    hoursAgo: 21,
    status: 'delivered',
    attempts: 1,
    response: 204,
    hours: 0,
  },
  {
    event: 'parcel.changed',
    order: 1,
    hoursAgo: 3,
    status: 'delivered',
    attempts: 2,
    response: 200,
    hours: 0.02,
  },
];

/** Rows of the feed's last file. */
const FEED_ROWS = { all: 60, changed: 4 };

/**
 * Gives the demo vendor a webhook with deliveries and a feed with its last import. Both addresses exist nowhere.
 * Idempotent.
 */
export async function loadDemoIntegrations(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo integrations', async (client) => {
    const { rows } = await client.query<{ vendorId: number; accountId: number }>(
      `select vendor_id as "vendorId", id as "accountId" from account a where email = 'vendor@demo.example'
         and vendor_id is not null and not exists (select from product_feed f where f.vendor_id = a.vendor_id)`,
    );
    const [owner] = rows;
    if (!owner) return;
    await client.query('begin');
    await addWebhook(client, owner, now);
    await addFeed(client, owner, now);
    await client.query('commit');
  });
}

type Owner = { vendorId: number; accountId: number };

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

async function addWebhook(client: pg.PoolClient, { vendorId, accountId }: Owner, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into webhook (vendor_id, account_id, url, events, secret, created_at)
     values ($1, $2, 'https://sklad.demo.example/uyut', $3, $4, $5) returning id`,
    [vendorId, accountId, [...WEBHOOK_EVENTS], randomBytes(32), before(now, 200)],
  );
  const { rows: orders } = await client.query<{ orderId: number; order: number }>(
    `select id as "orderId", order_id as "order" from vendor_order where vendor_id = $1 and released_at is not null
     order by id desc limit 5`,
    [vendorId],
  );
  for (const delivery of DELIVERIES) {
    const { event, status, attempts, response, hoursAgo, hours } = delivery;
    const data = event === 'test' ? {} : (orders[delivery.order] ?? {});
    await client.query(
      `insert into webhook_delivery
         (webhook_id, event, data, status, attempts, response_status, error, created_at, attempted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        rows[0]?.id,
        event,
        JSON.stringify(data),
        status,
        attempts,
        response,
        status === 'failed' ? 'response' : null,
        before(now, hoursAgo),
        before(now, hoursAgo - hours),
      ],
    );
  }
}

async function addFeed(client: pg.PoolClient, { vendorId, accountId }: Owner, now: Date): Promise<void> {
  const url = 'https://sklad.demo.example/produkti.csv';
  const { rows } = await client.query<{ id: number }>(
    `insert into product_import (vendor_id, account_id, file_name, kind, size, status, rows, to_change, unchanged, taken,
       progress, created_at, finished_at)
     values ($1, $2, $3, 'csv', 18432, 'done', $4, $5, $6, $5, 100, $7, $7) returning id`,
    [
      vendorId,
      accountId,
      url,
      FEED_ROWS.all,
      FEED_ROWS.changed,
      FEED_ROWS.all - FEED_ROWS.changed,
      before(now, 5),
    ],
  );
  await client.query(
    `insert into product_feed (vendor_id, account_id, url, created_at, fetched_at, next_at, import_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [vendorId, accountId, url, before(now, 200), before(now, 0.5), before(now, -0.5), rows[0]?.id],
  );
}
