import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';

/**
 * Subject of a change notification, as `tell_changes` in the migrations names it: `products`, or a single
 * `product:12`.
 */
export type Subject = string;

const CHANNEL = 'changes';
/** Channel for subjects with watchers only. */
const WATCHED = 'watched';
/** Sent for large changes: everything may have changed. */
const EVERYTHING = '*';
/** Milliseconds of silence after which changes count as unknown. */
const MAX_SILENCE = 1_000;
/** Milliseconds of silence after which the connection is opened again. */
const GIVE_UP_AFTER = 5_000;
const ASK_EVERY = 300;
const CATCH_UP_WITHIN = 500;
const CONNECT_WITHIN = 2_000;
/** Number of remembered subjects; beyond it all count as changed. */
const MAX_KNOWN = 50_000;

/** Receives the notification's text, or null if notifications may have been lost. */
export type Watcher = (news: string | null) => void;

/**
 * Notifies all processes after the commit.
 * @param news at most 4,000 ASCII characters
 */
export async function tellWatchers<Tables>(db: Kysely<Tables>, subject: Subject, news = ''): Promise<void> {
  await db
    .selectNoFrom(({ fn, val }) => fn('pg_notify', [val(WATCHED), val(`${subject} ${news}`)]).as('told'))
    .execute();
}

/**
 * Times of the last changes by any process, as notified by the database. Times are those of
 * `performance.now()`.
 */
export class Changes {
  private readonly changedAt = new Map<Subject, number>();
  /** Everything counts as changed before this time. */
  private allChangedAt = -Infinity;
  /** Time of the last answered query; all earlier commits are known. */
  private heardAt = -Infinity;
  private client: pg.Client | null = null;
  private asking: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private isStopped = false;
  private readonly watchers = new Map<Subject, Set<Watcher>>();

  /** @param connection to PostgreSQL itself, because `LISTEN` does not work through a transaction pooler */
  constructor(
    private readonly connection: Connection,
    private readonly log: Pick<Logger, 'info' | 'warn' | 'debug'>,
  ) {}

  /** True if all changes until a second ago are known. */
  get isCurrent(): boolean {
    return performance.now() - this.heardAt < MAX_SILENCE;
  }

  /** True if one of the subjects changed at or after a time, as far as known. */
  hasChanged(subjects: Iterable<Subject>, since: number): boolean {
    if (this.allChangedAt >= since) return true;
    for (const subject of subjects) if ((this.changedAt.get(subject) ?? -Infinity) >= since) return true;
    return false;
  }

  /** Waits until all earlier commits are known; a short time at most, and not without a connection. */
  async catchUp(): Promise<void> {
    const { client } = this;
    if (client) await Promise.race([this.ask(client), sleep(CATCH_UP_WITHIN, undefined, { ref: false })]);
  }

  /** Listens until it is stopped, and reconnects after errors. */
  async listen(): Promise<void> {
    await this.open().catch(this.say);
    void this.goOn();
  }

  /**
   * Calls the watcher on each notification of a subject, and after a lost connection.
   * @returns a function that ends it
   */
  watch(subject: Subject, watcher: Watcher): () => void {
    const all = this.watchers.get(subject) ?? new Set();
    this.watchers.set(subject, all.add(watcher));
    return () => {
      all.delete(watcher);
      if (all.size === 0 && this.watchers.get(subject) === all) this.watchers.delete(subject);
    };
  }

  stop(): void {
    this.isStopped = true;
    this.close();
  }

  private async goOn(): Promise<void> {
    while (!this.isStopped) {
      await sleep(ASK_EVERY, undefined, { ref: false });
      const { client } = this;
      if (!client) await this.open().catch(this.say);
      else if (performance.now() - this.heardAt > GIVE_UP_AFTER) this.lose(client, new Error('silence'));
      else void this.ask(client);
    }
  }

  private async open(): Promise<void> {
    if (this.isStopped) return;
    const { connection } = this;
    const client = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      application_name: 'uyut changes',
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: GIVE_UP_AFTER,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('the connection was ended')));
    client.on('notification', ({ channel, payload = '' }) => {
      const [subject = '', ...news] = payload.split(' ');
      if (channel === WATCHED) this.tell(subject, news.join(' '));
      else this.note(payload.split(' '));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${WATCHED}`);
    } catch (error) {
      await client.end().catch(this.say);
      throw error;
    }
    // Earlier changes are unknown.
    this.changeAll();
    for (const subject of this.watchers.keys()) this.tell(subject, null);
    this.client = client;
    await this.ask(client);
    this.log.info('changes are listened to');
  }

  private lose(client: pg.Client, error: Error): void {
    if (this.client !== client || this.isStopped) return;
    this.log.warn(error, 'nobody tells of changes: pages are rendered anew');
    this.close();
  }

  private close(): void {
    const { client } = this;
    this.client = null;
    this.heardAt = -Infinity;
    client?.end().catch(this.say);
  }

  /** One shared query for all callers, because a connection answers one at a time. */
  private ask(client: pg.Client): Promise<void> {
    if (!this.asking) return this.begin(client);
    this.next ??= this.asking.then(() => {
      this.next = null;
      return this.begin(client);
    });
    return this.next;
  }

  private begin(client: pg.Client): Promise<void> {
    const at = performance.now();
    this.asking = client
      .query('select 1')
      .then(() => {
        if (this.client === client) this.heardAt = at;
      }, this.say)
      .finally(() => (this.asking = null));
    return this.asking;
  }

  private tell(subject: Subject, news: string | null): void {
    for (const watcher of this.watchers.get(subject) ?? []) watcher(news);
  }

  private note(subjects: readonly Subject[]): void {
    if (subjects.includes(EVERYTHING) || this.changedAt.size > MAX_KNOWN) this.changeAll();
    const now = performance.now();
    for (const subject of subjects) this.changedAt.set(subject, now);
  }

  private changeAll(): void {
    this.changedAt.clear();
    this.allChangedAt = performance.now();
  }

  /** A lost connection was logged already, and is opened again. */
  private readonly say = (error: unknown): void => this.log.debug({ err: error }, 'changes are not heard');
}
