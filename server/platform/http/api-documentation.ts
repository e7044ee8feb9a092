import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';

/** Serves the contract at /api/documentation and /api/openapi.json. */
export function apiDocumentation(app: FastifyInstance, root: string): void {
  const document = () => readFile(join(root, 'api/openapi.json'), 'utf8');
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await document()),
  );

  let page: Promise<FastifyInstance> | null = null;
  for (const path of ['/api/documentation', '/api/documentation/*'])
    app.get(path, async (request, reply) => {
      page ??= documentationPage(await document());
      const { statusCode, headers, rawPayload } = await (await page).inject(request.url);
      if (statusCode === 404) throw new Failure('error-not-found', {}, 'not-found');
      return reply.code(statusCode).headers(headers).send(rawPayload);
    });
}

/** A separate server instance, created on demand because it takes a fifth of a second. */
async function documentationPage(document: string): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  await page.register(swagger, { mode: 'static', specification: { document: JSON.parse(document) } });
  await page.register(swaggerUi, { routePrefix: '/api/documentation', staticCSP: true });
  return page;
}
