import { parseArgs } from 'node:util';
import { loadConfiguration } from '../platform/configuration.ts';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createLogger } from '../platform/logging.ts';
import { migrate } from '../platform/migrate.ts';
import { demoProductCount, loadDemoShop } from './load-demo-shop.ts';
import { writeDrawings } from './drawings/write-drawings.ts';

/** `npm run demo -- --products 1000000`: loads the demo shop, or adds to it up to that many products. */
const configuration = loadConfiguration();
const log = createLogger(configuration);
const { values } = parseArgs({
  options: { products: { type: 'string', default: String(demoProductCount) } },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1 || products > 10_000_000) {
  log.fatal('--products must be a whole number from 1 to 10000000');
  process.exit(2);
}

const embedded = configuration.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
const connection = configuration.databaseUrl ?? embedded?.connection;
if (!connection) throw new Error('There is no database to fill');
await migrate(connection);
const database = openDatabase(connection, log);
try {
  await writeDrawings(configuration.dataDirectory);
  const onProgress = (present: number): void => log.info({ products: present }, 'Products written');
  const added = await loadDemoShop(database.pool, { products, now: new Date(), onProgress });
  log.info({ added, products }, 'The demo shop is loaded');
} finally {
  await database.close();
  await embedded?.stop();
}
