import type { FastifyInstance } from 'fastify';
import { DatabaseTime, REQUEST_SECONDS, WRITE_SECONDS } from '../database/database-time.ts';
import { isInProcess } from './limit-load.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds that a request may wait for the database, where 3 (10 where it writes) are too few. */
    databaseSeconds?: number;
  }
  interface FastifyRequest {
    databaseTime: DatabaseTime | null;
  }
}

/** Gives each request its time to wait for the database. The calls that a page makes in process share the page's. */
export function limitDatabaseTime(app: FastifyInstance): void {
  app.decorateRequest('databaseTime', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { databaseSeconds = isRead ? REQUEST_SECONDS : WRITE_SECONDS } = request.routeOptions.config;
    const shared = isInProcess(request) ? DatabaseTime.current : undefined;
    request.databaseTime = shared ?? new DatabaseTime(databaseSeconds);
    request.databaseTime.run(done);
  });
  // A body arrives in the connection's name, not in the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.databaseTime) request.databaseTime.run(done);
    else done();
  });
}
