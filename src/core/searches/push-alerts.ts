import type { CancelSignal } from '../shared/failure.ts';

/** Where a browser takes push messages (RFC 8030), with the keys that they are encrypted by. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** `publicKey` is what a browser asks for messages with, null where none are sent. */
export type PushStatus = { publicKey: string | null; isSubscribed: boolean };

export const MAX_ENDPOINT_LENGTH = 1_000;
/** So many browsers of an account get messages; beyond that the oldest goes. */
export const MAX_PUSH_DEVICES = 10;

/** Push messages of the signed-in person's alerts (FIND-02). */
export abstract class PushAlerts {
  /** Returns the status of the browser with this endpoint. */
  abstract pushStatus(input: { endpoint: string | null }, signal?: CancelSignal): Promise<PushStatus>;
  /** @throws Failure `invalid` `error-push-endpoint` */
  abstract savePushSubscription(input: PushSubscription): Promise<unknown>;
  abstract deletePushSubscription(input: { endpoint: string }): Promise<unknown>;
}

/** Whether messages may be sent there: over TLS, to a name of the public network, at the usual port. */
export const isPushEndpoint = (endpoint: string): boolean =>
  endpoint.length <= MAX_ENDPOINT_LENGTH &&
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])(:443)?\/[\x21-\x7e]*$/i.test(
    endpoint,
  );
