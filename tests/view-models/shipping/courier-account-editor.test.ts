import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CourierAccountEditor } from '../../../src/view-models/shipping/courier-account-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aDeliverySettingsGateway } from '../../support/a-shipping-gateway.ts';

function anEditor() {
  const gateway = aDeliverySettingsGateway();
  const editor = new CourierAccountEditor(gateway, new Modals());
  editor.choose('econt');
  return { gateway, editor };
}

describe('The login at a courier (SHIP-03)', () => {
  it('is sent once, and not shown again', async () => {
    const { gateway, editor } = anEditor();
    editor.form.set('user', 'shop');
    editor.form.set('secret', 'пар0ла');
    await editor.form.submit();
    expect(gateway.inputs('connectCourier')).toEqual([{ courier: 'econt', user: 'shop', secret: 'пар0ла' }]);
    expect(editor.form.values).toEqual({ user: '', secret: '' });
    expect(editor.isConnected).toBe(true);
  });

  it('is not sent without a user name and a password', async () => {
    const { gateway, editor } = anEditor();
    await editor.form.submit();
    expect(editor.form.errors).toEqual({ user: 'error-courier-user', secret: 'error-courier-secret' });
    expect(gateway.inputs('connectCourier')).toEqual([]);
  });

  it('stays in the form when the courier refuses it', async () => {
    const { gateway, editor } = anEditor();
    gateway.failOnce('connectCourier', new Failure('courier-login-refused', {}, 'conflict'));
    editor.form.set('user', 'shop');
    editor.form.set('secret', 'wrong');
    await editor.form.submit();
    expect(editor.form.refusal).toBe('courier-login-refused');
    expect(editor.isConnected).toBe(false);
  });

  it('of one courier is not offered to another', () => {
    const { editor } = anEditor();
    editor.form.set('secret', 'пар0ла');
    editor.choose('speedy');
    expect(editor.form.values.secret).toBe('');
  });

  it('can be removed', async () => {
    const { gateway, editor } = anEditor();
    editor.take({ connected: ['econt'] });
    await editor.disconnect();
    expect(gateway.inputs('disconnectCourier')).toEqual([{ courier: 'econt' }]);
    expect(editor.isConnected).toBe(false);
  });
});
