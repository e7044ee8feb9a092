import { describe, expect, it } from 'vitest';
import { integrationRules } from '../../../src/core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../../src/core/integrations/integrations-gateway.ts';
import type { ProductFeed } from '../../../src/core/integrations/product-feed.ts';
import { IntegrationsScreen } from '../../../src/view-models/integrations/integrations-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const aFeed = (url: string): ProductFeed => ({
  url,
  nextAt: '2026-11-21T10:00:00.000Z',
  fetchedAt: null,
  importId: null,
  isImporting: false,
  failures: 0,
  error: null,
});

async function aScreen() {
  const modals = new Modals();
  const gateway = fakeGateway<IntegrationsGateway>({
    apiKeys: () => ({ data: [] }),
    webhooks: () => ({ data: [] }),
    productFeed: () => ({ feed: aFeed('https://sklad.example/old.csv') }),
    saveProductFeed: ({ url }) => aFeed(url),
    deleteProductFeed: () => ({ message: 'feed-deleted' }),
  });
  const screen = new IntegrationsScreen(gateway, modals, async () => integrationRules);
  await screen.load({ query: {}, params: {}, signal: undefined } as never);
  return { screen, modals };
}

describe('The page of integrations (SHIP-12)', () => {
  it('fills the form with the saved address of the feed, and saves another', async () => {
    const { screen, modals } = await aScreen();
    const { form } = screen.feed;
    expect(form.values.url).toBe('https://sklad.example/old.csv');
    form.set('url', 'sklad');
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ url: 'error-feed-address' });
    form.set('url', 'https://sklad.example/new.csv');
    expect(await form.submit()).toBe(true);
    expect(screen.feed.feed?.url).toBe('https://sklad.example/new.csv');
    expect(modals.notification?.message.key).toBe('feed-saved');
  });

  it('stops the feed', async () => {
    const { screen } = await aScreen();
    await screen.feed.delete();
    expect([screen.feed.feed, screen.feed.form.values.url]).toEqual([null, '']);
  });

  it('removes secrets when the vendor leaves', async () => {
    const { screen } = await aScreen();
    screen.keys.secret = { name: 'Склад', value: 'uyut_secret' };
    screen.webhooks.secret = { url: 'https://sklad.example', value: 'whsec_secret' };
    screen.onLeave();
    expect([screen.keys.secret, screen.webhooks.secret]).toEqual([null, null]);
  });
});
