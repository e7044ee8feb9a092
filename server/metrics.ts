import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { OpenDatabase } from './platform/database/database.ts';
import { newestBackup } from './backup/backup-names.ts';
import { Metrics } from './platform/metrics.ts';
import { oldestDueJobSeconds } from './platform/job-heartbeats.ts';
import type { Database } from './tables.ts';

/**
 * Composes all metrics. Those from the database are equal in all processes: use the maximum, not the sum.
 */
export function composeMetrics(
  { db, pools, replicas }: Pick<OpenDatabase<Database>, 'db' | 'pools' | 'replicas'>,
  log: Logger,
  backupDirectory: string,
): Metrics {
  const metrics = new Metrics(log);
  metrics.watchConnections(pools);
  metrics.watchReplicas(replicas);
  metrics.gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'Age of the oldest job that is due.',
    read: () => oldestDueJobSeconds(db),
  });
  metrics.gauge({
    name: 'jobs_oldest_due_by_kind_seconds',
    help: 'Age of the oldest job of a kind that is due.',
    labels: ['kind'],
    read: () => oldestDueByKind(db),
  });
  metrics.gauge({
    name: 'jobs',
    help: 'Jobs by kind and state: due, running, failed permanently.',
    labels: ['kind', 'state'],
    read: () => jobsByKind(db),
  });
  metrics.gauge({
    name: 'mails_unsent',
    help: 'Unsent mails of the last day.',
    read: () => unsentMails(db),
  });
  metrics.gauge({
    name: 'payments_pending',
    help: 'Payments without an outcome.',
    read: () => pendingPayments(db),
  });
  metrics.gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest backup in the backup folder of this machine; absent without one.',
    labels: ['directory'],
    read: async () => {
      const newest = await newestBackup(backupDirectory);
      if (!newest) return [];
      return [{ labels: { directory: backupDirectory }, value: (Date.now() - newest.getTime()) / 1000 }];
    },
  });
  const orders = new OrderSums(db);
  metrics.counter({
    name: 'orders_total',
    help: 'Orders placed since the first request for metrics.',
    read: async () => (await orders.read()).orders,
  });
  metrics.counter({
    name: 'ordered_stotinki_total',
    help: 'Total of these orders with delivery, in stotinki.',
    read: async () => (await orders.read()).stotinki,
  });
  return metrics;
}

async function jobsByKind(db: Kysely<Database>) {
  const { rows } = await sql<{ kind: string; state: string; count: number }>`
    select task_identifier as kind, case when locked_at is not null then 'in-hand'
      when attempts >= max_attempts then 'given-up' else 'due' end as state, count(*)::integer as count
    from graphile_worker.jobs where run_at <= now() or attempts >= max_attempts group by 1, 2`.execute(db);
  return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count }));
}

async function oldestDueByKind(db: Kysely<Database>) {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select task_identifier as kind, extract(epoch from now() - min(run_at))::float as seconds
    from graphile_worker.jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts group by 1`.execute(db);
  return rows.map(({ kind, seconds }) => ({ labels: { kind }, value: seconds }));
}

async function unsentMails(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mail
    where created_at > now() - interval '1 day' and sent_at is null and handed_over_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

async function pendingPayments(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payment where status = 'pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sums orders incrementally. Order numbers have no gaps and are committed in order, so none is missed. */
class OrderSums {
  private last: number | null = null;
  private sums = { orders: 0, stotinki: 0 };
  private reading: Promise<{ orders: number; stotinki: number }> | null = null;

  constructor(private readonly db: Kysely<Database>) {}

  /** Simultaneous reads share the result. */
  read(): Promise<{ orders: number; stotinki: number }> {
    this.reading ??= this.addUp().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async addUp(): Promise<{ orders: number; stotinki: number }> {
    this.last ??= await this.lastNumber();
    const { rows } = await sql<{ last: number | null; orders: number; stotinki: number }>`
      select max(o.id) as last, count(distinct o.id)::integer as orders,
        coalesce(sum(part.products_amount + part.delivery_amount), 0)::bigint as stotinki
      from customer_order o join vendor_order part on part.order_id = o.id
      where o.id > ${this.last}`.execute(this.db);
    const [added] = rows;
    if (added && added.last !== null) {
      this.last = added.last;
      this.sums = {
        orders: this.sums.orders + added.orders,
        stotinki: this.sums.stotinki + added.stotinki,
      };
    }
    return this.sums;
  }

  private async lastNumber(): Promise<number> {
    const { last_number } = await this.db
      .selectFrom('document_number')
      .select('last_number')
      .where('series', '=', 'order')
      .executeTakeFirstOrThrow();
    return last_number;
  }
}
