import { Type } from 'typebox';
import { KEY_SCOPES } from '../../src/core/integrations/api-key.ts';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  MAX_WEBHOOK_URL_LENGTH,
  DELIVERED_EVENTS,
  WEBHOOK_EVENTS,
} from '../../src/core/integrations/webhook.ts';
import { MAX_FEED_URL_LENGTH } from '../../src/core/integrations/product-feed.ts';
import { operation } from '../operation.ts';
import { Count, Done, Id, IdText, Moment, nullable, oneOf, page, paging, strict, text } from '../schema.ts';

const domain = 'integrations';
const callers = ['vendor'] as const;

const Scopes = Type.Array(oneOf(KEY_SCOPES), { maxItems: KEY_SCOPES.length, uniqueItems: true });

const ApiKey = strict({
  id: Id,
  name: Type.String(),
  scopes: Scopes,
  start: Type.String(),
  createdAt: Moment,
  lastUsedAt: nullable(Moment),
});

export const apiKeys = operation({
  id: 'apiKeys',
  method: 'GET',
  path: '/api/vendor/key',
  summary: "Returns the vendor's API keys without their secrets, newest first (SHIP-12)",
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  answer: strict({ data: Type.Array(ApiKey) }),
});

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/vendor/key',
  summary: 'Adds an API key and returns its secret once; the vendor gets a mail (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  body: strict({ name: text(200), scopes: Scopes }),
  answer: strict({ key: ApiKey, secret: Type.String() }),
  status: 201,
});

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/vendor/key/{id}',
  summary: 'Revokes an API key at once (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'api key',
  params: strict({ id: IdText }),
  answer: Done,
});

const Events = Type.Array(oneOf(WEBHOOK_EVENTS), { maxItems: WEBHOOK_EVENTS.length, uniqueItems: true });

const Webhook = strict({
  id: Id,
  url: Type.String(),
  events: Events,
  createdAt: Moment,
  failingSince: nullable(Moment),
  disabledAt: nullable(Moment),
});

const WebhookDelivery = strict({
  id: Id,
  event: oneOf(DELIVERED_EVENTS),
  status: oneOf(DELIVERY_STATUSES),
  attempts: Count,
  responseStatus: nullable(Count),
  error: nullable(oneOf(DELIVERY_ERRORS)),
  createdAt: Moment,
  attemptedAt: nullable(Moment),
  nextAt: nullable(Moment),
});

export const webhooks = operation({
  id: 'webhooks',
  method: 'GET',
  path: '/api/vendor/webhook',
  summary: "Returns the vendor's webhooks, newest first (SHIP-12)",
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  answer: strict({ data: Type.Array(Webhook) }),
});

export const createWebhook = operation({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/vendor/webhook',
  summary: 'Adds a webhook with a public https address and returns its secret once (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  body: strict({ url: text(MAX_WEBHOOK_URL_LENGTH), events: Events }),
  answer: strict({ webhook: Webhook, secret: Type.String() }),
  status: 201,
});

export const enableWebhook = operation({
  id: 'enableWebhook',
  method: 'POST',
  path: '/api/vendor/webhook/{id}/enable',
  summary: 'Switches on a webhook that was switched off after days of failures (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'webhook',
  params: strict({ id: IdText }),
  answer: Webhook,
});

export const deleteWebhook = operation({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/vendor/webhook/{id}',
  summary: 'Deletes a webhook with its deliveries (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'webhook',
  params: strict({ id: IdText }),
  answer: Done,
});

export const webhookDeliveries = operation({
  id: 'webhookDeliveries',
  method: 'GET',
  path: '/api/vendor/webhook/{id}/delivery',
  summary: 'Returns the deliveries of a webhook from the last 30 days, newest first (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'webhook',
  params: strict({ id: IdText }),
  query: strict(paging),
  answer: page(WebhookDelivery),
});

export const testWebhook = operation({
  id: 'testWebhook',
  method: 'POST',
  path: '/api/vendor/webhook/{id}/test',
  summary: 'Sends a test event to a webhook (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'webhook',
  params: strict({ id: IdText }),
  answer: WebhookDelivery,
});

export const resendWebhookDelivery = operation({
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/api/vendor/webhook-delivery/{id}/resend',
  summary: 'Sends a delivery again with the same identifier (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  own: 'webhook delivery',
  params: strict({ id: IdText }),
  answer: WebhookDelivery,
});

const ProductFeed = strict({
  url: Type.String(),
  nextAt: Moment,
  fetchedAt: nullable(Moment),
  importId: nullable(Id),
  isImporting: Type.Boolean(),
  failures: Count,
  error: nullable(Type.String()),
});

export const productFeed = operation({
  id: 'productFeed',
  method: 'GET',
  path: '/api/vendor/feed',
  summary: 'Returns the address from which products are imported every hour, null without one (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  answer: strict({ feed: nullable(ProductFeed) }),
});

export const saveProductFeed = operation({
  id: 'saveProductFeed',
  method: 'POST',
  path: '/api/vendor/feed',
  summary: 'Saves a public address of a CSV, XLSX or XML file that is imported every hour (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  idempotent: true,
  body: strict({ url: text(MAX_FEED_URL_LENGTH) }),
  answer: ProductFeed,
});

export const deleteProductFeed = operation({
  id: 'deleteProductFeed',
  method: 'DELETE',
  path: '/api/vendor/feed',
  summary: 'Stops the hourly import (SHIP-12)',
  domain,
  callers,
  area: 'integrations',
  guarded: true,
  idempotent: true,
  answer: Done,
});

export const integrationOperations = [
  productFeed,
  saveProductFeed,
  deleteProductFeed,
  apiKeys,
  createApiKey,
  revokeApiKey,
  webhooks,
  createWebhook,
  enableWebhook,
  deleteWebhook,
  webhookDeliveries,
  testWebhook,
  resendWebhookDelivery,
];
