import type { CancelSignal } from '../shared/failure.ts';
import type { ApiKey, ApiKeyForm } from './api-key.ts';
import type { ProductFeed } from './product-feed.ts';
import type { Webhook, WebhookDelivery, WebhookForm } from './webhook.ts';

/** Port to the integrations of the signed-in vendor (SHIP-12). */
export abstract class IntegrationsGateway {
  abstract apiKeys(input?: object, signal?: CancelSignal): Promise<{ data: ApiKey[] }>;

  /** @returns the key with its secret, which is shown once. @throws Failure `invalid`, `conflict` */
  abstract createApiKey(input: ApiKeyForm): Promise<{ key: ApiKey; secret: string }>;

  abstract revokeApiKey(input: { id: number }): Promise<object>;

  abstract productFeed(input?: object, signal?: CancelSignal): Promise<{ feed: ProductFeed | null }>;

  /** @throws Failure `invalid` for an internal or unknown address */
  abstract saveProductFeed(input: { url: string }): Promise<ProductFeed>;

  abstract deleteProductFeed(input?: object): Promise<object>;

  abstract webhooks(input?: object, signal?: CancelSignal): Promise<{ data: Webhook[] }>;

  /** @returns the webhook with its secret, which is shown once. @throws Failure `invalid`, `conflict` */
  abstract createWebhook(input: WebhookForm): Promise<{ webhook: Webhook; secret: string }>;

  abstract enableWebhook(input: { id: number }): Promise<Webhook>;

  abstract deleteWebhook(input: { id: number }): Promise<object>;

  abstract webhookDeliveries(input: { id: number }): Promise<{ data: WebhookDelivery[]; total: number }>;

  /** Sends an event without data. @throws Failure `conflict` for a webhook that is switched off */
  abstract testWebhook(input: { id: number }): Promise<WebhookDelivery>;

  /** @throws Failure `conflict` for a webhook that is switched off */
  abstract resendWebhookDelivery(input: { id: number }): Promise<WebhookDelivery>;
}
