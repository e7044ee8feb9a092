import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';

const SHOW_AFTER_MILLISECONDS = 150;
const STEP_MILLISECONDS = 400;

/** The bar at the top of the page, shown while a value is set (NAV-15): from 0 to 1. */
export class Progress {
  value: number | null = null;
  private running = 0;
  private stopSteps: () => void = () => {};

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'running' | 'stopSteps'>(this, {
      clock: false,
      running: false,
      stopSteps: false,
    });
  }

  /** Shows the bar if the work takes long enough to be noticed; the answer ends it. */
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

  /** How far it is nobody knows, so the bar goes on ever more slowly and never to the end. */
  private step(value: number): void {
    this.value = value;
    this.stopSteps = this.clock.after(STEP_MILLISECONDS, () => this.step(value + (0.95 - value) / 3));
  }

  private end(): void {
    this.stopSteps();
    this.value = null;
  }
}
