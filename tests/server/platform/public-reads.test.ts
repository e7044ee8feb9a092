import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Operation } from '../../../api/operation.ts';
import { urlOf } from '../../../src/adapters/http/http-client.ts';
import { somePlaces } from '../support/a-property.ts';
import { validRequests } from '../support/requests/valid-requests.ts';
import type { ValidRequest } from '../support/requests/valid-requests.ts';
import { startTestApplication } from '../support/test-application.ts';
import { VISITOR } from '../support/a-visitor.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let requests: Record<string, () => Promise<ValidRequest>>;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  requests = await validRequests(app);
});
afterAll(() => app.close());

/** The answer in process and the one over HTTP; null for what is not read that way. */
async function bothAnswers({ method, path }: Operation, request: ValidRequest) {
  const read = await app.reads.ask({ method, path, ...request }, 'bg', VISITOR);
  if (!read) return null;
  const { body } = request;
  const sent = await app.server.inject({
    method,
    url: urlOf({ method, path, ...request }),
    headers: { 'x-accept-language': 'bg' },
    ...(body !== undefined && { payload: body }),
  });
  const told = (status: number, said: unknown) => {
    const { requestId: _, ...rest } = said as Record<string, unknown>;
    return { status, body: status < 400 ? said : rest };
  };
  return {
    inProcess: told(read.answer.status, read.answer.body),
    overHttp: told(sent.statusCode, sent.json() as unknown),
  };
}

/** Requests that the contract or the rows do not allow, made of one that they do. */
function wrongRequests(valid: ValidRequest): ValidRequest[] {
  const { params = {}, query = {}, body } = valid;
  const [param] = Object.keys(params);
  const [name] = Object.keys(query);
  const [field] = Object.keys(body ?? {});
  return [
    { ...valid, query: { ...query, unknown: '1' } },
    ...(name ? [{ ...valid, query: { ...query, [name]: 'a\0b' } }] : []),
    ...(name ? [{ ...valid, query: { ...query, [name]: [Infinity, 'x', 'x'] } }] : []),
    ...(param ? [{ ...valid, params: { ...params, [param]: '999999999' } }] : []),
    ...(param ? [{ ...valid, params: { ...params, [param]: 'на кирилица' } }] : []),
    ...(body ? [{ ...valid, body: { ...body, unknown: 1 } }] : []),
    ...(body && field ? [{ ...valid, body: { ...body, [field]: { nested: '\0' } } }] : []),
    ...(body && field ? [{ ...valid, body: { ...body, [field]: [] } }] : []),
  ];
}

describe('what a page asks in process', () => {
  it('is answered and refused as it is over HTTP', async () => {
    let compared = 0;
    for (const operation of CONTRACT) {
      const valid = await requests[operation.id]?.();
      if (!valid) continue;
      for (const request of [valid, ...wrongRequests(valid)]) {
        const answers = await bothAnswers(operation, request);
        if (!answers) break;
        compared += 1;
        const { inProcess, overHttp } = answers;
        expect({ id: operation.id, request, ...inProcess }).toEqual({
          id: operation.id,
          request,
          ...overHttp,
        });
      }
    }
    expect(compared).toBeGreaterThan(60);
  }, 240_000);

  it('asks whose session it is: owners see more', async () => {
    const asked: string[] = [];
    const account = async () => {
      asked.push('the session');
      return null;
    };
    const question = { method: 'GET', path: '/api/property/{id}', params: { id: '1' } };
    await app.reads.ask(question, 'bg', { ...VISITOR, account });
    expect(asked).toEqual(['the session']);
  });

  it('is not done at all where it writes, or is somebody’s own', () => {
    for (const path of ['/api/order', '/api/session', '/api/property/{id}/visit']) {
      expect(app.reads.ask({ method: 'POST', path }, 'bg', VISITOR)).toBeNull();
    }
  });
});
