import { Clock } from '../../src/core/shared/clock.ts';

/** Clock whose time changes only by `pass`. */
export class FakeClock extends Clock {
  private time: number;
  private waiting: { at: number; action: () => void }[] = [];

  constructor(start = '2026-11-21T10:00:00.000Z') {
    super();
    this.time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.time);
  }

  after(milliseconds: number, action: () => void): () => void {
    const entry = { at: this.time + milliseconds, action };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry);
    };
  }

  /** Advances the time and runs the due timers in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }
}
