/** Message keys by field name: `{ email: 'error-email-invalid' }`. */
export type FieldErrors = Record<string, string>;

const ROLE_REFUSED = 'error-vendor-role';

/** Kind of an expected error; `api/failure-status.ts` maps it to an HTTP status. */
export type FailureKind =
  /** The input is unreadable. */
  | 'malformed'
  /** A rule rejects the input; `fields` has the errors. */
  | 'invalid'
  | 'login-required'
  /** The signed-in account lacks the permission. */
  | 'not-allowed'
  | 'not-found'
  /** The state has changed, or the operation was already done. */
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'captcha-required'
  | 'too-many'
  /** The server responds but cannot process the request now. */
  | 'unavailable'
  | 'unreachable'
  /** An unexpected error of the server. */
  | 'fault';

/**
 * Expected error of an operation, with a message key that a user can read. Adapters convert every error of
 * the server into one.
 */
export class Failure extends Error {
  constructor(
    readonly messageKey: string,
    readonly fields: FieldErrors = {},
    readonly kind: FailureKind = 'malformed',
    /** Identifier that the user can quote to the support. */
    readonly requestId?: string,
  ) {
    super(messageKey);
    this.name = 'Failure';
  }

  /**
   * True if no account is signed in, or it lacks the permission. A guarded call then opens the login
   * (AUTH-15). A refused role of a shop's member is none, because another login would not help (ROLE-04).
   */
  get isAccessRefusal(): boolean {
    if (this.messageKey === ROLE_REFUSED) return false;
    return this.kind === 'login-required' || this.kind === 'not-allowed';
  }
}

/** Returns the failure for a member of a shop whose role does not cover the area (ROLE-04). */
export const roleRefusal = (): Failure => new Failure(ROLE_REFUSED, {}, 'not-allowed');

/** Raised when the caller cancelled the operation, for example by leaving the screen. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** Part of an AbortSignal that the core uses. */
export type CancelSignal = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
};

/** Part of an AbortController that the core uses. */
export type Canceller = { readonly signal: CancelSignal; abort(): void };

/** Handler for `catch`: returns a value for an expected error, and throws any other one. */
export function onFailure<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (!(error instanceof Failure)) throw error;
    return value;
  };
}

/** @throws Failure `validation_failed` (`invalid`) with the errors, if there are any */
export function ensureNoErrors(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
}
