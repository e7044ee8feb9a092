import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The script that shows push messages (FIND-02): at the root, so that it may open any page of ours. */
export async function pushWorker(app: FastifyInstance, root: string): Promise<void> {
  const script = await readFile(join(root, 'content/workers/push-worker.js'), 'utf8');
  app.get('/push-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers look for a newer one by themselves.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(script),
  );
}
