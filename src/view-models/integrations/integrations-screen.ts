import type { IntegrationsGateway } from '../../core/integrations/integrations-gateway.ts';
import type { IntegrationRules } from '../../core/integrations/integration-commands.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ApiKeyEditor } from './api-key-editor.ts';
import { FeedEditor } from './feed-editor.ts';
import { WebhookEditor } from './webhook-editor.ts';

/** Connections of a vendor's own programs (SHIP-12). */
export class IntegrationsScreen implements Screen {
  readonly head: Head = { title: { key: 'integrations-title' } };
  readonly keys: ApiKeyEditor;
  readonly webhooks: WebhookEditor;
  readonly feed: FeedEditor;

  constructor(
    private readonly gateway: IntegrationsGateway,
    modals: Modals,
    rules: () => Promise<IntegrationRules>,
  ) {
    this.keys = new ApiKeyEditor(gateway, modals, rules);
    this.feed = new FeedEditor(gateway, modals, rules);
    this.webhooks = new WebhookEditor(gateway, modals, rules);
  }

  async load({ signal }: Visit): Promise<void> {
    const [keys, webhooks, { feed }] = await Promise.all([
      this.gateway.apiKeys({}, signal),
      this.gateway.webhooks({}, signal),
      this.gateway.productFeed({}, signal),
    ]);
    this.keys.show(keys.data);
    this.webhooks.show(webhooks.data);
    this.feed.show(feed);
  }

  onLeave(): void {
    this.keys.clear();
    this.webhooks.clear();
  }
}
