import type { FastifyInstance } from 'fastify';
import { DatabaseTime, REQUEST_SECONDS, WRITE_SECONDS } from '../database/database-time.ts';
import { isInProcess } from './limit-load.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds for all statements, if 3 (10 for writes) are too few. */
    databaseSeconds?: number;
  }
  interface FastifyRequest {
    databaseTime: DatabaseTime | null;
  }
}

/** Sets the database time limit of each request. API calls of a page share the page's limit. */
export function limitDatabaseTime(app: FastifyInstance): void {
  app.decorateRequest('databaseTime', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { databaseSeconds = isRead ? REQUEST_SECONDS : WRITE_SECONDS } = request.routeOptions.config;
    const shared = isInProcess(request) ? DatabaseTime.current : undefined;
    request.databaseTime = shared ?? new DatabaseTime(databaseSeconds);
    request.databaseTime.run(done);
  });
  // The body arrives in the async context of the connection, not of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.databaseTime) request.databaseTime.run(done);
    else done();
  });
}
