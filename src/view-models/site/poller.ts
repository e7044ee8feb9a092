import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FailureKind } from '../../core/shared/failure.ts';

export const ASK_AGAIN_MILLISECONDS = 15_000;
/** Errors after which polling stops. */
const FOR_GOOD: readonly FailureKind[] = ['login-required', 'not-allowed', 'not-found'];

/** Polls while something is shown, one request at a time. */
export class Poller {
  /** Number of starts and stops, to ignore earlier requests. */
  private run = 0;
  private cancel: () => void = () => {};
  private wasStopped = false;

  constructor(
    private readonly clock: Clock,
    /** @throws Failure, after which polling continues */
    private readonly poll: () => Promise<void>,
    private readonly milliseconds = ASK_AGAIN_MILLISECONDS,
  ) {}

  /** Starts after the interval; at once if it was stopped before. */
  start(): void {
    const isBack = this.wasStopped;
    this.stop();
    this.wasStopped = false;
    if (isBack) void this.now(this.run);
    else this.wait(this.run);
  }

  /** Polls at once if it is started. */
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
      await this.poll();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (FOR_GOOD.includes(error.kind)) return;
    }
    if (run === this.run) this.wait(run);
  }
}
