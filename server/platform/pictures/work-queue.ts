import { Failure } from '../../../src/core/shared/failure.ts';

/** Lets a few pieces of work run at once and the others wait, in order, for a limited time. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param waitMs milliseconds that a piece of work may wait for its turn. */
  constructor(
    private readonly atOnce: number,
    private readonly waitMs: number,
  ) {}

  /** @throws Failure `unavailable` when its turn did not come in time, and what the work throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The next one takes over this one's place.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(new Failure('error-please-try-again-later', {}, 'unavailable'));
      }, this.waitMs);
      this.waiting.push(start);
    });
  }
}
