import type { ApiKey, KeyScope } from '../../../../src/core/integrations/api-key.ts';
import { KEY_SCOPES } from '../../../../src/core/integrations/api-key.ts';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchPolicy } from '../../../../server/platform/fetch-public.ts';
import type { TestApplication } from '../../support/test-application.ts';

type Place = Pick<TestApplication, 'post'>;

/** Adds an event as the triggers do. @returns the id of the delivery */
export async function anEvent({ database }: Pick<TestApplication, 'database'>, webhookId: number) {
  const { id } = await database.db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, event: 'order.placed', data: JSON.stringify({ orderId: 1 }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a key as the vendor does. @returns the key and the headers of a program that uses it */
export async function anApiKey(
  app: Place,
  { headers }: { headers: Record<string, string> },
  scopes: readonly KeyScope[] = KEY_SCOPES,
) {
  const { status, body } = await app.post('/api/vendor/key', { name: 'Склад', scopes }, headers);
  if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
  const { key, secret } = body as { key: ApiKey; secret: string };
  return { key, secret, program: { authorization: `Bearer ${secret}` } };
}

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A vendor's program that receives webhooks on this machine, and a policy that allows to reach it. */
export async function aReceiver() {
  const received: Received[] = [];
  let answer = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const policy: FetchPolicy = {
    isAllowed: (address) => address === '127.0.0.1',
    ports: [port],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  return {
    url: `http://warehouse.example:${port}/uyut`,
    policy,
    received,
    answerWith: (status: number) => {
      answer = status;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
