import type { FastifyInstance } from 'fastify';
import { isAnswering } from '../database/database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { oldestDueJobSeconds } from '../job-heartbeats.ts';

/** Seconds after which a due job counts as late. */
const LATE_AFTER_SECONDS = 60;

/**
 * `/health` and `/ready`; `draining` means shutting down. A late queue is reported with 200, because all
 * processes share it and a load balancer would remove them all. The same holds for a primary that is down
 * while a replica works.
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
