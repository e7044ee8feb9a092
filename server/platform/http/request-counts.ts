import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { DatabaseAway } from '../database/database-away.ts';
import { DatabaseTime } from '../database/database-time.ts';
import { hashOf } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';

/** The share of a limit that a process takes at a time; what it does not use of it, others can't. */
const SHARE = 1 / 50;
/** Milliseconds that a request waits for the database to count it, and for which one that was silent is not asked again. */
const [WAIT, ASK_AGAIN_AFTER] = [250, 1_000];
/** Of so many subjects a process knows what it has taken; of the one that it forgets it takes anew. */
const MAX_KNOWN = 20_000;

/** Subjects in one question. */
const MAX_AT_ONCE = 500;

/** The number of a request in its window, and the milliseconds until that ends. */
export type RequestNumber = { current: number; ttl: number };

/** The numbers from `next` to `last` are this process's own; `owed` of those before were never told to the database. */
type Taken = { next: number; last: number; owed: number; endsAt: number };

/** How many there are of all processes, these included. */
type Counted = { count: number; endsAt: number };
type Asked = { subject: Buffer; some: number; windowMs: number; resolve: (counted: Counted | null) => void };

/**
 * Counts requests in fixed windows of time, for all processes on one database together. Each takes some numbers at a
 * time, so that most requests ask nobody; all of them together never get more than there are. While the database does
 * not answer each process counts by itself.
 */
export class RequestCounts {
  private readonly taken = new Map<string, Taken>();
  private readonly taking = new Map<string, Promise<void>>();
  private asked: Asked[] = [];
  private isAsking = false;
  private askAgainAt = 0;

  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly waitMs = WAIT,
  ) {}

  /** Counts one more. @param windowMs from the first request on, in milliseconds */
  async count(subject: string, max: number, windowMs: number): Promise<RequestNumber> {
    for (;;) {
      const own = this.current(subject);
      const ttl = own ? own.endsAt - performance.now() : 0;
      if (own && own.next <= own.last) return { current: own.next++, ttl };
      // Whoever is refused costs no more questions.
      if (own && own.last >= max) return { current: max + 1, ttl };
      await (this.taking.get(subject) ?? this.take(subject, Math.max(1, Math.floor(max * SHARE)), windowMs));
    }
  }

  private current(subject: string): Taken | undefined {
    const own = this.taken.get(subject);
    if (own && own.endsAt > performance.now()) return own;
    this.taken.delete(subject);
    return undefined;
  }

  private take(subject: string, some: number, windowMs: number): Promise<void> {
    const own = this.current(subject) ?? { last: 0, owed: 0, endsAt: performance.now() + windowMs };
    const taking = this.ask(subject, some + own.owed, windowMs)
      .then((shared) => {
        if (this.taken.size >= MAX_KNOWN) this.deleteOldest();
        this.taken.set(
          subject,
          shared
            ? { next: shared.count - some + 1, last: shared.count, owed: 0, endsAt: shared.endsAt }
            : { next: own.last + 1, last: own.last + some, owed: own.owed + some, endsAt: own.endsAt },
        );
      })
      .finally(() => this.taking.delete(subject));
    this.taking.set(subject, taking);
    return taking;
  }

  private deleteOldest(): void {
    for (const [subject] of this.taken) {
      this.taken.delete(subject);
      return;
    }
  }

  /** @returns null when the database does not answer soon */
  private async ask(subject: string, some: number, windowMs: number): Promise<Counted | null> {
    if (this.isSilent) return null;
    return new Promise((resolve) => {
      this.asked.push({ subject: hashOf(subject), some, windowMs, resolve });
      if (!this.isAsking) void this.askForAll();
    });
  }

  /** One question at a time, for all who came while the one before was on its way: a crowd makes few of them. */
  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.asked.length > 0) {
      const all = this.asked.splice(0, MAX_AT_ONCE);
      const counted = this.isSilent
        ? null
        : await within(this.waitMs, () => this.add(all)).catch(this.fallSilent);
      for (const { subject, resolve } of all) resolve(counted?.get(subject.toString('hex')) ?? null);
    }
    this.isAsking = false;
  }

  private get isSilent(): boolean {
    return performance.now() < this.askAgainAt;
  }

  private readonly fallSilent = (error: unknown): null => {
    this.askAgainAt = performance.now() + ASK_AGAIN_AFTER;
    this.log.warn(error, 'the database counts no requests: this process counts its own');
    return null;
  };

  private async add(all: readonly Asked[]): Promise<Map<string, Counted>> {
    const column = <Name extends keyof Asked>(name: Name) => all.map((one) => one[name]);
    // In one order, so that no two processes wait for each other.
    const { rows } = await sql<{ subject: Buffer; count: number; left: number }>`
      insert into request_count as c (subject, count, ends_at)
        select subject, wanted, now() + window_ms * interval '1 millisecond'
        from unnest(${column('subject')}::bytea[], ${column('some')}::integer[], ${column('windowMs')}::integer[])
          as asked (subject, wanted, window_ms) order by subject
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

/** @throws what the question throws, and when no answer comes in so many milliseconds */
async function within<Answer>(milliseconds: number, ask: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new DatabaseAway()), milliseconds);
  });
  try {
    // Not of the time that the request itself may wait for the database.
    return await Promise.race([new DatabaseTime(1).run(ask), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The counts as @fastify/rate-limit asks for them; each route with a limit of its own is counted by itself. */
export function rateLimitStore(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class CountedRoute implements FastifyRateLimitStore {
    private route = '';

    incr(...[key, done, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      callbackify(() => counts.count(`${this.route} ${key}`, max, windowMs))(done);
    }

    child(options: object): CountedRoute {
      // This is what comes, whatever the library's types say.
      const { routeInfo } = options as { routeInfo: { method: unknown; url: string } };
      const child = new CountedRoute();
      child.route = `${String(routeInfo.method)} ${routeInfo.url}`;
      return child;
    }
  };
}

/** A job that comes by the clock. */
export async function deleteExpiredRequestCounts(db: Kysely<PlatformTables>): Promise<void> {
  await sql`
    delete from request_count where subject in
      (select subject from request_count where ends_at <= now() for update skip locked)`.execute(db);
}
