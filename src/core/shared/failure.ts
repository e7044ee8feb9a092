/** Message keys by field name: `{ email: 'error-email-invalid' }`. */
export type FieldErrors = Record<string, string>;

/** Of what kind a refusal is; what it means for HTTP stands in api/failure-status.ts. */
export type FailureKind =
  /** It can't be read at all. */
  | 'malformed'
  /** A rule refuses what was given; `fields` says where. */
  | 'invalid'
  | 'login-required'
  /** Somebody is signed in who may not. */
  | 'not-allowed'
  | 'not-found'
  /** Something has changed meanwhile, or was done already. */
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'captcha-required'
  | 'too-many'
  /** The server is there and can't answer now. */
  | 'unavailable'
  /** The server could not be reached. */
  | 'unreachable'
  /** A fault of ours. */
  | 'fault';

/**
 * Why an operation could not be done, as a message key a person can be shown.
 * Adapters turn every refusal of the server into one, so that screens know one kind of error only.
 */
export class Failure extends Error {
  constructor(
    /** An i18n key. */
    readonly messageKey: string,
    readonly fields: FieldErrors = {},
    readonly kind: FailureKind = 'malformed',
    /** What a person may quote when asking for help. */
    readonly requestId?: string,
  ) {
    super(messageKey);
    this.name = 'Failure';
  }

  /** Nobody is signed in, or somebody who may not: on a guarded call the login opens (AUTH-15). */
  get isAccessRefusal(): boolean {
    return this.kind === 'login-required' || this.kind === 'not-allowed';
  }
}

/** Raised when nobody waits for the answer any more: the screen was left. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** The part of an AbortSignal that the core needs. */
export type CancelSignal = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
};

/** The part of an AbortController that the core needs: its signal tells those who work that nobody waits any more. */
export type Canceller = { readonly signal: CancelSignal; abort(): void };

/** Handler for `catch`: returns a value for an expected error, and throws any other one. */
export function onFailure<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (!(error instanceof Failure)) throw error;
    return value;
  };
}
