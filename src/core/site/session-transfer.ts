import type { Consent } from './visitor-choices.ts';

/** Maximum seconds of a transfer between the two domains (LANG-11). */
export const HAND_OVER_SECONDS = 60;

/** Stored data that moves to the other domain after a language switch (LANG-11). */
export type TransferPayload = {
  /** Stored texts, unchanged; the other domain validates them like its own. */
  cart: string | null;
  favorites: string | null;
  cleaningCart: string | null;
  /** Absent in pages loaded from an older version. */
  plans?: string | null;
  consent: Consent;
};

/** Port to the visitor's stored data of this domain. */
export abstract class TransferPayloadStorage {
  abstract read(): TransferPayload;
  abstract write(payload: TransferPayload): void;
}

/** Port to the transfer between the two domains; only the same browser can collect a payload, once. */
export abstract class SessionTransfer {
  /** Leaves the payload with the server; the answer is the secret that the other domain presents. */
  abstract leaveSessionTransfer(input: TransferPayload): Promise<{ secret: string }>;
  /** Nulls where there is nothing to collect; `authToken` is for the cookie of who was signed in there. */
  abstract collectSessionTransfer(): Promise<{
    payload: TransferPayload | null;
    authToken: string | null;
  }>;
}

/** Port to the browser for the change of the domain. */
export abstract class DomainCrossing {
  /** Opens the other domain with the secret of the transfer. */
  abstract cross(origin: string, secret: string, path: string): void;
  /** Opens an address like a link. */
  abstract follow(address: string): void;
}
