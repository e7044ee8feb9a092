import { beforeEach, describe, expect, it } from 'vitest';
import type { PushAlerts } from '../../../src/core/searches/push-alerts.ts';
import { refused } from '../../support/refused.ts';

export type PushWorld = { alerts: PushAlerts; endpoints: () => Promise<readonly string[]> };

const subscriptionOf = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
});

/** What whatever keeps the browsers of a person does (FIND-02). */
export function pushAlertsContract(makeWorld: () => Promise<PushWorld>): void {
  describe('Push messages', () => {
    let world: PushWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('are asked for with the server’s key', async () => {
      const { publicKey, isSubscribed } = await world.alerts.status(null);
      expect(publicKey).toMatch(/^B[\w-]{86}$/);
      expect(isSubscribed).toBe(false);
    });

    it('go to each browser that asked for them, once, until it wants no more', async () => {
      const { alerts, endpoints } = world;
      const [one, other] = ['https://push.example/one', 'https://fcm.googleapis.com/fcm/send/a:b-c'];
      await alerts.subscribe(subscriptionOf(one));
      await alerts.subscribe(subscriptionOf(other));
      await alerts.subscribe(subscriptionOf(one));
      expect(await endpoints()).toEqual([one, other]);
      expect((await alerts.status(one)).isSubscribed).toBe(true);
      await alerts.unsubscribe(one);
      await alerts.unsubscribe(one);
      expect(await endpoints()).toEqual([other]);
      expect((await alerts.status(one)).isSubscribed).toBe(false);
    });

    it.each([
      'http://push.example/one',
      'https://localhost/one',
      'https://127.0.0.1/one',
      'https://2130706433/one',
      'https://[::1]/one',
      'https://user:word@push.example/one',
      'https://push.example:8443/one',
      'https://push.example',
      'ftp://push.example/one',
      'nowhere',
    ])('do not go to %s', async (endpoint) => {
      await expect(world.alerts.subscribe(subscriptionOf(endpoint))).rejects.toMatchObject(
        refused('invalid', 'error-push-endpoint'),
      );
      expect(await world.endpoints()).toEqual([]);
    });
  });
}
