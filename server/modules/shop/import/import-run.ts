import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Transaction, Updateable, UpdateObject } from 'kysely';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { ProductImportTable } from './tables.ts';
import type { Database } from '../../../tables.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/** Phases of the work, with the maximum of simultaneous imports, so that other jobs can run. */
const PARTS = {
  rows: { statuses: ['uploaded', 'checking', 'importing'], atOnce: 2 },
  pictures: { statuses: ['fetching'], atOnce: 1 },
};
/** Maximum attempts before an import is marked failed. */
const MAX_STARTS = 5;
const LOCK = 5_921_702;
/** Seconds without a heartbeat after which a run counts as dead. */
const SILENCE = 60;
/** Milliseconds between heartbeats. */
const BEAT = 10_000;

type ImportRow = Selectable<ProductImportTable>;
type Dependencies = Pick<ImportDependencies, 'db' | 'clock'>;

/** Thrown in a batch if the import was cancelled or taken over by another run. Rolls the batch back. */
class Stopped extends Error {}

const isAlive = sql`runner is not null and heartbeat > now() - make_interval(secs => ${SILENCE})`;

/**
 * One run of an import with exclusive access and heartbeats. Every transaction checks that the run still owns
 * the import, so that a cancelled one stops.
 */
export class ImportRun {
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly deps: Dependencies,
    private readonly runner: string,
    readonly subject: ImportRow,
  ) {}

  /** Starts a run. Null if there is no work or another import of the owner is running. */
  static async begin(
    deps: Dependencies,
    importId: number,
    part: keyof typeof PARTS = 'rows',
  ): Promise<ImportRun | null> {
    const runner = randomUUID();
    const { statuses, atOnce } = PARTS[part];
    const isOfPart = sql`status = any(${statuses}::text[])`;
    const subject = await inTransaction(deps.db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
      const { rows } = await sql<ImportRow>`
        update product_import i set runner = ${runner}, heartbeat = now(), starts = starts + 1,
          status = case status when 'uploaded' then 'checking' else status end
        where id = ${importId} and ${isOfPart} and not (${isAlive})
          and not exists (select from product_import o
            where (o.vendor_id = i.vendor_id or o.agency_id = i.agency_id) and ${isOfPart} and ${isAlive})
          and (select count(*) from product_import where ${isOfPart} and ${isAlive}) < ${atOnce}
        returning *`.execute(transaction);
      return rows[0] ?? null;
    });
    if (!subject) return null;
    const run = new ImportRun(deps, runner, subject);
    if (subject.starts > MAX_STARTS) {
      await run.finish({ status: 'failed', error: { key: 'error-import-broken', values: {} } });
      return null;
    }
    run.timer = setInterval(() => void run.beat(), BEAT);
    run.timer.unref();
    return run;
  }

  /** Runs a batch in one transaction with its progress. Returns false if the run must stop. */
  async inBatch(
    work: (transaction: Transaction<Database>) => Promise<UpdateObject<Database, 'product_import'>>,
  ): Promise<boolean> {
    try {
      await inTransaction(this.deps.db, async (transaction) => {
        // Checked first, so that a cancellation waits for the batch or the batch sees it.
        await this.ensureOwn(transaction);
        const progress = await work(transaction);
        await transaction
          .updateTable('product_import')
          .set({ ...progress, heartbeat: sql<Date>`now()` })
          .where('id', '=', this.subject.id)
          .execute();
      });
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  /** Ends the work or its first phase, and queues the next import. */
  async finish({
    status,
    error = null,
    ...values
  }: {
    status: 'ready' | 'fetching' | 'done' | 'failed';
    error?: ProductImportTable['error']['__select__'];
  } & Updateable<Pick<ProductImportTable, 'rows' | 'taken'>>): Promise<void> {
    this.stop();
    await this.inBatch(async () => ({
      ...values,
      status,
      error: error && json(error),
      progress: status === 'fetching' ? 0 : 100,
      runner: null,
      starts: 0,
      ...((status === 'done' || status === 'failed') && { finished_at: this.deps.clock.now() }),
    }));
  }

  /** Releases the import after a failed attempt: the job is retried. */
  async release(): Promise<void> {
    this.stop();
    await this.deps.db
      .updateTable('product_import')
      .set({ runner: null })
      .where('id', '=', this.subject.id)
      .where('runner', '=', this.runner)
      .execute();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async ensureOwn(transaction: Transaction<Database>): Promise<void> {
    const own = await transaction
      .selectFrom('product_import')
      .select('id')
      .where('id', '=', this.subject.id)
      .where('runner', '=', this.runner)
      .where('status', '=', this.subject.status)
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw new Stopped();
  }

  private async beat(): Promise<void> {
    await this.deps.db
      .updateTable('product_import')
      .set({ heartbeat: sql<Date>`now()` })
      .where('id', '=', this.subject.id)
      .where('runner', '=', this.runner)
      .execute()
      // If the database is unavailable, the work itself reports it.
      .catch(() => undefined);
  }
}
