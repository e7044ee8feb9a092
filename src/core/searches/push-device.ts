import type { PushSubscription } from './push-alerts.ts';

/** `unsupported` without push in the browser, `blocked` if the user denied the permission. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Port to the push messages of this browser. */
export abstract class PushDevice {
  abstract state(): Promise<PushState>;
  /** Endpoint of the subscription; null without one. */
  abstract endpoint(): Promise<string | null>;
  /**
   * Requests the permission if necessary.
   * @returns null if the user denies it
   * @throws Failure `unavailable` if the browser's service rejects the request
   */
  abstract subscribe(publicKey: string): Promise<PushSubscription | null>;
  /** @returns the endpoint of the ended subscription; null without one */
  abstract unsubscribe(): Promise<string | null>;
}
