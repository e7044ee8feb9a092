import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FailureKind } from '../../core/shared/failure.ts';

/** How long is waited before asking again, where nothing else is said. */
export const ASK_AGAIN_MILLISECONDS = 15_000;
/** Answers that more asking would not change. */
const FOR_GOOD: readonly FailureKind[] = ['login-required', 'not-allowed', 'not-found'];

/** Asks again and again while something is shown, one question at a time. */
export class Poller {
  /** Counts the starts and stops: what an earlier one began does not go on. */
  private run = 0;
  private cancel: () => void = () => {};
  private wasStopped = false;

  constructor(
    private readonly clock: Clock,
    /** @throws Failure, after which it is asked the next time */
    private readonly ask: () => Promise<void>,
    private readonly milliseconds = ASK_AGAIN_MILLISECONDS,
  ) {}

  /** What is shown is new and asked for after a while; where it was stopped before, at once. */
  start(): void {
    const isBack = this.wasStopped;
    this.stop();
    this.wasStopped = false;
    if (isBack) void this.now(this.run);
    else this.wait(this.run);
  }

  /** Something is new: asks at once, where it is asked at all. */
  hurry(): void {
    if (this.wasStopped) return;
    this.cancel();
    this.run += 1;
    void this.now(this.run);
  }

  stop(): void {
    this.run += 1;
    this.cancel();
    this.wasStopped = true;
  }

  private wait(run: number): void {
    this.cancel = this.clock.after(this.milliseconds, () => void this.now(run));
  }

  private async now(run: number): Promise<void> {
    try {
      await this.ask();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (FOR_GOOD.includes(error.kind)) return;
    }
    if (run === this.run) this.wait(run);
  }
}
