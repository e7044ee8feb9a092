import { Clock } from '../core/shared/clock.ts';

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  }
}
