import type { FastifyInstance } from 'fastify';
import { isAnswering } from '../database/database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { oldestDueJobSeconds } from '../oldest-due-job.ts';

/** A job that waits longer tells that the queue stands, or can't keep up. */
const LATE_AFTER_SECONDS = 60;

/**
 * Whether the program lives, and whether it can serve now; `draining` says that it is about to stop. A late queue is
 * told but keeps nobody from being served: all programs share it, and a balancer would take away all of them. So is a
 * primary that is away while a replica is well: what only reads goes on.
 */
export function healthRoutes<Tables>(
  app: FastifyInstance,
  { db, replicas }: Pick<OpenDatabase<Tables>, 'db' | 'replicas'>,
  draining: () => boolean,
): void {
  const quiet = { logLevel: 'warn' } as const;
  app.get('/health', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/ready', quiet, async (_request, reply) => {
    const problem = draining() ? 'draining' : (await isAnswering(db)) ? null : 'database';
    reply.header('cache-control', 'no-store');
    if (problem === 'database' && replicas.some(({ isUsed }) => isUsed)) {
      return reply.send({ status: 'ready', problem });
    }
    if (problem !== null) return reply.status(503).send({ status: 'not-ready', problem });
    const seconds = await oldestDueJobSeconds(db).catch(() => null);
    return reply.send({
      status: 'ready',
      ...((seconds ?? Infinity) > LATE_AFTER_SECONDS && { problem: 'jobs' }),
      oldestDueJobSeconds: seconds,
    });
  });
}
