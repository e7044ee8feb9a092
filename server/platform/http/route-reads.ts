import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { MAX_LAG_SECONDS } from '../database/replicas.ts';
import { readFromReplica } from '../database/replica-reads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if a route only reads and may be some seconds old. */
    readsReplica?: boolean;
  }
}

/** Cookie of browsers that wrote something recently. */
export const WRITE_COOKIE = 'recent-write';
/** Seconds for which a browser reads its own writes from the primary; longer than any used replica's lag. */
const OWN_READS_SECONDS = 2 * MAX_LAG_SECONDS;

/** Maximum lag in milliseconds of reads without that cookie. */
export const replicaLag = (replicas: readonly unknown[]): number =>
  replicas.length > 0 ? OWN_READS_SECONDS * 1000 : 0;

/**
 * Routes reads to replicas, except for browsers that wrote recently. Sessions are looked up before, on the
 * primary.
 */
export function routeReads(app: FastifyInstance, { origins }: Pick<Configuration, 'origins'>): void {
  const secure = origins.bg?.startsWith('https:') ?? false;
  app.addHook('preHandler', (request, _reply, done) => {
    if (readsReplica(request) && request.cookies[WRITE_COOKIE] === undefined) readFromReplica(done);
    else done();
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isWrite(request)) return;
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    reply.setCookie(WRITE_COOKIE, '1', { ...cookie, maxAge: OWN_READS_SECONDS });
  });
}

/** True for methods that may change something. */
export const isWrite = (request: FastifyRequest): boolean =>
  request.method !== 'GET' && request.method !== 'HEAD' && !readsReplica(request);

const readsReplica = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.readsReplica === true;
