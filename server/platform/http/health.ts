import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isAnswering } from '../database/database.ts';

/** Whether the program lives, and whether it can serve now; `draining` says that it is about to stop. */
export function healthRoutes<Tables>(
  app: FastifyInstance,
  db: Kysely<Tables>,
  draining: () => boolean,
): void {
  const quiet = { logLevel: 'warn' } as const;
  app.get('/health', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/ready', quiet, async (_request, reply) => {
    const problem = draining() ? 'draining' : (await isAnswering(db)) ? null : 'database';
    return reply
      .status(problem === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: problem === null ? 'ready' : 'not-ready', ...(problem && { problem }) });
  });
}
