/** Port to reports of unexpected errors in the browser. */
export abstract class ErrorReports {
  /** `route` is the name of the screen; the report has no personal data. It never throws. */
  abstract report(error: unknown, route: string): void;
}
