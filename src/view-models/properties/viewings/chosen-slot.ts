/** The free times of a listing, and the chosen one, on their way to the form for a viewing; `YYYY-MM-DD HH:MM` of Sofia. */
export class ChosenSlot {
  /** What the owner offers; without any, the visitor names a time. */
  offered: readonly string[] = [];
  private dateTime: string | null = null;

  choose(dateTime: string | null, offered: readonly string[] = []): void {
    this.dateTime = dateTime;
    this.offered = offered;
  }

  /** Gives it once. */
  take(): { date: string; time: string } | null {
    const [date, time] = this.dateTime?.split(' ') ?? [];
    this.dateTime = null;
    return date && time ? { date, time } : null;
  }
}
