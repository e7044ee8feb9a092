import type { Consent } from './consent.ts';

/** How long a hand-over may be on its way between the two domains, in seconds (LANG-11). */
export const HAND_OVER_SECONDS = 60;

/** What one domain's storage holds and the other one must have after a language switch (LANG-11). */
export type TransferPayload = {
  /** The stored texts, as they are: each is read as tolerantly as if it had always been there. */
  cart: string | null;
  favorites: string | null;
  cleaningCart: string | null;
  /** Left out by a page that was loaded before there were any. */
  plans?: string | null;
  consent: Consent;
};

/** What of the visitor lives in this domain's storage. */
export abstract class TransferPayloadStorage {
  abstract read(): TransferPayload;
  abstract write(payload: TransferPayload): void;
}

/** The passage between the two domains; a hand-over is collected once, by the browser it was made for. */
export abstract class SessionTransfer {
  /** Leaves the payload with the server; the answer is the secret that the other domain presents. */
  abstract leaveSessionTransfer(input: TransferPayload): Promise<{ secret: string }>;
  /** Nulls where there is nothing to collect; `authToken` is for the cookie of who was signed in there. */
  abstract collectSessionTransfer(): Promise<{
    payload: TransferPayload | null;
    authToken: string | null;
  }>;
}

/** What leaving for the other domain needs of the browser. */
export abstract class DomainCrossing {
  /** Goes to the other domain, presenting the secret of the hand-over there. */
  abstract cross(origin: string, secret: string, path: string): void;
  /** Goes to an address as a link would. */
  abstract follow(address: string): void;
}
