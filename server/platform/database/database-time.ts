import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** Seconds for all statements of a page, and for one statement of any request. */
export const REQUEST_SECONDS = 3;
/** Seconds for all statements of a write, which may wait for other writes. */
export const WRITE_SECONDS = 10;
/** Seconds for one question of what runs beside requests (jobs, imports, commands), and for operations that say so. */
export const BACKGROUND_SECONDS = 15;

const current = new AsyncLocalStorage<DatabaseTime>();

/** The time that one piece of work may wait for the database. Questions asked at once wait at once. */
export class DatabaseTime {
  private spent = 0;
  private waiting = 0;
  private since = 0;
  private loopSince = performance.eventLoopUtilization();

  constructor(readonly seconds: number) {}

  /** The time limit of the current work; undefined outside of requests. */
  static get current(): DatabaseTime | undefined {
    return current.getStore();
  }

  /** Milliseconds left; zero or less means no further statement. */
  get left(): number {
    return this.seconds * 1000 - this.spent - this.waited;
  }

  /** Milliseconds since the current wait began. */
  get waited(): number {
    return this.waiting > 0 ? performance.now() - this.since : 0;
  }

  /** Share (0 to 1) of the current wait in which the processor was busy and may have missed the answer. */
  get utilization(): number {
    return performance.eventLoopUtilization(this.loopSince).utilization;
  }

  /** Runs work that shares this time limit. */
  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  async spend<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.waiting === 0) {
      this.since = performance.now();
      this.loopSince = performance.eventLoopUtilization();
    }
    this.waiting += 1;
    try {
      return await wait();
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.spent += performance.now() - this.since;
    }
  }
}

/** Yields rows with a new time limit for each, because a streamed file takes as long as its reader. */
export async function* eachInItsTime<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  try {
    for (;;) {
      const next = await new DatabaseTime(BACKGROUND_SECONDS).run(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
