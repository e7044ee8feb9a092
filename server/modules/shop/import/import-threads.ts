import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Configuration } from '../../../platform/configuration.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';

/** Input of a thread. */
export type ThreadTask = {
  importId: number;
  connection: Connection;
  /** The folder of the translations. */
  texts: string;
  settings: Pick<Configuration, 'logLevel' | 'origins' | 'host' | 'port' | 'teamEmail'>;
};

/** Megabytes of objects that one import may have at once (decision 0019); what needs more is given up, alone. */
const LIMITS = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 12 };

/**
 * Works on imports in threads of their own: reading a large file takes neither the time nor the memory of whoever
 * is shopping, and one that bursts its bounds ends its thread and not the shop.
 */
export class ImportThreads {
  private readonly running = new Set<Worker>();
  private stopping = false;

  constructor(
    private readonly db: Kysely<Database>,
    /** The script of the thread. */
    private readonly script: string,
    private readonly task: Omit<ThreadTask, 'importId'>,
  ) {}

  /** Ends when the thread has ended. @throws what ended it, so that the job is tried again. */
  async workOn(importId: number): Promise<void> {
    if (this.stopping) return;
    const workerData: ThreadTask = { ...this.task, importId };
    const worker = new Worker(this.script, { workerData, resourceLimits: LIMITS });
    this.running.add(worker);
    let failure: unknown;
    worker.once('error', (error) => (failure = error));
    const code = await new Promise<number>((ended) => worker.once('exit', ended));
    this.running.delete(worker);
    if (code === 0 && failure === undefined) return;
    await this.release(importId);
    if (!this.stopping) throw failure ?? new Error(`The thread of import ${importId} ended with ${code}.`);
  }

  /** Ends the threads where they are: what is written stays, and the next start goes on from there. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }

  /** Its run is over for certain: another need not wait until it has been silent for a minute. */
  private async release(importId: number): Promise<void> {
    await this.db
      .updateTable('product_import')
      .set({ runner: null })
      .where('id', '=', importId)
      .where('status', 'in', ['checking', 'importing'])
      .execute();
  }
}
