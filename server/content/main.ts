import { loadPosts } from '../modules/journal/load-posts.ts';
import { ArticleError } from '../modules/journal/read-posts.ts';
import { loadConfiguration } from '../platform/configuration.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { createLogger } from '../platform/logging.ts';
import { migrate } from '../platform/database/migrate.ts';

/** `npm run content`: brings the articles of content/blog into the database; safe to repeat. */
const configuration = loadConfiguration();
const log = createLogger(configuration);
const embedded = configuration.databaseDirectUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
const connection = configuration.databaseDirectUrl ?? embedded?.connection ?? '';
try {
  await migrate(connection);
  const database = openDatabase<Database>(connection, log);
  try {
    const { written, gone } = await loadPosts(database.pool, process.cwd(), new Date(), configuration);
    log.info({ written, gone }, 'the articles are loaded');
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ArticleError)) throw error;
  log.fatal(error.message);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
