import type { FastifyInstance } from 'fastify';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import { anonymizeCustomer } from './anonymize-customer.ts';
import { exportServices } from './export-services.ts';
import { InteriorMails } from './interior-mails.ts';
import { serviceCalendarFile } from './service-calendar-file.ts';
import { ServiceCalendar } from './service-calendar.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { serviceJobs } from './service-jobs.ts';
import { ServiceMails } from './service-mails.ts';
import { serviceReceipts } from './service-receipt.ts';
import { serviceRoutes } from './service-routes.ts';
import { ServiceTeamMails } from './service-team-mails.ts';

/** Cleaning, moving and interior design. */
export function serviceModule({ db, clock, texts, addresses, intake, configuration }: ModuleContext) {
  const { priceOrder, teamEmail, mailFrom, seller } = configuration;
  const calendar = new ServiceCalendar(texts, addresses, mailFrom);
  const teamMails = new ServiceTeamMails(texts, addresses, calendar, priceOrder, teamEmail);
  const deps: ServiceDependencies = {
    db,
    clock,
    calendar,
    intake,
    mails: new ServiceMails(texts, addresses, calendar, priceOrder, teamMails),
    interiorMails: new InteriorMails(texts, addresses, teamEmail),
  };
  const anonymize: OnAccountDeleted = (transaction, accountId) =>
    anonymizeCustomer(deps, transaction, accountId);
  return {
    deps,
    operations: serviceRoutes(deps),
    serve(server: FastifyInstance) {
      serviceCalendarFile(server, deps);
      serviceReceipts(server, deps, { texts, seller, priceOrder });
    },
    exports: [exportServices],
    onAccountDeleted: [anonymize],
    jobs: serviceJobs(deps),
  };
}
