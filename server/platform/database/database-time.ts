import { AsyncLocalStorage } from 'node:async_hooks';

/** Seconds that a request may wait for the database, all its questions together; an operation may say another number. */
export const REQUEST_SECONDS = 3;
/** Seconds for one question of what runs beside requests: jobs, imports, commands. */
export const BACKGROUND_SECONDS = 15;

const current = new AsyncLocalStorage<DatabaseTime>();

/** The time that one piece of work may wait for the database. Questions asked at once wait at once. */
export class DatabaseTime {
  private spent = 0;
  private waiting = 0;
  private since = 0;

  constructor(readonly seconds: number) {}

  /** Of the work that asks; undefined beside requests. */
  static get current(): DatabaseTime | undefined {
    return current.getStore();
  }

  /** Milliseconds; none or less: nothing more may be asked. */
  get left(): number {
    const waited = this.waiting > 0 ? performance.now() - this.since : 0;
    return this.seconds * 1000 - this.spent - waited;
  }

  /** Everything that the work leads to shares this time. */
  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  async spend<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.waiting === 0) this.since = performance.now();
    this.waiting += 1;
    try {
      return await wait();
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.spent += performance.now() - this.since;
    }
  }
}
