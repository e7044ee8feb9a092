import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SystemClock } from '../src/adapters/system-clock.ts';
import { buildApplication } from './application.ts';
import { demoProductCount, loadDemoShop } from './demo/load-demo-shop.ts';
import { writeDrawings } from './demo/drawings/write-drawings.ts';
import { expireUnpaid } from './modules/orders/order-payment.ts';
import { forgetOldAccess } from './modules/orders/vendor-access.ts';
import { forgetOldHandOvers } from './modules/site/hand-over.ts';
import { Addresses } from './platform/addresses.ts';
import { loadConfiguration } from './platform/configuration.ts';
import { checkDurability, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { startJobs } from './platform/jobs.ts';
import type { JobHandlers } from './platform/jobs.ts';
import { createLogger } from './platform/logging.ts';
import { sendMail } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import { createMailer } from './platform/smtp-mailer.ts';
import { Texts } from './platform/texts.ts';
import { builtRenderer, developmentRenderer } from './rendering/renderers.ts';

const NIGHTLY = '17 3 * * * forget-old-secrets';

/** Opens the shop: database, migrations, demo data, jobs, pages; and closes it in the opposite order. */
async function main(): Promise<void> {
  const configuration = loadConfiguration();
  const log = createLogger(configuration);
  const root = process.cwd();
  const clock = new SystemClock();
  const embedded = configuration.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDirectory: configuration.dataDirectory, log });
  const connection = configuration.databaseUrl ?? embedded?.connection ?? '';
  await migrate(connection, root);
  const database = openDatabase(connection, log);
  await checkDurability(database.pool, log, embedded !== undefined);
  if (configuration.demoData) await loadDemo(configuration.dataDirectory, database.pool, log);

  let draining = false;
  const texts = new Texts(join(root, 'content/translations'));
  const renderer =
    configuration.mode === 'development' ? await developmentRenderer(root) : await builtRenderer(root);
  const { server, orders } = await buildApplication({
    ...{ configuration, database, texts, clock, log, root, renderer },
    draining: () => draining,
  });
  const mailer = createMailer(configuration);
  const jobs = await startJobs({
    pool: database.pool,
    log,
    crontab: NIGHTLY,
    handlers: {
      'mail.send': sendMail(database.db, mailer),
      'order.expire-unpaid': ({ orderId }) => expireUnpaid(orders, orderId),
      'forget-old-secrets': async () => {
        await forgetOldAccess(database.db, clock.now());
        await forgetOldHandOvers(database.db, clock.now());
      },
    } satisfies JobHandlers,
  });

  const stop = async () => {
    if (draining) return;
    draining = true;
    log.info('closing: requests in hand are finished first');
    await server.close();
    await jobs.stop();
    mailer.close();
    await renderer.close?.();
    await database.close();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());

  await server.listen({ host: configuration.host, port: configuration.port });
  const address = new Addresses(configuration).origin('bg');
  process.stdout.write(`\n  Уют is open: ${address}\n`);
  if (configuration.outboxPage) process.stdout.write(`  E-mails:     ${address}/dev/outbox\n`);
  process.stdout.write(`  API:         ${address}/api/documentation\n\n`);
}

async function loadDemo(
  dataDirectory: string,
  pool: Parameters<typeof loadDemoShop>[0],
  log: ReturnType<typeof createLogger>,
): Promise<void> {
  if (!existsSync(join(dataDirectory, 'pictures/products'))) await writeDrawings(dataDirectory);
  const loaded = await loadDemoShop(pool, { products: demoProductCount, now: new Date() });
  if (loaded > 0) log.info({ products: loaded }, 'the demo shop was loaded');
}

declare module './platform/jobs.ts' {
  interface JobPayloads {
    'forget-old-secrets': unknown;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
