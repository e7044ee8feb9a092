import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CALENDAR_TYPE } from '../../platform/documents/calendar-file.ts';
import { VISITS_FILE } from './service-calendar.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './service-order-rows.ts';

/** The customer's calendar entries, by the secret of the link. */
export function serviceCalendarFile(server: FastifyInstance, { db, calendar }: ServiceDependencies): void {
  server.get<{ Params: { file: string } }>('/calendar/service/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    if (!token) throw new Failure('error-order-not-found', {}, 'not-found');
    const order = await loadServiceOrder(db, { token });
    // Nothing is booked before the customer has confirmed.
    if (order.row.status === 'unconfirmed') throw new Failure('error-order-not-found', {}, 'not-found');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${VISITS_FILE}"`)
      .type(CALENDAR_TYPE)
      .send(calendar.file(order));
  });
}
