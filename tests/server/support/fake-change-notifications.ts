export class FakeChangeNotifications {
  isCurrent = true;
  /** True if the database answers. */
  answers = false;
  private readonly at = new Map<string, number>();

  change(subject: string): void {
    this.at.set(subject, performance.now());
  }

  async catchUp(): Promise<void> {
    this.isCurrent ||= this.answers;
  }

  hasChanged(subjects: Iterable<string>, since: number): boolean {
    return [...subjects].some((subject) => (this.at.get(subject) ?? -Infinity) >= since);
  }
}
