import { workerData } from 'node:worker_threads';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { importSubjects } from './import-subjects.ts';
import { ModerationHold } from './modules/properties/duplicate-pictures/moderation-hold.ts';
import { ModerationMails } from './modules/properties/duplicate-pictures/moderation-mails.ts';
import { workOnImport } from './modules/shop/import/import-queue.ts';
import type { ThreadTask } from './modules/shop/import/import-threads.ts';
import { Addresses } from './platform/addresses.ts';
import { openDatabase } from './platform/database/database.ts';
import { createLogger } from './platform/logging.ts';
import { Texts } from './platform/texts.ts';
import type { Database } from './tables.ts';

/** Works on one import with its own connections. The thread ends with its work and frees its memory. */
const { importId, connection, texts: folder, settings } = workerData as ThreadTask;
const database = openDatabase<Database>(connection, createLogger(settings), { max: 3 });
const { db } = database;
const clock = new SystemClock();
const texts = new Texts(folder);
const moderationHold = new ModerationHold(
  clock,
  new ModerationMails(texts, new Addresses(settings), settings),
);
try {
  await workOnImport({ db, clock, subjects: importSubjects({ db, clock, texts, moderationHold }) }, importId);
} finally {
  await database.close();
}
