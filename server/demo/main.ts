import { parseArgs } from 'node:util';
import { loadConfiguration } from '../platform/configuration.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { createLogger } from '../platform/logging.ts';
import { migrate } from '../platform/database/migrate.ts';
import { countFairPrices } from '../modules/properties/fair-price/count-fair-prices.ts';
import { loadLocations } from '../modules/properties/load-locations.ts';
import { loadUniversities } from '../modules/roommates/load-universities.ts';
import { loadServices } from '../modules/services/load-services.ts';
import { loadDemoRents } from './properties/load-demo-rents.ts';
import { demoPropertyCount, loadDemoProperties } from './properties/load-demo-properties.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { demoOfferCount, loadDemoRoommates } from './roommates/load-demo-roommates.ts';
import { loadDemoServices } from './load-demo-services.ts';
import { demoProductCount, loadDemoShop } from './shop/load-demo-shop.ts';
import { printCode } from './team/print-code.ts';
import { writeDrawings } from './drawings/write-drawings.ts';

/**
 * `npm run demo -- --products 1000000 --properties 1000000`: loads the demo, or extends it to that size.
 * `npm run demo -- code moderator`: prints the code of a demo member of the team.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: String(demoProductCount) },
    properties: { type: 'string', default: String(demoPropertyCount) },
  },
});
if (positionals.length > 0) process.exit(printCode(positionals, new Date()));

const configuration = loadConfiguration();
const log = createLogger(configuration);
const [products, properties] = [countOf('products'), countOf('properties')];

const embedded = configuration.databaseDirectUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
const connection = configuration.databaseDirectUrl ?? embedded?.connection;
if (!connection) throw new Error('There is no database to fill');
await migrate(connection);
const database = openDatabase<Database>(connection, log);
try {
  await writeDrawings(configuration.dataDirectory);
  const onProgress = (present: number): void => log.info({ products: present }, 'Products written');
  const added = await loadDemoShop(database.pool, { products, now: new Date(), onProgress });
  log.info({ added, products }, 'The demo shop is loaded');
  await loadDemoAccounts(database.pool);
  await loadLocations(database.pool, process.cwd());
  await loadServices(database.pool, process.cwd());
  await loadUniversities(database.pool, process.cwd());
  await loadDemoServices(database.pool, new Date());
  const addedProperties = await loadDemoProperties(database.pool, {
    properties,
    now: new Date(),
    onProgress: (present) => log.info({ properties: present }, 'Properties written'),
  });
  await countFairPrices(database.db, new Date());
  await loadDemoRents(database.pool);
  log.info({ added: addedProperties, properties }, 'The demo properties are loaded');
  await loadDemoRoommates(database.pool, { offers: demoOfferCount, now: new Date() });
} finally {
  await database.close();
  await embedded?.stop();
}

function countOf(option: 'products' | 'properties'): number {
  const count = Number(values[option]);
  if (Number.isInteger(count) && count >= 1 && count <= 10_000_000) return count;
  log.fatal(`--${option} must be a whole number from 1 to 10000000`);
  process.exit(2);
}
