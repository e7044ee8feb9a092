import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IntegrationRules } from '../../core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../core/integrations/integrations-gateway.ts';
import type { Webhook, WebhookDelivery, WebhookForm } from '../../core/integrations/webhook.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';

const EMPTY: WebhookForm = { url: '', events: [] };

/** Webhooks of a vendor: create, show the secret once, delivery log, delete (SHIP-12). */
export class WebhookEditor {
  readonly form: Form<WebhookForm>;
  webhooks: readonly Webhook[] = [];
  /** Secret of the webhook that was created last; it cannot be read again. */
  secret: { url: string; value: string } | null = null;
  isAdding = false;
  deleting: Webhook | null = null;
  /** Webhook whose deliveries are shown, with the newest ones. */
  log: { webhookId: number; deliveries: readonly WebhookDelivery[] } | null = null;
  busy = false;

  constructor(
    private readonly gateway: IntegrationsGateway,
    private readonly modals: Modals,
    rules: () => Promise<IntegrationRules>,
  ) {
    this.form = new Form<WebhookForm>(EMPTY, {
      check: async (form) => (await rules()).webhookErrors(form),
      submit: (form) => this.create(form),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'gateway', 'modals'),
      webhooks: observableRef,
      secret: observableRef,
      deleting: observableRef,
      log: observableRef,
    });
  }

  show(webhooks: readonly Webhook[]): void {
    this.webhooks = webhooks;
    this.log = null;
    this.clear();
  }

  /** Removes the secret from memory, and unsent input. */
  clear(): void {
    this.secret = null;
    this.isAdding = false;
    this.deleting = null;
    this.form.reset();
  }

  add(isAdding: boolean): void {
    this.clear();
    this.isAdding = isAdding;
  }

  askToDelete(webhook: Webhook | null): void {
    this.deleting = webhook;
  }

  async delete(): Promise<void> {
    const { deleting } = this;
    if (!deleting) return;
    await whileBusy(this, this.modals, async () => {
      await this.gateway.deleteWebhook({ id: deleting.id });
      runInAction(() => {
        this.webhooks = this.webhooks.filter(({ id }) => id !== deleting.id);
        if (this.log?.webhookId === deleting.id) this.log = null;
        if (this.secret?.url === deleting.url) this.secret = null;
      });
    });
    this.askToDelete(null);
  }

  async enable({ id }: Webhook): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      const enabled = await this.gateway.enableWebhook({ id });
      runInAction(() => {
        this.webhooks = this.webhooks.map((one) => (one.id === id ? enabled : one));
      });
    });
  }

  /** Opens the deliveries of a webhook, reads them again, or closes them. */
  async toggleLog({ id }: Webhook): Promise<void> {
    if (this.log?.webhookId === id) this.log = null;
    else await this.readLog(id);
  }

  async readLog(id: number): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      const { data } = await this.gateway.webhookDeliveries({ id });
      runInAction(() => {
        this.log = { webhookId: id, deliveries: data };
      });
    });
  }

  /** Sends a test event and opens the deliveries. */
  async test({ id }: Webhook): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.gateway.testWebhook({ id });
      this.modals.notify('success', 'webhook-test-sent');
    });
    await this.readLog(id);
  }

  async resend({ id }: WebhookDelivery): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      const sent = await this.gateway.resendWebhookDelivery({ id });
      runInAction(() => {
        if (!this.log) return;
        const deliveries = this.log.deliveries.map((one) => (one.id === id ? sent : one));
        this.log = { ...this.log, deliveries };
      });
    });
  }

  private async create(form: WebhookForm): Promise<void> {
    const { webhook, secret } = await this.gateway.createWebhook(form);
    runInAction(() => {
      this.clear();
      this.webhooks = [webhook, ...this.webhooks];
      this.secret = { url: webhook.url, value: secret };
    });
  }
}
