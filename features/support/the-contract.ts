import type { OpenShop } from './the-run.ts';

export type Answer = { status: number; body: unknown };

/** Sends a request as another program. */
export async function ask(
  { server }: OpenShop,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await server.inject({
    method,
    url,
    headers: { 'x-accept-language': 'bg' },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? (answer.json() as unknown) : undefined };
}
