import type { PushSubscription } from './push-alerts.ts';

/** `unsupported` where a browser has no push messages, `blocked` where the person has forbidden them. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Push messages as this browser takes them. */
export abstract class PushDevice {
  abstract state(): Promise<PushState>;
  /** Where it takes them; null where it takes none. */
  abstract endpoint(): Promise<string | null>;
  /**
   * Asks the person, where they have not answered yet. @returns null where they do not want to
   * @throws Failure `unavailable` where the browser's service refuses
   */
  abstract subscribe(publicKey: string): Promise<PushSubscription | null>;
  /** @returns the endpoint that takes nothing any more; null where there was none */
  abstract unsubscribe(): Promise<string | null>;
}
