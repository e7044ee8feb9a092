/** A free time chosen on a listing, on its way to the form for a viewing; `YYYY-MM-DD HH:MM` of Sofia. */
export class ChosenSlot {
  private dateTime: string | null = null;

  choose(dateTime: string | null): void {
    this.dateTime = dateTime;
  }

  /** Gives it once. */
  take(): { date: string; time: string } | null {
    const [date, time] = this.dateTime?.split(' ') ?? [];
    this.dateTime = null;
    return date && time ? { date, time } : null;
  }
}
