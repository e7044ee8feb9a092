import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** Seconds that a page may wait for the database, all its questions together, and any request for one of them. */
export const REQUEST_SECONDS = 3;
/** Seconds for all questions of what writes: it waits for others who write the same. */
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

  /** Of the work that asks; undefined beside requests. */
  static get current(): DatabaseTime | undefined {
    return current.getStore();
  }

  /** Milliseconds; none or less: nothing more may be asked. */
  get left(): number {
    return this.seconds * 1000 - this.spent - this.waited;
  }

  /** Milliseconds since the wait began that goes on now. */
  get waited(): number {
    return this.waiting > 0 ? performance.now() - this.since : 0;
  }

  /** Of the wait that goes on now, the part (0 to 1) in which the processor had no rest, and may not have heard the answer. */
  get utilization(): number {
    return performance.eventLoopUtilization(this.loopSince).utilization;
  }

  /** Everything that the work leads to shares this time. */
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

/** The same rows, each asked for in a time of its own: a file that is made as it is read takes as long as it is. */
export async function* eachInItsTime<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row> {
  const asked = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  try {
    for (;;) {
      const next = await new DatabaseTime(BACKGROUND_SECONDS).run(() => asked.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await asked.return?.();
  }
}
