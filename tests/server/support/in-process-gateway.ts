import { httpGateway } from '../../../src/adapters/http/http-gateway.ts';
import type { CallsOf } from '../../../src/adapters/http/http-gateway.ts';
import { InProcessHttpClient } from '../../../src/adapters/server/in-process-http-client.ts';
import type { TestApplication } from './test-application.ts';

/** Calls the operations of a port as a visitor, or as the person with the session in the headers. */
export function inProcessGateway<Port>(
  app: TestApplication,
  calls: CallsOf<Port>,
  person?: { headers: Record<string, string> },
): Port {
  const ask = async ({ method, url, body }: { method: string; url: string; body: unknown }) => {
    const answer = await app.server.inject({
      method: method as 'GET',
      url,
      headers: person?.headers ?? {},
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() as unknown };
  };
  return httpGateway<Port>(new InProcessHttpClient(ask, () => {}), calls);
}
