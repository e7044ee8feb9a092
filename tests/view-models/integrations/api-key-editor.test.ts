import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../../src/core/integrations/api-key.ts';
import { integrationRules } from '../../../src/core/integrations/integration-commands.ts';
import type { IntegrationsGateway } from '../../../src/core/integrations/integrations-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ApiKeyEditor } from '../../../src/view-models/integrations/api-key-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const aKey = (id: number, name = 'Склад'): ApiKey => ({
  id,
  name,
  scopes: ['orders:read'],
  start: `uyut_key${id}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  lastUsedAt: null,
});

function anEditor() {
  const sent: object[] = [];
  const modals = new Modals();
  const gateway = fakeGateway<IntegrationsGateway>({
    createApiKey: (input) => {
      sent.push(input);
      return { key: aKey(2, input.name), secret: 'uyut_key2-and-the-rest' };
    },
    revokeApiKey: ({ id }) => {
      if (id === 9) throw new Failure('error-key-not-found', {}, 'not-found');
      return { message: 'key-revoked' };
    },
  });
  const editor = new ApiKeyEditor(gateway, modals, async () => integrationRules);
  editor.show([aKey(1)]);
  return { editor, sent, modals };
}

describe('The API keys of a vendor (SHIP-12)', () => {
  it('show the secret of a new key until the vendor leaves', async () => {
    const { editor, sent } = anEditor();
    editor.add(true);
    editor.form.set('name', 'Счетоводство');
    editor.form.set('scopes', ['orders:read']);
    expect(await editor.form.submit()).toBe(true);
    expect(sent).toEqual([{ name: 'Счетоводство', scopes: ['orders:read'] }]);
    expect(editor.keys.map(({ id }) => id)).toEqual([2, 1]);
    expect(editor.secret).toEqual({ name: 'Счетоводство', value: 'uyut_key2-and-the-rest' });
    expect(editor.isAdding).toBe(false);
    editor.clear();
    expect(editor.secret).toBeNull();
  });

  it('mark missing fields and send nothing', async () => {
    const { editor, sent } = anEditor();
    editor.add(true);
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ name: 'error-key-name', scopes: 'error-key-scopes' });
    expect(sent).toEqual([]);
  });

  it('are revoked after a confirmation', async () => {
    const { editor } = anEditor();
    editor.askToRevoke(editor.keys[0] ?? null);
    expect(editor.keys).toHaveLength(1);
    await editor.revoke();
    expect([editor.keys, editor.revoking, editor.busy]).toEqual([[], null, false]);
  });

  it('stay listed if the revocation fails, with the reason', async () => {
    const { editor, modals } = anEditor();
    editor.show([aKey(9)]);
    editor.askToRevoke(editor.keys[0] ?? null);
    await editor.revoke();
    expect(editor.keys).toHaveLength(1);
    expect(modals.notification?.message.key).toBe('error-key-not-found');
  });
});
