import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { unobserved } from './unobserved.ts';

const SHOW_AFTER_MILLISECONDS = 150;
const STEP_MILLISECONDS = 400;

/** Progress line of the page, shown while it has a value from 0 to 1 (NAV-15). */
export class Progress {
  value: number | null = null;
  private running = 0;
  private stopSteps: () => void = () => {};

  constructor(private readonly clock: Clock) {
    makeAutoObservable(this, unobserved('clock', 'running', 'stopSteps'));
  }

  /**
   * Shows the line if the work takes long.
   * @returns a function that ends it
   */
  begin(): () => void {
    this.running += 1;
    if (this.running === 1) this.stopSteps = this.clock.after(SHOW_AFTER_MILLISECONDS, () => this.step(0.2));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.running -= 1;
      if (this.running === 0) this.end();
    };
  }

  /** Slows down and never reaches the end, because the duration is unknown. */
  private step(value: number): void {
    this.value = value;
    this.stopSteps = this.clock.after(STEP_MILLISECONDS, () => this.step(value + (0.95 - value) / 3));
  }

  private end(): void {
    this.stopSteps();
    this.value = null;
  }
}
