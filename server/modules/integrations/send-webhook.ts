import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { isGivenUp, nextAttemptAt } from '../../../src/core/integrations/webhook.ts';
import type { DeliveryError } from '../../../src/core/integrations/webhook.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { FetchError, postPublic } from '../../platform/fetch-public.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables.ts';

/** Milliseconds after which an attempt that was interrupted is repeated. */
const LEASE_MS = 5 * 60_000;
/** Deliveries that are queued at once. */
const MAX_QUEUED = 500;
const STORED_DAYS = 30;

type Delivery = Pick<Selectable<WebhookDeliveryTable>, 'id' | 'event' | 'data' | 'created_at'>;
type Outcome = { status: number | null; error: DeliveryError | null };

/** Queues deliveries whose time has come. A job of each minute. */
export async function queueWebhooks({ db, clock }: IntegrationDependencies): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('webhook_delivery')
      .select('id')
      .where('status', '=', 'waiting')
      .where(({ eb, or }) => or([eb('next_at', 'is', null), eb('next_at', '<=', clock.now())]))
      .orderBy('id')
      .limit(MAX_QUEUED)
      .execute();
    for (const { id } of due)
      await enqueue(transaction, 'integrations.send-webhook', { deliveryId: id }, { key: `webhook-${id}` });
  });
}

/** Makes one attempt of a delivery, unless another process is making it. */
export async function sendWebhook(deps: IntegrationDependencies, deliveryId: number): Promise<void> {
  const { db, clock, policy } = deps;
  const now = clock.now();
  const { rows } = await sql<
    Delivery & { attempts: number; webhook_id: number } & Pick<Selectable<WebhookTable>, 'url' | 'secret'>
  >`
    update webhook_delivery d
    set attempts = d.attempts + 1, attempted_at = ${now}, next_at = ${new Date(now.getTime() + LEASE_MS)}
    from webhook w
    where d.id = ${deliveryId} and w.id = d.webhook_id and w.disabled_at is null and d.status = 'waiting'
      and (d.next_at is null or d.next_at <= ${now})
    returning d.id, d.event, d.data, d.created_at, d.attempts, d.webhook_id, w.url, w.secret`.execute(db);
  const [delivery] = rows;
  if (!delivery) return;
  const body = webhookBody(delivery);
  const headers = {
    'content-type': 'application/json',
    ...signatureOf(delivery.id, body, delivery.secret, now),
  };
  const outcome = await post(() => postPublic(delivery.url, { headers, body, ...(policy && { policy }) }));
  await recordAttempt(deps, delivery, outcome);
}

/** Body of a delivery, the same in each attempt. An order has its public number. */
function webhookBody({ event, data: { order, ...data }, created_at: createdAt }: Delivery): Buffer {
  const number = order ? { number: orderNumber(Number(order)) } : {};
  return Buffer.from(
    JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: { ...data, ...number } }),
  );
}

/** Headers of the Standard Webhooks specification: HMAC-SHA-256 over identifier, seconds and body. */
export function signatureOf(id: number, body: Buffer, secret: Buffer, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const name = `msg_${id}`;
  const signature = createHmac('sha256', secret)
    .update(`${name}.${timestamp}.`)
    .update(body)
    .digest('base64');
  return { 'webhook-id': name, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

async function post(send: () => Promise<number>): Promise<Outcome> {
  try {
    const status = await send();
    return { status, error: status >= 200 && status < 300 ? null : 'response' };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const { reason } = error;
    const isKnown = reason === 'address' || reason === 'not-public' || reason === 'slow';
    return { status: null, error: isKnown ? reason : 'away' };
  }
}

/** Stores an attempt. Switches the webhook off and notifies the vendor after days without a success. */
async function recordAttempt(
  { db, clock, mails }: IntegrationDependencies,
  { id, attempts, webhook_id: webhookId }: { id: number; attempts: number; webhook_id: number },
  { status, error }: Outcome,
): Promise<void> {
  const now = clock.now();
  const nextAt = error === null ? null : nextAttemptAt(attempts, now);
  await inTransaction(db, async (transaction) => {
    const webhook = await transaction
      .selectFrom('webhook')
      .select(['vendor_id', 'url', 'failing_since', 'disabled_at'])
      .where('id', '=', webhookId)
      .forUpdate()
      .executeTakeFirst();
    // Deleted meanwhile.
    if (!webhook) return;
    await transaction
      .updateTable('webhook_delivery')
      .set({
        status: error === null ? 'delivered' : nextAt ? 'waiting' : 'failed',
        response_status: status,
        error,
        next_at: nextAt,
      })
      .where('id', '=', id)
      .execute();
    const failingSince = error === null ? null : (webhook.failing_since ?? now);
    const isDisabled = failingSince !== null && webhook.disabled_at === null && isGivenUp(failingSince, now);
    await transaction
      .updateTable('webhook')
      .set({ failing_since: failingSince, ...(isDisabled && { disabled_at: now }) })
      .where('id', '=', webhookId)
      .execute();
    if (!isDisabled) return;
    await transaction
      .updateTable('webhook_delivery')
      .set({ status: 'failed', next_at: null })
      .where('webhook_id', '=', webhookId)
      .where('status', '=', 'waiting')
      .execute();
    await mails.webhookDisabled(transaction, webhook.vendor_id, webhook.url);
  });
}

/** Deletes deliveries after 30 days. A nightly job. */
export async function deleteOldDeliveries({ db, clock }: IntegrationDependencies): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', daysAfter(clock.now(), -STORED_DAYS))
    .execute();
}
