import { describe, expect, it } from 'vitest';
import { integrationRules } from '../../../src/core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../../src/core/integrations/integrations-gateway.ts';
import { nextAttemptAt } from '../../../src/core/integrations/webhook.ts';
import type { Webhook, WebhookDelivery } from '../../../src/core/integrations/webhook.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { WebhookEditor } from '../../../src/view-models/integrations/webhook-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const AT = '2026-11-21T10:00:00.000Z';
const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  url: 'https://sklad.example/uyut',
  events: ['order.placed'],
  createdAt: AT,
  failingSince: null,
  disabledAt: null,
  ...changes,
});
const aDelivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 7,
  event: 'order.placed',
  status: 'failed',
  attempts: 9,
  responseStatus: 500,
  error: 'response',
  createdAt: AT,
  attemptedAt: AT,
  nextAt: null,
  ...changes,
});

function anEditor(webhook = aWebhook()) {
  const gateway = fakeGateway<IntegrationsGateway>({
    createWebhook: ({ url }) => {
      if (url.includes('10.0.0.1'))
        throw new Failure('validation_failed', { url: 'error-address-internal' }, 'invalid');
      return { webhook: aWebhook({ id: 2, url }), secret: 'whsec_abc' };
    },
    deleteWebhook: () => ({ message: 'webhook-deleted' }),
    enableWebhook: () => aWebhook(),
    webhookDeliveries: () => ({ data: [aDelivery()], total: 1 }),
    testWebhook: () => aDelivery({ event: 'test', status: 'waiting', attempts: 0 }),
    resendWebhookDelivery: () => aDelivery({ status: 'waiting', attempts: 0 }),
  });
  const editor = new WebhookEditor(gateway, new Modals(), async () => integrationRules);
  editor.show([webhook]);
  return editor;
}

async function submit(editor: WebhookEditor, url: string): Promise<boolean> {
  editor.add(true);
  editor.form.set('url', url);
  editor.form.set('events', ['order.placed']);
  return editor.form.submit();
}

describe('The webhooks of a vendor (SHIP-12)', () => {
  it('show the secret of a new webhook once', async () => {
    const editor = anEditor();
    expect(await submit(editor, 'https://sklad.example/new')).toBe(true);
    expect(editor.secret?.value).toBe('whsec_abc');
    expect(editor.webhooks.map(({ id }) => id)).toEqual([2, 1]);
    editor.add(true);
    expect(editor.secret).toBeNull();
  });

  it('mark an internal address at its field', async () => {
    const editor = anEditor();
    expect(await submit(editor, 'https://10.0.0.1/')).toBe(false);
    expect(editor.form.errors).toEqual({ url: 'error-address-internal' });
  });

  it('reject an address without https before it is sent', async () => {
    const editor = anEditor();
    await submit(editor, 'http://sklad.example/');
    expect(editor.form.errors).toEqual({ url: 'error-webhook-address' });
  });

  it('send a failed delivery again from the log', async () => {
    const editor = anEditor();
    await editor.toggleLog(aWebhook());
    expect(editor.log?.deliveries[0]?.status).toBe('failed');
    await editor.resend(aDelivery());
    expect(editor.log?.deliveries[0]?.status).toBe('waiting');
    await editor.toggleLog(aWebhook());
    expect(editor.log).toBeNull();
  });

  it('send a test event, and show it in the log', async () => {
    const editor = anEditor();
    await editor.test(aWebhook());
    expect(editor.log?.webhookId).toBe(aWebhook().id);
  });

  it('are switched on again, and deleted after a confirmation', async () => {
    const editor = anEditor(aWebhook({ disabledAt: AT }));
    await editor.enable(aWebhook());
    expect(editor.webhooks[0]?.disabledAt).toBeNull();
    editor.askToDelete(aWebhook());
    await editor.delete();
    expect([editor.webhooks, editor.deleting]).toEqual([[], null]);
  });

  it('are retried for almost three days, each time later', () => {
    const now = new Date(AT);
    const delays = Array.from({ length: 9 }, (_, index) => nextAttemptAt(index + 1, now)).map(
      (at) => at && (at.getTime() - now.getTime()) / 3_600_000,
    );
    expect(delays.at(-1)).toBeNull();
    const hours = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
    expect(hours).toBeGreaterThan(60);
    expect(hours).toBeLessThan(72);
  });
});
