import type { Operation } from '../../../../api/operation.ts';
import { hostileJson } from './hostile-values.ts';
import type { Answer, TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Sends a request of an operation with its own or other headers; its body may be invalid JSON. */
export async function sendRequest(
  { server }: Pick<TestApplication, 'server'>,
  { method, path, body: schema }: Operation,
  { params, query = {}, body, headers }: ValidRequest,
  as?: Record<string, string>,
): Promise<Answer> {
  const segment = (name: string) => encodeURIComponent(String(params?.[name] ?? '').toWellFormed());
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  const { cookie = '', ...others } = headers ?? {};
  const sender = as ?? (cookie === '' ? {} : { cookie });
  const answer = await server.inject({
    method,
    url: `${path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name))}?${search}`,
    headers: {
      'x-accept-language': 'bg',
      ...others,
      ...sender,
      ...(schema && { 'content-type': 'application/json' }),
    },
    ...(schema && { payload: hostileJson(body ?? {}) }),
  });
  const { statusCode: status, body: text } = answer;
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status, text, headers: answer.headers, body: isJson ? answer.json() : undefined };
}
