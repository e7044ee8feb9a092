import type { PushSubscription } from '../../../src/core/searches/push-alerts.ts';

/** Sends push messages through the services of the browsers' makers. */
export abstract class PushSender {
  /** What browsers ask for messages with. */
  abstract readonly publicKey: string;
  /**
   * Only the browser reads what is sent.
   * @returns `gone` where the subscription has ended, or never was one
   * @throws Error where it may succeed another time
   */
  abstract send(subscription: PushSubscription, message: string): Promise<'sent' | 'gone'>;
}

/** @property subject whom a push service writes to about what we send: `mailto:` or an address of ours */
export type PushSettings = { publicKey: string; privateKey: string; subject: string };
