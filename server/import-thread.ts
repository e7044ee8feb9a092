import { workerData } from 'node:worker_threads';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { openDatabase } from './platform/database/database.ts';
import type { Database } from './tables.ts';
import { createLogger } from './platform/logging.ts';
import { Texts } from './platform/texts.ts';
import { workOnImport } from './modules/shop/import/import-queue.ts';
import type { ThreadTask } from './modules/shop/import/import-threads.ts';

/** What a thread does: one import, over connections of its own. It ends with its work, and its memory with it. */
const { importId, connection, texts, logLevel } = workerData as ThreadTask;
const database = openDatabase<Database>(connection, createLogger({ logLevel }), { max: 3 });
try {
  await workOnImport({ db: database.db, clock: new SystemClock(), texts: new Texts(texts) }, importId);
} finally {
  await database.close();
}
