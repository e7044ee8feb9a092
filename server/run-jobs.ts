import { join } from 'node:path';
import type { Application } from './application-parts.ts';
import { importSubjects } from './import-subjects.ts';
import { accountJobs } from './modules/accounts/account-jobs.ts';
import { orderJobs } from './modules/orders/order-jobs.ts';
import { planJobs } from './modules/plans/plan-jobs.ts';
import { propertyJobs } from './modules/properties/property-jobs.ts';
import { conversationJobs } from './modules/conversations/mail-messages.ts';
import { roommateJobs } from './modules/roommates/roommate-jobs.ts';
import { searchJobs } from './modules/searches/search-jobs.ts';
import { serviceJobs } from './modules/services/service-jobs.ts';
import { importJobs } from './modules/shop/import/import-jobs.ts';
import { queueImports } from './modules/shop/import/import-queue.ts';
import { ImportThreads } from './modules/shop/import/import-threads.ts';
import { ImportPictures } from './modules/shop/import/pictures/fetch-pictures.ts';
import { shopJobs } from './modules/shop/shop-jobs.ts';
import { siteJobs } from './modules/site/site-jobs.ts';
import { walletJobs } from './modules/wallet/wallet-jobs.ts';
import type { Connection, OpenDatabase } from './platform/database/database.ts';
import { startJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import { MailSignature, SigningMailer } from './platform/mail/mail-signature.ts';
import { createMailer } from './platform/mail/smtp-mailer.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { platformJobs } from './platform/platform-jobs.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Texts } from './platform/texts.ts';
import type { Program } from './program.ts';
import type { Database } from './tables.ts';

/** Does all jobs of the shop in this process, until it closes. */
export async function runJobs(
  { configuration, log, onClose }: Program,
  parts: {
    application: Application;
    database: OpenDatabase<Database>;
    connection: Connection;
    texts: Texts;
    root: string;
    metrics?: Metrics;
  },
): Promise<void> {
  const { application, database, connection, texts, root, metrics } = parts;
  const { accounts, orders, wallet, properties, services, roommates, plans, searches, intake } = application;
  const { db, clock } = accounts;
  const subjects = importSubjects({ db, clock, texts, held: properties.held });
  const imports = { db, clock, subjects };
  const thread =
    configuration.mode === 'development' ? 'server/import-thread.ts' : 'dist/server/import-thread.js';
  const importThreads = new ImportThreads(db, join(root, thread), {
    connection,
    texts: join(root, 'content/translations'),
    settings: {
      logLevel: configuration.logLevel,
      origins: configuration.origins,
      host: configuration.host,
      port: configuration.port,
      teamEmail: configuration.teamEmail,
    },
  });
  const importPictures = new ImportPictures({ ...imports, intake, log });
  const mailer = new SigningMailer(createMailer(configuration), new MailSignature(texts, configuration));
  onClose(() => mailer.close());
  const jobs = await startJobs({
    database,
    log,
    ...(metrics && { metrics }),
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
      ...conversationJobs(application.conversations),
      ...shopJobs({ db, clock, texts }),
      ...importJobs(imports, importThreads, importPictures),
      ...orderJobs(orders),
      ...serviceJobs(services),
      ...walletJobs(wallet),
      ...application.contact.jobs,
      ...application.newsletter.jobs,
      ...application.favorites.jobs,
      ...planJobs(plans),
      ...searchJobs(searches),
    } satisfies Jobs,
  });
  onClose(() => jobs.stop());
  // Before the jobs, which wait for those in hand.
  onClose(() => importThreads.stop());
  onClose(() => importPictures.stop());
  // Imports whose server was killed go on; what another killed one left is found within minutes.
  await queueImports(imports);
}
