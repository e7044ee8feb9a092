/** Free times and the chosen one, passed to the viewing form; `YYYY-MM-DD HH:MM` in Sofia. */
export class ChosenSlot {
  /** Free times; without any, the visitor proposes one. */
  offered: readonly string[] = [];
  private dateTime: string | null = null;

  choose(dateTime: string | null, offered: readonly string[] = []): void {
    this.dateTime = dateTime;
    this.offered = offered;
  }

  /** Returns the chosen time once. */
  take(): { date: string; time: string } | null {
    const [date, time] = this.dateTime?.split(' ') ?? [];
    this.dateTime = null;
    return date && time ? { date, time } : null;
  }
}
