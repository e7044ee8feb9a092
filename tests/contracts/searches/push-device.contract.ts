import { beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../support/a-failure.ts';
import type { PushDevice } from '../../../src/core/searches/push-alerts.ts';

export type DeviceWorld = {
  device: PushDevice;
  /** Sets the answer to the permission prompt. */
  answers: (answer: 'yes' | 'no') => void;
  /** Makes the push service reject requests. */
  breaks: () => void;
};

/** Contract of push devices (FIND-02). */
export function pushDeviceContract(makeWorld: () => DeviceWorld): void {
  describe('A browser', () => {
    let world: DeviceWorld;
    beforeEach(() => {
      world = makeWorld();
    });

    it('receives push messages after the person agrees, until disabled', async () => {
      const { device } = world;
      expect(await device.state()).toBe('off');
      expect(await device.endpoint()).toBeNull();
      expect(await device.unsubscribe()).toBeNull();
      const subscription = await device.subscribe('key');
      expect(subscription?.endpoint).toMatch(/^https:/);
      expect(subscription?.keys.p256dh).toMatch(/^[\w-]{87}$/);
      expect(subscription?.keys.auth).toMatch(/^[\w-]{22}$/);
      expect(await device.state()).toBe('on');
      expect(await device.endpoint()).toBe(subscription?.endpoint);
      expect(await device.subscribe('key')).toEqual(subscription);
      expect(await device.unsubscribe()).toBe(subscription?.endpoint);
      expect(await device.state()).toBe('off');
    });

    it('reports an unavailable push service', async () => {
      world.breaks();
      await expect(world.device.subscribe('key')).rejects.toMatchObject(
        failureOf('unavailable', 'error-push-endpoint'),
      );
      expect(await world.device.state()).toBe('off');
    });

    it('receives no push messages without the permission', async () => {
      const { device } = world;
      world.answers('no');
      expect(await device.subscribe('key')).toBeNull();
      expect(await device.state()).toBe('blocked');
    });
  });
}
