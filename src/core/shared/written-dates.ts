/**
 * The dates of a page as the server wrote them. A browser's first date takes 20 to 35 ms of its processor at once, on a phone a tenth of a
 * second: what the page shows already is not written again.
 */
export class WrittenDates {
  /** @param known by what is written and how; what is missing is added */
  constructor(readonly known: Record<string, string> = {}) {}

  of(key: string, write: () => string): string {
    return (this.known[key] ??= write());
  }
}
