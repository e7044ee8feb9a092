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
const WATCH_CHANNEL = 'watched';
/** Sent for large changes: everything may have changed. */
const EVERYTHING = '*';
/** Milliseconds of silence after which changes count as unknown. */
const MAX_SILENCE = 1_000;
/** Milliseconds of silence after which the connection is opened again. */
const RECONNECT_AFTER = 5_000;
const POLL_INTERVAL = 300;
const CATCH_UP_TIMEOUT = 500;
const CONNECT_TIMEOUT = 2_000;
/** Number of remembered subjects; beyond it all count as changed. */
const MAX_KNOWN = 50_000;

/** Receives the notification's text, or null if notifications may have been lost. */
export type Watcher = (message: string | null) => void;

/**
 * Notifies all processes after the commit.
 * @param message at most 4,000 ASCII characters
 */
export async function notifyWatchers<Tables>(
  db: Kysely<Tables>,
  subject: Subject,
  message = '',
): Promise<void> {
  await db
    .selectNoFrom(({ fn, val }) =>
      fn('pg_notify', [val(WATCH_CHANNEL), val(`${subject} ${message}`)]).as('notified'),
    )
    .execute();
}

/**
 * Times of the last changes by any process, as notified by the database. Times are those of
 * `performance.now()`.
 */
export class ChangeNotifications {
  private readonly changedAt = new Map<Subject, number>();
  /** Everything counts as changed before this time. */
  private allChangedAt = -Infinity;
  /** Time of the last answered query; all earlier commits are known. */
  private confirmedAt = -Infinity;
  private client: pg.Client | null = null;
  private pending: Promise<void> | null = null;
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
    return performance.now() - this.confirmedAt < MAX_SILENCE;
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
    if (client)
      await Promise.race([this.confirm(client), sleep(CATCH_UP_TIMEOUT, undefined, { ref: false })]);
  }

  /** Listens until it is stopped, and reconnects after errors. */
  async listen(): Promise<void> {
    await this.open().catch(this.logError);
    void this.poll();
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

  private async poll(): Promise<void> {
    while (!this.isStopped) {
      await sleep(POLL_INTERVAL, undefined, { ref: false });
      const { client } = this;
      if (!client) await this.open().catch(this.logError);
      else if (performance.now() - this.confirmedAt > RECONNECT_AFTER)
        this.disconnect(client, new Error('silence'));
      else void this.confirm(client);
    }
  }

  private async open(): Promise<void> {
    if (this.isStopped) return;
    const { connection } = this;
    const client = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      application_name: 'uyut changes',
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: RECONNECT_AFTER,
    });
    client.on('error', (error) => this.disconnect(client, error));
    client.on('end', () => this.disconnect(client, new Error('the connection was ended')));
    client.on('notification', ({ channel, payload = '' }) => {
      const [subject = '', ...message] = payload.split(' ');
      if (channel === WATCH_CHANNEL) this.notify(subject, message.join(' '));
      else this.recordChanges(payload.split(' '));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${WATCH_CHANNEL}`);
    } catch (error) {
      await client.end().catch(this.logError);
      throw error;
    }
    // Earlier changes are unknown.
    this.recordUnknownChanges();
    for (const subject of this.watchers.keys()) this.notify(subject, null);
    this.client = client;
    await this.confirm(client);
    this.log.info('listening to change notifications');
  }

  private disconnect(client: pg.Client, error: Error): void {
    if (this.client !== client || this.isStopped) return;
    this.log.warn(error, 'no change notifications: pages are not cached');
    this.close();
  }

  private close(): void {
    const { client } = this;
    this.client = null;
    this.confirmedAt = -Infinity;
    client?.end().catch(this.logError);
  }

  /** One shared query for all callers, because a connection answers one at a time. */
  private confirm(client: pg.Client): Promise<void> {
    if (!this.pending) return this.sendQuery(client);
    this.next ??= this.pending.then(() => {
      this.next = null;
      return this.sendQuery(client);
    });
    return this.next;
  }

  private sendQuery(client: pg.Client): Promise<void> {
    const at = performance.now();
    this.pending = client
      .query('select 1')
      .then(() => {
        if (this.client === client) this.confirmedAt = at;
      }, this.logError)
      .finally(() => (this.pending = null));
    return this.pending;
  }

  private notify(subject: Subject, message: string | null): void {
    for (const watcher of this.watchers.get(subject) ?? []) watcher(message);
  }

  private recordChanges(subjects: readonly Subject[]): void {
    if (subjects.includes(EVERYTHING) || this.changedAt.size > MAX_KNOWN) this.recordUnknownChanges();
    const now = performance.now();
    for (const subject of subjects) this.changedAt.set(subject, now);
  }

  private recordUnknownChanges(): void {
    this.changedAt.clear();
    this.allChangedAt = performance.now();
  }

  /** A lost connection was logged already, and is opened again. */
  private readonly logError = (error: unknown): void =>
    this.log.debug({ err: error }, 'listening to change notifications failed');
}
