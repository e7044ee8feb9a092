import { join } from 'node:path';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { buildApplication } from './application.ts';
import { loadDemo } from './demo/load-demo.ts';
import { areDrawn, writeDrawings } from './demo/drawings/write-drawings.ts';
import { sendPasswordReset } from './modules/accounts/change-password.ts';
import { askUnconfirmed, forgetDeleted } from './modules/homes/editor/confirm-listings.ts';
import { deleteExpiredVisits } from './modules/homes/listing/property-visits.ts';
import { renewOldPropertyWords, renewPropertyWords } from './modules/homes/search/renew-search-text.ts';
import { remindOfViewing } from './modules/homes/viewings/viewing-reminders.ts';
import { loadLocations } from './modules/homes/load-locations.ts';
import { loadUniversities } from './modules/roommates/load-universities.ts';
import { forgetDeletedOffers } from './modules/roommates/roommate-jobs.ts';
import { loadServices } from './modules/services/load-services.ts';
import { renewOldWords, renewWords } from './modules/shop/editor/own-shop.ts';
import { countPopularity } from './modules/shop/popularity.ts';
import { finishPastOrders } from './modules/services/service-jobs.ts';
import { remindOfVisit } from './modules/services/service-reminders.ts';
import { announcePosts } from './modules/journal/announce-posts.ts';
import { forgetOldLetters } from './modules/journal/contact-messages.ts';
import { loadPosts } from './modules/journal/load-posts.ts';
import { forgetSubscribers } from './modules/journal/newsletter.ts';
import { expireUnconfirmed } from './modules/orders/checkout/confirm-order.ts';
import { expireUnpaid } from './modules/orders/checkout/hold-goods.ts';
import { followRefunds, recheckRefunds, sendRefund } from './modules/orders/refunds/send-refunds.ts';
import { tellStep } from './modules/orders/vendors/undo-step.ts';
import { forgetOldAccess } from './modules/orders/vendors/vendor-access.ts';
import { endPremium, remindOfPremium } from './modules/wallet/buy-premium.ts';
import { forgetOldImports, queueImports } from './modules/shop/import/import-jobs.ts';
import { ImportPictures } from './modules/shop/import/pictures/fetch-pictures.ts';
import { ImportThreads } from './modules/shop/import/import-threads.ts';
import { forgetOldHandOvers } from './modules/site/session-transfer.ts';
import { Addresses } from './platform/addresses.ts';
import { loadConfiguration } from './platform/configuration.ts';
import { checkDurability, openDatabase } from './platform/database/database.ts';
import type { Database } from './tables.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { forgetOldChallenges } from './platform/captcha/proof-of-work.ts';
import { ConfigurationError } from './platform/environment-reader.ts';
import { freePort } from './platform/free-port.ts';
import { sofiaDay } from '../src/core/shared/sofia-time.ts';
import { deleteExpiredAttempts } from './platform/http/attempt-limits.ts';
import { deleteExpiredSalts } from './platform/http/visitor-hash.ts';
import { startJobs } from './platform/jobs.ts';
import type { JobHandlers } from './platform/jobs.ts';
import { createLogger } from './platform/logging.ts';
import { emptyOldMails, sendMail } from './platform/mail/mail.ts';
import { migrate } from './platform/database/migrate.ts';
import { forgetLoosePictures } from './platform/pictures/forget-pictures.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { createMailer } from './platform/mail/smtp-mailer.ts';
import { deleteExpiredSessions } from './modules/accounts/sessions.ts';
import { Texts } from './platform/texts.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderers.ts';

