/** Where faults of ours that happen in a browser are told, so that somebody mends them. */
export abstract class ErrorReports {
  /** `route` is the name of the screen; nothing personal goes along. It never throws. */
  abstract report(error: unknown, route: string): void;
}
