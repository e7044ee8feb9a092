import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { DatabaseTime } from '../database/database-time.ts';
import { hashOf } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';

/** Share of a limit that a process reserves at a time; other processes cannot use its rest. */
const SHARE = 1 / 50;
/** Milliseconds to wait for the database, and before it is asked again after silence. */
const [TIMEOUT_MS, RETRY_AFTER_MS] = [250, 1_000];
/** Number of subjects whose reservation a process remembers. */
const MAX_KNOWN = 20_000;

/** Subjects in one statement. */
const MAX_AT_ONCE = 500;

/** Number of a request in its window, and milliseconds until the window ends. */
export type RequestNumber = { current: number; ttl: number };

/** Reserved numbers from `next` to `last`; `owed` were counted locally and not yet reported. */
type Reserved = { next: number; last: number; uncounted: number; endsAt: number };

/** Count of all processes, including this one. */
type Counted = { count: number; endsAt: number };
type Waiting = {
  subject: Buffer;
  amount: number;
  windowMs: number;
  resolve: (counted: Counted | null) => void;
};

/**
 * Counts requests in fixed windows for all processes on one database. A process reserves several numbers at a
 * time, so that most requests need no statement, and all together never exceed the limit. Without an answer
 * from the database each process counts by itself.
 */
export class RequestCounts {
  private readonly reserved = new Map<string, Reserved>();
  private readonly reserving = new Map<string, Promise<void>>();
  private waiting: Waiting[] = [];
  private isQuerying = false;
  private retryAt = 0;

  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /**
   * Counts a request.
   * @param windowMs milliseconds from the first request on
   */
  async count(subject: string, max: number, windowMs: number): Promise<RequestNumber> {
    for (;;) {
      const own = this.current(subject);
      const ttl = own ? own.endsAt - performance.now() : 0;
      if (own && own.next <= own.last) return { current: own.next++, ttl };
      // Refused requests need no statement.
      if (own && own.last >= max) return { current: max + 1, ttl };
      await (this.reserving.get(subject) ??
        this.reserve(subject, Math.max(1, Math.floor(max * SHARE)), windowMs));
    }
  }

  private current(subject: string): Reserved | undefined {
    const own = this.reserved.get(subject);
    if (own && own.endsAt > performance.now()) return own;
    this.reserved.delete(subject);
    return undefined;
  }

  private reserve(subject: string, amount: number, windowMs: number): Promise<void> {
    const own = this.current(subject) ?? { last: 0, uncounted: 0, endsAt: performance.now() + windowMs };
    const reserving = this.requestCount(subject, amount + own.uncounted, windowMs)
      .then((shared) => {
        if (this.reserved.size >= MAX_KNOWN) this.deleteOldest();
        this.reserved.set(
          subject,
          shared
            ? { next: shared.count - amount + 1, last: shared.count, uncounted: 0, endsAt: shared.endsAt }
            : {
                next: own.last + 1,
                last: own.last + amount,
                uncounted: own.uncounted + amount,
                endsAt: own.endsAt,
              },
        );
      })
      .finally(() => this.reserving.delete(subject));
    this.reserving.set(subject, reserving);
    return reserving;
  }

  private deleteOldest(): void {
    for (const [subject] of this.reserved) {
      this.reserved.delete(subject);
      return;
    }
  }

  /** @returns null if the database does not answer soon */
  private async requestCount(subject: string, amount: number, windowMs: number): Promise<Counted | null> {
    if (this.isSilent) return null;
    return new Promise((resolve) => {
      this.waiting.push({ subject: hashOf(subject), amount, windowMs, resolve });
      if (!this.isQuerying) void this.countWaiting();
    });
  }

  /** One statement at a time for all waiting requests. */
  private async countWaiting(): Promise<void> {
    this.isQuerying = true;
    while (this.waiting.length > 0) {
      const all = this.waiting.splice(0, MAX_AT_ONCE);
      const counted = this.isSilent
        ? null
        : await withTimeout(this.timeoutMs, () => this.add(all)).catch(this.fallSilent);
      for (const { subject, resolve } of all) resolve(counted?.get(subject.toString('hex')) ?? null);
    }
    this.isQuerying = false;
  }

  private get isSilent(): boolean {
    return performance.now() < this.retryAt;
  }

  private readonly fallSilent = (error: unknown): null => {
    this.retryAt = performance.now() + RETRY_AFTER_MS;
    this.log.warn(error, 'requests are counted in this process, because the database is unavailable');
    return null;
  };

  private async add(all: readonly Waiting[]): Promise<Map<string, Counted>> {
    const column = <Name extends keyof Waiting>(name: Name) => all.map((one) => one[name]);
    // Sorted, so that processes do not deadlock.
    const { rows } = await sql<{ subject: Buffer; count: number; left: number }>`
      insert into request_count as c (subject, count, ends_at)
        select subject, wanted, now() + window_ms * interval '1 millisecond'
        from unnest(${column('subject')}::bytea[], ${column('amount')}::integer[], ${column('windowMs')}::integer[])
          as waiting (subject, wanted, window_ms) order by subject
      on conflict (subject) do update set
        count = case when c.ends_at <= now() then excluded.count else c.count + excluded.count end,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      returning subject, count, (extract(epoch from ends_at - now()) * 1000)::double precision as left`.execute(
      this.db,
    );
    const now = performance.now();
    return new Map(
      rows.map(({ subject, count, left }) => [subject.toString('hex'), { count, endsAt: now + left }]),
    );
  }
}

/** @throws an error of the query, or after the given milliseconds */
async function withTimeout<Answer>(
  milliseconds: number,
  requestCount: () => Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable()), milliseconds);
  });
  try {
    // A time limit of its own, not that of the request.
    return await Promise.race([new DatabaseTime(1).run(requestCount), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Store of @fastify/rate-limit; a route with its own limit is counted separately. */
export function rateLimitStore(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class CountedRoute implements FastifyRateLimitStore {
    private route = '';

    incr(...[key, done, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      callbackify(() => counts.count(`${this.route} ${key}`, max, windowMs))(done);
    }

    child(options: object): CountedRoute {
      // The library passes this, although its types do not say so.
      const { routeInfo } = options as { routeInfo: { method: unknown; url: string } };
      const child = new CountedRoute();
      child.route = `${String(routeInfo.method)} ${routeInfo.url}`;
      return child;
    }
  };
}

/** Scheduled job: deletes expired counts. */
export async function deleteExpiredRequestCounts(db: Kysely<PlatformTables>): Promise<void> {
  await sql`
    delete from request_count where subject in
      (select subject from request_count where ends_at <= now() for update skip locked)`.execute(db);
}
