import { describe, expect, it } from 'vitest';
import { integrationRules } from '../../../src/core/integrations/integration-commands.ts';
import type { WebhookEvent } from '../../../src/core/integrations/webhook.ts';

const { keyErrors, webhookErrors, feedErrors } = integrationRules;

describe('An API key (SHIP-12)', () => {
  it('has a name of 2 to 60 characters and a scope', () => {
    expect(keyErrors({ name: 'Склад', scopes: ['orders:read'] })).toEqual({});
    expect(keyErrors({ name: 'я'.repeat(60), scopes: ['orders:read'] })).toEqual({});
    for (const name of ['', ' я ', 'я'.repeat(61)]) {
      expect(keyErrors({ name, scopes: ['orders:read'] })).toEqual({ name: 'error-key-name' });
    }
    expect(keyErrors({ name: 'Склад', scopes: [] })).toEqual({ scopes: 'error-key-scopes' });
  });
});

describe('A webhook (SHIP-12)', () => {
  const events: WebhookEvent[] = ['order.placed'];

  it.each(['https://shop.example/hooks', ' https://магазин.example ', 'https://shop.example:8443/a?b=c#d'])(
    'may be sent to %s',
    (url) => {
      expect(webhookErrors({ url, events })).toEqual({});
    },
  );

  it.each(['', 'http://shop.example', 'https://localhost', 'https://me@shop.example'])(
    'may not be sent to „%s“',
    (url) => {
      expect(webhookErrors({ url, events })).toEqual({ url: 'error-webhook-address' });
    },
  );

  it('has an event and an address of at most 500 characters', () => {
    expect(webhookErrors({ url: 'https://shop.example', events: [] })).toEqual({
      events: 'error-webhook-events',
    });
    const url = `https://shop.example/${'a'.repeat(480)}`;
    expect(webhookErrors({ url, events })).toEqual({ url: 'error-text-too-long' });
    expect(webhookErrors({ url: url.slice(0, 500), events })).toEqual({});
  });
});

describe('A feed of products (SHIP-12)', () => {
  it('has an address on the web of at most 500 characters', () => {
    expect(feedErrors({ url: 'https://shop.example/products.csv' })).toEqual({});
    expect(feedErrors({ url: 'ftp://shop.example/products.csv' })).toEqual({ url: 'error-feed-address' });
    expect(feedErrors({ url: `https://shop.example/${'a'.repeat(480)}` })).toEqual({
      url: 'error-text-too-long',
    });
  });
});
