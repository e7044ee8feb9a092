import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Transaction, Updateable, UpdateObject } from 'kysely';
import { inTransaction, json } from '../../../platform/database/database.ts';
import type { ProductImportTable } from './tables.ts';
import type { Database } from '../../../tables.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/** What is done at a time, and for how many imports at once, in all: the other jobs keep their places. */
const PARTS = {
  rows: { statuses: ['uploaded', 'checking', 'importing'], atOnce: 2 },
  pictures: { statuses: ['fetching'], atOnce: 1 },
};
/** Times that a run may begin; what ends the server again and again is given up. */
const MAX_STARTS = 5;
const LOCK = 5_921_702;
/** Seconds after which a run that says nothing is dead. */
const SILENCE = 60;
/** Milliseconds between two signs of life. */
const BEAT = 10_000;

type ImportRow = Selectable<ProductImportTable>;
type Services = Pick<ImportDependencies, 'db' | 'clock'>;

/** Raised inside a batch when the import was cancelled, or another run took it over: nothing of the batch stays. */
class Stopped extends Error {}

const isAlive = sql`runner is not null and heartbeat > now() - make_interval(secs => ${SILENCE})`;

/**
 * One run over an import: it holds the import until it ends, and shows that it lives. All that it writes is written
 * in transactions that also find the import still its own, so that a cancelled one stops where it is.
 */
export class ImportRun {
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly services: Services,
    private readonly runner: string,
    readonly subject: ImportRow,
  ) {}

  /** Null when there is nothing to do, or it is not its turn: the imports of an owner run one after the other. */
  static async begin(
    services: Services,
    importId: number,
    part: keyof typeof PARTS = 'rows',
  ): Promise<ImportRun | null> {
    const runner = randomUUID();
    const { statuses, atOnce } = PARTS[part];
    const isOfPart = sql`status = any(${statuses}::text[])`;
    const subject = await inTransaction(services.db, async (transaction) => {
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
    const run = new ImportRun(services, runner, subject);
    if (subject.starts > MAX_STARTS) {
      await run.finish({ status: 'failed', error: { key: 'error-import-broken', values: {} } });
      return null;
    }
    run.timer = setInterval(() => void run.beat(), BEAT);
    run.timer.unref();
    return run;
  }

  /** Does a part of the work in one transaction with its progress; `false` when the run has to stop. */
  async inBatch(
    work: (transaction: Transaction<Database>) => Promise<UpdateObject<Database, 'product_import'>>,
  ): Promise<boolean> {
    try {
      await inTransaction(this.services.db, async (transaction) => {
        // First of all, so that a cancellation waits for the batch, or the batch finds the cancellation.
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

  /** The end of the work, or of its first part; the next import gets its turn. */
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
      ...((status === 'done' || status === 'failed') && { finished_at: this.services.clock.now() }),
    }));
  }

  /** Lets go of an import whose work could not be done now: the job is tried again. */
  async release(): Promise<void> {
    this.stop();
    await this.services.db
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
    await this.services.db
      .updateTable('product_import')
      .set({ heartbeat: sql<Date>`now()` })
      .where('id', '=', this.subject.id)
      .where('runner', '=', this.runner)
      .execute()
      // The database is away for a moment: the work itself will say so.
      .catch(() => undefined);
  }
}
