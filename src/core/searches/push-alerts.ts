import type { CancelSignal } from '../shared/failure.ts';

/** Push subscription of a browser (RFC 8030) with its encryption keys. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** `publicKey` is the server's key for subscriptions; null if push is not configured. */
export type PushStatus = { publicKey: string | null; isSubscribed: boolean };

export const MAX_ENDPOINT_LENGTH = 1_000;
/** Maximum browsers of an account; the oldest one is replaced. */
export const MAX_PUSH_DEVICES = 10;

/** Port to the push messages of the signed-in user's alerts (FIND-02). */
export abstract class PushAlerts {
  abstract pushStatus(input: { endpoint: string | null }, signal?: CancelSignal): Promise<PushStatus>;
  /** @throws Failure `invalid` `error-push-endpoint` */
  abstract savePushSubscription(input: PushSubscription): Promise<unknown>;
  abstract deletePushSubscription(input: { endpoint: string }): Promise<unknown>;
}

/** True for a permitted endpoint: over TLS, with a public host name and the default port. */
export const isPushEndpoint = (endpoint: string): boolean =>
  endpoint.length <= MAX_ENDPOINT_LENGTH &&
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])(:443)?\/[\x21-\x7e]*$/i.test(
    endpoint,
  );

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
