import { Failure } from '../../src/core/shared/failure.ts';

/** Milliseconds that work may wait, and its priority: 0 before 1. */
export type Patience = { waitMs: number; rank?: number };

/** In milliseconds. */
const CHECK_EVERY_MS = 200;

type Waiting = { rank: number; start: () => void };

/**
 * Runs a few pieces of work at once; others wait for a limited time. Work whose estimated wait exceeds its
 * limit is refused at once.
 */
export class WorkQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];
  /** Recent duration of work, in milliseconds. */
  private usual = 0;

  /**
   * @param messageKey message of refused work
   * @param isElsewhere asks running work if it waits for something else; then it gives up its place and
   * continues beside the others
   */
  constructor(
    private readonly atOnce: number,
    private readonly patience: Patience,
    private readonly messageKey = 'error-please-try-again-later',
    private readonly isElsewhere?: () => boolean,
  ) {}

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** @throws Failure `unavailable` if its turn does not come in time, and errors of the work */
  async run<Result>(work: () => Promise<Result>, patience = this.patience): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn(patience);
    const start = performance.now();
    let hasPlace = true;
    const leave = () => {
      if (!hasPlace) return;
      hasPlace = false;
      this.usual += (performance.now() - start - this.usual) / 10;
      const next = this.waiting.shift();
      // Passes the place on.
      if (next) next.start();
      else this.running -= 1;
    };
    const check = () => this.isElsewhere?.() && leave();
    const checking = this.isElsewhere && setInterval(check, CHECK_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(checking);
      leave();
    }
  }

  private turn({ waitMs, rank = 0 }: Patience): Promise<void> {
    const failure = new Failure(this.messageKey, {}, 'unavailable');
    const behind = this.waiting.findIndex((other) => other.rank > rank);
    const place = behind < 0 ? this.waiting.length : behind;
    if (((place + 1) * this.usual) / this.atOnce > waitMs) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        rank,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(failure);
      }, waitMs);
      this.waiting.splice(place, 0, one);
    });
  }
}
