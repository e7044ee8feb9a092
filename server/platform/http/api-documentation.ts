import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';

/** The contract as a page to read, at /api/documentation, and as /api/openapi.json. */
export const apiDocumentation: FastifyPluginAsync<{ root: string }> = async (app, { root }) => {
  const document = await readFile(join(root, 'api/openapi.json'), 'utf8');
  await app.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(document) },
  });
  await app.register(swaggerUi, { routePrefix: '/api/documentation', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(document),
  );
};
