import type { FastifyInstance } from 'fastify';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import { anonymizeCustomer } from './anonymize-customer.ts';
import { InteriorMails } from './interior-mails.ts';
import { ServiceCalendar, VISITS_FILE } from './service-calendar.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { serviceJobs } from './service-jobs.ts';
import { ServiceMails } from './service-mails.ts';
import { serviceReceipts } from './service-receipt.ts';
import { serviceRoutes } from './service-routes.ts';
import { ServiceTeamMails } from './service-team-mails.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CALENDAR_TYPE } from '../../platform/documents/calendar-file.ts';
import { loadServiceOrder } from './load-service-orders.ts';

export function serviceModule({
  db,
  clock,
  texts,
  addresses,
  intake,
  company,
  configuration,
}: ModuleContext) {
  const { priceOrder, mailFrom } = configuration;
  const calendar = new ServiceCalendar(texts, addresses, mailFrom);
  const teamMails = new ServiceTeamMails(texts, addresses, calendar, priceOrder, company);
  const deps: ServiceDependencies = {
    db,
    clock,
    calendar,
    intake,
    mails: new ServiceMails(texts, addresses, calendar, priceOrder, teamMails),
    interiorMails: new InteriorMails(texts, addresses, company),
  };
  const anonymize: OnAccountDeleted = (transaction, accountId) =>
    anonymizeCustomer(deps, transaction, accountId);
  return {
    deps,
    operations: serviceRoutes(deps),
    serve(server: FastifyInstance) {
      serviceCalendarFile(server, deps);
      serviceReceipts(server, deps, { texts, company, priceOrder });
    },
    exports: [exportServices],
    onAccountDeleted: [anonymize],
    jobs: serviceJobs(deps),
  };
}

/** Returns service orders without their secrets, for the export of personal data. */
async function exportServices(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const [orders, enquiries] = await Promise.all([
    db.selectFrom('service_order').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
    db.selectFrom('interior_enquiry').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
  ]);
  return {
    serviceOrders: orders.map(
      ({ token: _t, key: _k, content_hash: _c, confirmation_hash: _h, work: _w, ...order }) => order,
    ),
    interiorEnquiries: enquiries.map(({ key: _k, content_hash: _c, ...enquiry }) => enquiry),
  };
}

/** Serves the customer's calendar entries by their secret. */
function serviceCalendarFile(server: FastifyInstance, { db, calendar }: ServiceDependencies): void {
  server.get<{ Params: { file: string } }>('/calendar/service/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    if (!token) throw new Failure('error-order-not-found', {}, 'not-found');
    const order = await loadServiceOrder(db, { token });
    // Unconfirmed orders have no booking.
    if (order.row.status === 'unconfirmed') throw new Failure('error-order-not-found', {}, 'not-found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${VISITS_FILE}"`)
      .type(CALENDAR_TYPE)
      .send(calendar.file(order));
  });
}