/** Times in UTC; people are written to in the morning. What was paid while no server ran is found within a minute. */
const CRONTAB = [
  '* * * * * check-payments',
  '* * * * * queue-imports',
  '7 4 * * * forget-old-imports',
  '12 4 * * * count-popularity',
  '17 3 * * * forget-old-secrets',
  '22 3 * * * forget-old-letters',
  '32 3 * * * forget-subscribers',
  '*/10 * * * * announce-posts',
  '27 3 * * * forget-loose-pictures',
  '37 3 * * * forget-deleted-homes',
  '47 3 * * * finish-service-orders',
  '57 3 * * * forget-deleted-offers',
  '2 4 * * * recheck-refunds',
  '7 7 * * * ask-unconfirmed-homes',
].join('\n');

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
  await checkDurability(database.pool, log, embedded !== undefined);
  await loadLocations(database.pool, root);
  await loadServices(database.pool, root);
  await loadUniversities(database.pool, root);
  await loadPosts(database.pool, root, clock.now());
  if (configuration.demoData) {
    if (!areDrawn(configuration.dataDirectory)) await writeDrawings(configuration.dataDirectory);
    const added = await loadDemo(database.pool, new Date());
    if (added.products > 0) await countPopularity({ db: database.db, clock });
    if (added.products + added.homes > 0) log.info(added, 'the demo data was loaded');
  }

  const texts = new Texts(join(root, 'content/translations'), configuration.siteTitle);
  const renderer =
    configuration.mode === 'development' ? await developmentRenderer(root) : await builtRenderer(root);
  opened.push(() => renderer.close?.());
  const { server, accounts, orders, wallet, homes, services, roommates, journal, intake } =
    await buildApplication({
      configuration,
      database,
      texts,
      clock,
      log,
      root,
      renderer,
      draining: () => closing,
    });
  const imports = { db: database.db, clock, texts };
  const thread =
    configuration.mode === 'development' ? 'server/import-thread.ts' : 'dist/server/import-thread.js';
  const importThreads = new ImportThreads(database.db, join(root, thread), {
    connection,
    texts: join(root, 'content/translations'),
    logLevel: configuration.logLevel,
  });
  const importPictures = new ImportPictures({ ...imports, intake, log });
  const mailer = createMailer(configuration);
  opened.push(() => mailer.close());
  const jobs = await startJobs({
    pool: database.pool,
    log,
    crontab: CRONTAB,
    handlers: {
      'mail.send': sendMail(database.db, mailer),
      'accounts.send-password-reset': (wish) => sendPasswordReset(accounts, wish),
      'order.expire-unpaid': ({ orderId }) => expireUnpaid(orders, orderId),
      'order.expire-unconfirmed': ({ orderId }) => expireUnconfirmed(orders, orderId),
      'order.tell-step': ({ stepId }) => tellStep(orders, stepId),
      'order.send-refund': ({ refundId, bounced }) => sendRefund(orders, refundId, bounced),
      'recheck-refunds': () => recheckRefunds(orders),
      'check-payments': async () => {
        await wallet.payments.checkWaiting();
        await followRefunds(orders);
      },
      'wallet.remind-of-premium': ({ placeId }) => remindOfPremium(wallet, placeId),
      'wallet.end-premium': ({ propertyId }) => endPremium(wallet, propertyId),
      'homes.remind-viewing': (viewing) => remindOfViewing(homes, viewing),
      'services.remind-visit': (visit) => remindOfVisit(services, visit),
      'finish-service-orders': () => finishPastOrders(services),
      'homes.renew-words': () => renewPropertyWords(database.db),
      'shop.renew-words': (shop) => renewWords({ db: database.db, clock, texts }, shop),
      'count-popularity': () => countPopularity({ db: database.db, clock }),
      'forget-deleted-offers': () => forgetDeletedOffers(roommates),
      'ask-unconfirmed-homes': () => askUnconfirmed(homes),
      'forget-deleted-homes': async () => {
        await forgetDeleted(homes);
        await deleteExpiredVisits(homes);
      },
      'forget-loose-pictures': () =>
        forgetLoosePictures(database.db, openPictureStore(configuration), clock.now()),
      'forget-old-letters': () => forgetOldLetters(journal),
      'forget-subscribers': () => forgetSubscribers(journal),
      'announce-posts': () => announcePosts(journal),
      'shop.work-on-import': ({ importId }) => importThreads.workOn(importId),
      'shop.fetch-import-pictures': ({ importId }) => importPictures.workOn(importId),
      'queue-imports': () => queueImports(imports),
      'forget-old-imports': () => forgetOldImports(imports),
      'forget-old-secrets': async () => {
        await forgetOldAccess(database.db, clock.now());
        await forgetOldHandOvers(database.db, clock.now());
        await deleteExpiredSessions(database.db, clock.now());
        await deleteExpiredAttempts(database.db, clock.now());
        await deleteExpiredSalts(database.db, sofiaDay(clock.now()));
        await forgetOldChallenges(database.db, clock.now());
        await emptyOldMails(database.db, clock.now());
      },
    } satisfies JobHandlers,
  });
  opened.push(() => jobs.stop());
  // Before the jobs, which wait for those in hand.
  opened.push(() => importThreads.stop());
  opened.push(() => importPictures.stop());
  // Imports whose server was killed go on; what another killed one left is found within minutes.
  await queueImports(imports);
  await renewOldWords(database.db);
  await renewOldPropertyWords(database.db);
  // What was paid while no server ran is given now, not within a minute.
  await wallet.payments.checkWaiting();
  opened.push(() => {
    setTimeout(() => server.server.closeAllConnections(), CLOSE_WITHIN).unref();
    return server.close();
  });

  await server.listen({ host: configuration.host, port: configuration.port });
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

declare module './platform/jobs.ts' {
  interface JobPayloads {
    'forget-old-secrets': unknown;
    'check-payments': unknown;
  }
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
