import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { MAX_LAG_SECONDS } from '../database/replicas.ts';
import { readFromReplica } from '../database/replica-reads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It only reads, and what it tells may be some seconds old: a replica may be asked. */
    readsReplica?: boolean;
  }
}

/** Its bearer has written something a moment ago. */
export const WRITE_COOKIE = 'recent-write';
/** Seconds for which what was written is read where it was written: no replica in use is that far behind. */
const OWN_READS_SECONDS = 2 * MAX_LAG_SECONDS;

/** Milliseconds by which what is read without it may be behind. */
export const replicaLag = (replicas: readonly unknown[]): number =>
  replicas.length > 0 ? OWN_READS_SECONDS * 1000 : 0;

/**
 * Lets what may read from replicas do so, but for who has just written. The session is looked up before that
 * (`onRequest`), at the primary.
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

/** Whether it may change something. */
export const isWrite = (request: FastifyRequest): boolean =>
  request.method !== 'GET' && request.method !== 'HEAD' && !readsReplica(request);

const readsReplica = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.readsReplica === true;
