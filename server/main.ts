import { join } from 'node:path';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { buildApplication } from './application.ts';
import { areDrawn, writeDrawings } from './demo/drawings/write-drawings.ts';
import { loadDemo } from './demo/load-demo.ts';
import { accountJobs } from './modules/accounts/account-jobs.ts';
import { propertyJobs } from './modules/properties/property-jobs.ts';
import { loadLocations } from './modules/properties/load-locations.ts';
import { renewOldPropertySearchText } from './modules/properties/search/renew-search-text.ts';
import { journalJobs } from './modules/journal/journal-jobs.ts';
import { loadPosts } from './modules/journal/load-posts.ts';
import { orderJobs } from './modules/orders/order-jobs.ts';
import { loadUniversities } from './modules/roommates/load-universities.ts';
import { roommateJobs } from './modules/roommates/roommate-jobs.ts';
import { loadServices } from './modules/services/load-services.ts';
import { serviceJobs } from './modules/services/service-jobs.ts';
import { renewOldProductSearchText } from './modules/shop/editor/own-shop.ts';
import { importJobs } from './modules/shop/import/import-jobs.ts';
import { queueImports } from './modules/shop/import/import-queue.ts';
import { ImportThreads } from './modules/shop/import/import-threads.ts';
import { ImportPictures } from './modules/shop/import/pictures/fetch-pictures.ts';
import { countPopularity } from './modules/shop/popularity.ts';
import { shopJobs } from './modules/shop/shop-jobs.ts';
import { siteJobs } from './modules/site/site-jobs.ts';
import { walletJobs } from './modules/wallet/wallet-jobs.ts';
import { Addresses } from './platform/addresses.ts';
import { loadConfiguration } from './platform/configuration.ts';
import { checkDurability, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { ConfigurationError } from './platform/environment-reader.ts';
import { freePort } from './platform/free-port.ts';
import { startJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import { createLogger } from './platform/logging.ts';
import { createMailer } from './platform/mail/smtp-mailer.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { platformJobs } from './platform/platform-jobs.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { Texts } from './platform/texts.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderers.ts';
import type { Database } from './tables.ts';

/** How long requests in hand may take once the shop closes, in milliseconds. */
const CLOSE_WITHIN = 8_000;

/** What was opened, to be closed in the opposite order: the listener first, the database last. */
const opened: (() => unknown)[] = [];
let closing = false;

/** Opens the shop: database, migrations, demo data, jobs, pages. */
async function main(): Promise<void> {
  const { port, ...settings } = loadConfiguration();
  // Known before anything is written that links here: mails hold full addresses.
  const configuration = { ...settings, port: port === 0 ? await freePort(settings.host) : port };
  const log = createLogger(configuration);
  // Closing a terminal hangs up; `disconnect` comes when `npm start` was killed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      if (!closing) log.info('closing: requests in hand are finished first');
      void close(0);
    });
  }
  const root = process.cwd();
  const clock = new SystemClock();
  const embedded = configuration.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
  opened.push(() => embedded?.stop());
  const connection = configuration.databaseUrl ?? embedded?.connection ?? '';
  await migrate(connection, root);
  const database = openDatabase<Database>(connection, log);
  opened.push(() => database.close());
  const { db } = database;
  await checkDurability(database.pool, log, embedded !== undefined);
  await loadLocations(database.pool, root);
  await loadServices(database.pool, root);
  await loadUniversities(database.pool, root);
  await loadPosts(database.pool, root, clock.now());
  if (configuration.demoData) {
    if (!areDrawn(configuration.dataDirectory)) await writeDrawings(configuration.dataDirectory);
    const added = await loadDemo(database.pool, new Date());
    if (added.products > 0) await countPopularity({ db, clock });
    if (added.products + added.properties > 0) log.info(added, 'the demo data was loaded');
  }

  const { metricsPort } = configuration;
  // The library and its measuring cost a start something: they are loaded where somebody looks.
  const metrics =
    metricsPort === undefined ? undefined : (await import('./metrics.ts')).composeMetrics(database, log);
  const texts = new Texts(join(root, 'content/translations'), configuration.siteTitle);
  const renderer =
    configuration.mode === 'development' ? await developmentRenderer(root) : await builtRenderer(root);
  opened.push(() => renderer.close?.());
  const { server, accounts, orders, wallet, properties, services, roommates, journal, intake } =
    await buildApplication({
      configuration,
      database,
      texts,
      clock,
      log,
      root,
      renderer,
      draining: () => closing,
      ...(metrics && { metrics }),
    });
  const imports = { db, clock, texts };
  const thread =
    configuration.mode === 'development' ? 'server/import-thread.ts' : 'dist/server/import-thread.js';
  const importThreads = new ImportThreads(db, join(root, thread), {
    connection,
    texts: join(root, 'content/translations'),
    logLevel: configuration.logLevel,
  });
  const importPictures = new ImportPictures({ ...imports, intake, log });
  const mailer = createMailer(configuration);
  opened.push(() => mailer.close());
  const jobs = await startJobs({
    database,
    log,
    jobs: {
      ...platformJobs({
        db,
        clock,
        mailer,
        payments: orders.payments,
        store: openPictureStore(configuration),
      }),
      ...siteJobs({ db, clock }),
      ...accountJobs(accounts),
      ...propertyJobs(properties),
      ...roommateJobs(roommates),
      ...shopJobs({ db, clock, texts }),
      ...importJobs(imports, importThreads, importPictures),
      ...orderJobs(orders),
      ...serviceJobs(services),
      ...walletJobs(wallet),
      ...journalJobs(journal),
    } satisfies Jobs,
  });
  opened.push(() => jobs.stop());
  // Before the jobs, which wait for those in hand.
  opened.push(() => importThreads.stop());
  opened.push(() => importPictures.stop());
  // Imports whose server was killed go on; what another killed one left is found within minutes.
  await queueImports(imports);
  await renewOldProductSearchText(db);
  await renewOldPropertySearchText(db);
  opened.push(() => {
    setTimeout(() => server.server.closeAllConnections(), CLOSE_WITHIN).unref();
    return server.close();
  });

  if (metrics && metricsPort !== undefined) {
    const measured = await metrics.listen(configuration.host, metricsPort);
    opened.push(() => measured.close());
  }
  await server.listen({ host: configuration.host, port: configuration.port });
  // What was paid while no server ran is given now, not within a minute; nobody waits for the answer of another company.
  void wallet.payments.checkWaiting().catch((error: unknown) => log.error(error));
  const address = new Addresses(configuration).origin('bg');
  process.stdout.write(`\n  Уют is open: ${address}\n`);
  if (configuration.outboxPage) process.stdout.write(`  E-mails:     ${address}/dev/outbox\n`);
  if (configuration.mode === 'development')
    process.stdout.write(`  Components:  ${address}/dev/components\n`);
  process.stdout.write(`  API:         ${address}/api/documentation\n\n`);
}

/** Ends the program; a part that does not close must not keep the others open. */
async function close(exitCode: number): Promise<void> {
  if (closing) return;
  closing = true;
  for (const closePart of opened.toReversed()) {
    await Promise.resolve()
      .then(closePart)
      .catch((error: unknown) => process.stderr.write(`While closing: ${String(error)}\n`));
  }
  process.exit(exitCode);
}

/** For people at a terminal: what they can mend without a stack, everything else with one. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Another program listens there; set PORT to another port (0 takes any free one).`;
  return error.stack ?? error.message;
}

main().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await close(1);
});
