import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { WebhookCommand } from '../../../src/core/integrations/integration-commands.ts';
import { MAX_WEBHOOKS } from '../../../src/core/integrations/webhook.ts';
import type { Webhook, WebhookDelivery, WebhookForm } from '../../../src/core/integrations/webhook.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { inTransaction, json } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import type { Vendor } from '../shop/editor/own-products.ts';
import { lockVendor } from './integration-dependencies.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { ensureCallable } from './public-address.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables.ts';

/** New addresses and repeated deliveries of a vendor. */
const ADDRESSES = { most: 30, minutes: 60 };
const REPEATS = { most: 120, minutes: 60 };

const SECRET_PREFIX = 'whsec_';

/** Webhooks of a vendor, newest first. */
export async function listWebhooks(db: Kysely<Database>, vendorId: number): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(webhookOf);
}

const webhookOf = (row: Selectable<WebhookTable>): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
});

/**
 * Adds a webhook. Internal addresses are rejected here and again with each delivery.
 * @returns the webhook with its secret, which is shown once
 * @throws Failure `invalid`, `conflict` for too many webhooks, `too-many`
 */
export async function createWebhook(
  { db, clock, policy }: IntegrationDependencies,
  { accountId, vendorId }: Vendor,
  form: WebhookForm,
): Promise<{ webhook: Webhook; secret: string }> {
  const command = new WebhookCommand(form);
  ensureValid(command);
  await countAttempt(db, `webhooks of ${vendorId}`, ADDRESSES, clock.now());
  await ensureCallable(command.url, policy);
  const secret = randomBytes(32);
  return inTransaction(db, async (transaction) => {
    await lockVendor(transaction, vendorId);
    const { count } = await transaction
      .selectFrom('webhook')
      .select(sql<number>`count(*)`.as('count'))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_WEBHOOKS) throw new Failure('error-webhook-limit', {}, 'conflict');
    const row = await transaction
      .insertInto('webhook')
      .values({
        vendor_id: vendorId,
        account_id: accountId,
        url: command.url,
        events: [...command.events],
        secret,
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { webhook: webhookOf(row), secret: SECRET_PREFIX + secret.toString('base64') };
  });
}

/** @throws Failure `not-found`, also for another vendor's webhook */
export async function deleteWebhook(db: Kysely<Database>, vendorId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('webhook')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
}

/** Switches on a webhook that was switched off after failures. @throws Failure `not-found` */
export async function enableWebhook(db: Kysely<Database>, vendorId: number, id: number): Promise<Webhook> {
  const row = await db
    .updateTable('webhook')
    .set({ disabled_at: null, failing_since: null })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return webhookOf(row);
}

/** Deliveries of a webhook, newest first. @throws Failure `not-found` */
export async function listDeliveries(
  db: Kysely<Database>,
  vendorId: number,
  webhookId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ data: WebhookDelivery[]; total: number }> {
  const own = await db
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', webhookId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (!own) throw notFound();
  const deliveries = db.selectFrom('webhook_delivery').where('webhook_id', '=', webhookId);
  const rows = await deliveries.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await deliveries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(deliveryOf), total };
}

const deliveryOf = (row: Selectable<WebhookDeliveryTable>): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  attemptedAt: row.attempted_at?.toISOString() ?? null,
  nextAt: row.status === 'waiting' ? (row.next_at?.toISOString() ?? null) : null,
});

/**
 * Sends a test event, at most as often as repeated deliveries.
 * @throws Failure `not-found`, `conflict` for a webhook that is switched off, `too-many`
 */
export async function testWebhook(
  { db, clock }: IntegrationDependencies,
  vendorId: number,
  id: number,
): Promise<WebhookDelivery> {
  await countAttempt(db, `repeated webhooks of ${vendorId}`, REPEATS, clock.now());
  return inTransaction(db, async (transaction) => {
    await lockEnabled(transaction, vendorId, id);
    const row = await transaction
      .insertInto('webhook_delivery')
      .values({ webhook_id: id, event: 'test', data: json({}) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return send(transaction, row);
  });
}

/**
 * Sends a delivery again with the same identifier, and with new attempts.
 * @throws Failure `not-found`, `conflict` for a webhook that is switched off, `too-many`
 */
export async function resendDelivery(
  { db, clock }: IntegrationDependencies,
  vendorId: number,
  id: number,
): Promise<WebhookDelivery> {
  await countAttempt(db, `repeated webhooks of ${vendorId}`, REPEATS, clock.now());
  return inTransaction(db, async (transaction) => {
    const delivery = await transaction
      .selectFrom('webhook_delivery')
      .select('webhook_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!delivery) throw notFound();
    await lockEnabled(transaction, vendorId, delivery.webhook_id);
    const row = await transaction
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', attempts: 0, next_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return send(transaction, row);
  });
}

/** @throws Failure `not-found`, also for another vendor's webhook, `conflict` for one that is switched off */
async function lockEnabled(transaction: Transaction<Database>, vendorId: number, id: number): Promise<void> {
  const webhook = await transaction
    .selectFrom('webhook')
    .select('disabled_at')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) throw notFound();
  if (webhook.disabled_at !== null) throw new Failure('error-webhook-disabled', {}, 'conflict');
}

async function send(
  transaction: Transaction<Database>,
  row: Selectable<WebhookDeliveryTable>,
): Promise<WebhookDelivery> {
  const { id: deliveryId } = row;
  await enqueue(transaction, 'integrations.send-webhook', { deliveryId }, { key: `webhook-${deliveryId}` });
  return deliveryOf(row);
}

const notFound = () => new Failure('error-webhook-not-found', {}, 'not-found');
