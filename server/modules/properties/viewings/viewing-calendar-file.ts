import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { CALENDAR_TYPE } from '../../../platform/documents/calendar-file.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { VIEWING_FILE } from './viewing-calendar.ts';
import { loadViewings } from './viewing-rows.ts';

/** The visitor's calendar entry, by the secret of the link: while the time is agreed, or once it is called off. */
export function viewingCalendarFile(server: FastifyInstance, { db, calendar }: PropertyDependencies): void {
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const [row] = token ? await loadViewings(db, sql`v.token = ${token}`) : [];
    const agreed = row?.status === 'accepted';
    if (!row?.date_time || !(agreed || row.status === 'cancelled' || row.status === 'declined')) {
      throw new Failure('error-viewing-not-found', {}, 'not-found');
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${VIEWING_FILE}"`)
      .type(CALENDAR_TYPE)
      .send(calendar.entry(row, 'visitor', row.language, !agreed));
  });
}
