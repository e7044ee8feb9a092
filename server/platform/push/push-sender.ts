import type { PushSubscription } from '../../../src/core/searches/push-alerts.ts';

/** Port to the push services of browsers. */
export abstract class PushSender {
  abstract readonly publicKey: string;
  /**
   * Sends an encrypted message.
   * @returns `gone` if the subscription has ended
   * @throws Error if a retry may succeed
   */
  abstract send(subscription: PushSubscription, message: string): Promise<'sent' | 'gone'>;
}

/** @property subject contact for push services: `mailto:` or a URL */
export type PushSettings = { publicKey: string; privateKey: string; subject: string };
