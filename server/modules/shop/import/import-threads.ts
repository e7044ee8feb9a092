import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Configuration } from '../../../platform/configuration.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';

export type ThreadTask = {
  importId: number;
  connection: Connection;
  /** Folder of the translations. */
  texts: string;
  settings: Pick<Configuration, 'logLevel' | 'origins' | 'host' | 'port' | 'teamEmail'>;
};

/** Maximum heap of one import, in MB (decision 0019). An import that needs more fails alone. */
const LIMITS = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 12 };

/**
 * Runs imports in worker threads, so that a large file does not slow down requests. A thread that exceeds its
 * memory ends without affecting the server.
 */
export class ImportThreads {
  private readonly running = new Set<Worker>();
  private stopping = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly script: string,
    private readonly task: Omit<ThreadTask, 'importId'>,
  ) {}

  /** Resolves at the end of the thread. @throws the thread's error, so that the job is retried */
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

  /** Ends the threads immediately. Written batches remain, and the next start continues after them. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }

  /** Releases the ended run, so that another need not wait for the heartbeat timeout of a minute. */
  private async release(importId: number): Promise<void> {
    await this.db
      .updateTable('product_import')
      .set({ runner: null })
      .where('id', '=', importId)
      .where('status', 'in', ['checking', 'importing'])
      .execute();
  }
}
