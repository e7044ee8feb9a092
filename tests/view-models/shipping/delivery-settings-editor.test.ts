import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { DeliverySettingsEditor } from '../../../src/view-models/shipping/delivery-settings-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aDeliverySettingsGateway } from '../../support/a-shipping-gateway.ts';

async function anEditor(store = new MemoryTextStore(), gateway = aDeliverySettingsGateway()) {
  const modals = new Modals();
  const editor = new DeliverySettingsEditor(gateway, new StoredFormDrafts(store), modals, 'bg');
  await editor.load();
  editor.restoreDraft();
  return { editor, gateway, modals, store };
}

function fillTable(editor: DeliverySettingsEditor): void {
  editor.form.set('senderCity', 'Пловдив');
  editor.form.set('pricing', 'table');
  editor.setCell(0, 'upTo', '10');
  editor.setCell(0, 'address', '8,90');
}

describe('The delivery settings of a vendor', () => {
  it('are saved as typed, and shown as the server stored them', async () => {
    const { editor, gateway, modals } = await anEditor();
    fillTable(editor);
    editor.addRow();
    editor.setCell(1, 'upTo', '2,5');
    editor.setCell(1, 'address', '5,90');
    editor.form.set('freeFrom', '100');
    expect(await editor.form.submit()).toBe(true);
    expect(gateway.inputs('updateDelivery')).toEqual([
      {
        courier: 'sandbox',
        methods: ['address'],
        senderCity: 'Пловдив',
        pricing: 'table',
        table: [
          { upTo: 10_000, address: 890, office: 890 },
          { upTo: 2_500, address: 590, office: 590 },
        ],
        freeFrom: 10_000,
      },
    ]);
    expect(editor.form.values.table.map(({ upTo }) => upTo)).toEqual(['2,5', '10']);
    expect(modals.notification?.message.key).toBe('profile-saved-message');
  });

  it('have a price column for each kind of place that is offered', async () => {
    const { editor } = await anEditor();
    expect(editor.columns).toEqual(['address']);
    editor.setMethod('locker', true);
    expect(editor.columns).toEqual(['address', 'office']);
    editor.setMethod('address', false);
    expect(editor.columns).toEqual(['office']);
  });

  it('have one row at least and twelve at most', async () => {
    const { editor } = await anEditor();
    editor.removeRow(0);
    expect(editor.form.values.table).toHaveLength(1);
    for (let row = 0; row < 20; row += 1) editor.addRow();
    expect([editor.form.values.table.length, editor.canAddRow]).toEqual([12, false]);
    editor.setCell(11, 'upTo', '50');
    editor.removeRow(3);
    expect(editor.form.values.table.at(-1)?.upTo).toBe('50');
  });

  it('survive a reload until they are saved', async () => {
    const store = new MemoryTextStore();
    fillTable((await anEditor(store)).editor);
    const { editor } = await anEditor(store);
    expect(editor.form.values).toMatchObject({ pricing: 'table', table: [{ upTo: '10', address: '8,90' }] });
    await editor.form.submit();
    expect((await anEditor(store)).editor.form.values.pricing).toBe('flat');
  });

  it('keep the input when the courier has left the site meanwhile', async () => {
    const { editor, gateway } = await anEditor();
    fillTable(editor);
    const gone = new Failure('validation_failed', { courier: 'error-delivery-courier' }, 'invalid');
    gateway.failOnce('updateDelivery', gone);
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ courier: 'error-delivery-courier' });
    expect(editor.form.values.senderCity).toBe('Пловдив');
  });

  it('are not sent with errors', async () => {
    const { editor, gateway } = await anEditor();
    editor.setMethod('address', false);
    expect(await editor.form.submit()).toBe(false);
    expect(Object.keys(editor.form.errors)).toEqual(['methods', 'senderCity']);
    expect(gateway.inputs('updateDelivery')).toEqual([]);
  });
});
