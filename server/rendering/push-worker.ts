import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Service worker for push messages (FIND-02). Served at the root, so that its scope covers all pages. */
export async function pushWorker(app: FastifyInstance, root: string): Promise<void> {
  const script = await readFile(join(root, 'content/workers/push-worker.js'), 'utf8');
  app.get('/push-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers check for updates themselves.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(script),
  );
}
