/**
 * The dates of a page as the server wrote them: what it shows already is not written again. A browser's first date takes 20 to 44 ms of a
 * desktop's processor at once.
 */
export class WrittenDates {
  /** @param known by what is written and how; what is missing is added */
  constructor(readonly known: Record<string, string> = {}) {}

  of(key: string, write: () => string): string {
    return (this.known[key] ??= write());
  }
}
