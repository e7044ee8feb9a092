import type { Application } from './application-options.ts';
import type { Connection, OpenDatabase } from './platform/database/database.ts';
import { startJobs } from './platform/jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import { MailSignature, SigningMailer } from './platform/mail/mail-signature.ts';
import { createMailer } from './platform/mail/smtp-mailer.ts';
import type { Metrics } from './platform/metrics.ts';
import { platformJobs } from './platform/platform-jobs.ts';
import type { ProcessContext } from './process-context.ts';
import type { Database } from './tables.ts';

type Options = {
  application: Application;
  database: OpenDatabase<Database>;
  connection: Connection;
  metrics?: Metrics;
};

/** Runs the jobs of all modules in this process until it closes. */
export async function runJobs(
  { configuration, log, onClose }: ProcessContext,
  { application: { context, modules }, database, connection, metrics }: Options,
): Promise<void> {
  const { db, clock, texts, payments, pictures: store, company } = context;
  const mailer = new SigningMailer(createMailer(configuration), new MailSignature(texts, company));
  onClose(() => mailer.close());
  const imports = modules.imports.startJobs(connection, onClose);
  const jobs = await startJobs({
    database,
    log,
    ...(metrics && { metrics }),
    jobs: {
      ...platformJobs({ db, clock, mailer, payments, store }),
      ...modules.site.jobs,
      ...modules.accounts.jobs,
      ...modules.properties.jobs,
      ...modules.roommates.jobs,
      ...modules.conversations.jobs,
      ...modules.shop.jobs,
      ...imports.jobs,
      ...modules.favorites.jobs,
      ...modules.shipping.jobs,
      ...modules.invoices.jobs,
      ...modules.orders.jobs,
      ...modules.shipments.jobs,
      ...modules.services.jobs,
      ...modules.wallet.jobs,
      ...modules.contact.jobs,
      ...modules.newsletter.jobs,
      ...modules.plans.jobs,
      ...modules.payouts.jobs,
      ...modules.integrations.jobs,
      ...modules.searches.jobs,
      ...modules.team.jobs,
    } satisfies Jobs,
  });
  onClose(() => jobs.stop());
  await imports.afterStart();
}
