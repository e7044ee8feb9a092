import { SystemClock } from '../src/adapters/system-clock.ts';
import { areDrawn, writeDrawings } from './demo/drawings/write-drawings.ts';
import { loadDemoRents } from './demo/properties/load-demo-rents.ts';
import { loadDemo } from './demo/load-demo.ts';
import { loadDemoPayouts } from './demo/load-demo-payouts.ts';
import { loadDemoTeam } from './demo/team/load-demo-team.ts';
import { applyPosts } from './modules/journal/apply-posts.ts';
import { LiveSettings } from './modules/team/versions/live-settings.ts';
import { loadPosts } from './modules/journal/load-posts.ts';
import { countFairPrices } from './modules/properties/fair-price/count-fair-prices.ts';
import { loadLocations } from './modules/properties/load-locations.ts';
import { loadUniversities } from './modules/roommates/load-universities.ts';
import { loadServices } from './modules/services/load-services.ts';
import { openCouriers } from './modules/shipping/couriers/open-couriers.ts';
import { syncOffices } from './modules/shipping/sync-offices.ts';
import { countPopularity } from './modules/shop/popularity.ts';
import { checkDurability, openDatabase } from './platform/database/database.ts';
import type { Connection, OpenDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import type { ProcessContext } from './process-context.ts';
import type { Database } from './tables.ts';

/**
 * Starts the embedded database if needed, migrates it and loads the initial data. Safe in several processes at once.
 * @returns the pool and the direct connection
 */
export async function prepareDatabase(
  { configuration, log, onClose }: ProcessContext,
  root: string,
): Promise<{ database: OpenDatabase<Database>; connection: Connection }> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrls, dataDirectory } = configuration;
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDirectory, log });
  onClose(() => embedded?.stop());
  const connection = databaseDirectUrl ?? embedded?.connection ?? '';
  await migrate(connection, { root, onNotice: (reason) => log.warn(reason) });
  const database = openDatabase<Database>(databaseUrl ?? connection, log, {
    direct: connection,
    replicas: databaseReadUrls,
  });
  onClose(() => database.close());
  const { db, pool } = database;
  await checkDurability(pool, log, embedded !== undefined);
  const clock = new SystemClock();
  const company = new LiveSettings(db, clock, configuration);
  await company.refresh();
  const values = { seller: company.seller, priceOrder: configuration.priceOrder };
  await Promise.all([
    loadLocations(pool, root).then(() => loadUniversities(pool, root)),
    loadServices(pool, root),
    loadPosts(pool, root, clock.now(), values),
  ]);
  await applyPosts(db, { now: clock.now(), values, all: true });
  // Offices of real couriers are downloaded by a job.
  if (configuration.courierSandbox) {
    for (const courier of await openCouriers({ ...configuration, couriers: undefined }, root, { db, clock }))
      await syncOffices(db, courier, clock.now());
  }
  if (configuration.demoData) {
    if (!areDrawn(dataDirectory)) await writeDrawings(dataDirectory);
    const added = await loadDemo(pool, clock.now());
    if (added.products > 0) await countPopularity({ db, clock });
    if (added.properties > 0) {
      await countFairPrices(db, clock.now());
      await loadDemoRents(pool);
    }
    await loadDemoPayouts({ db, company }, clock.now());
    await loadDemoTeam({ db, store: openPictureStore(configuration), root }, clock.now());
    if (added.products + added.properties > 0) log.info(added, 'the demo data was loaded');
  }
  return { database, connection };
}
