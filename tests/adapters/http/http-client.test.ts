import { beforeEach, describe, expect, it } from 'vitest';
import { PreloadedHttpClient, answerKey } from '../../../src/adapters/http/preloaded-http-client.ts';
import type { KnownAnswers } from '../../../src/adapters/http/preloaded-http-client.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { HttpClient, urlOf } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { failureOf } from '../../../src/adapters/http/refusal.ts';

const read: AnyCall = { method: 'GET', path: '/api/product/{id}', guarded: true, params: { id: '5' } };
const search: AnyCall = {
  method: 'POST',
  path: '/api/product/search',
  guarded: true,
  body: { categoryId: 3 },
};

class CountedNetwork extends HttpClient {
  readonly sent: AnyCall[] = [];
  /** Responses that the server prepares for a page. */
  answers: () => KnownAnswers = () => ({});

  async send(call: AnyCall): Promise<unknown> {
    this.sent.push(call);
    return call.path.startsWith('/answers') ? this.answers() : 'from the network';
  }
}

describe('The URL of a call', () => {
  it('has its parameters and query filled in and encoded', () => {
    expect(urlOf(read)).toBe('/api/product/5');
    expect(urlOf({ ...read, params: { id: '../user?x' } })).toBe('/api/product/..%2Fuser%3Fx');
    expect(urlOf({ ...read, query: { colours: ['дъб', 'a b'], page: 2, none: undefined, no: null } })).toBe(
      '/api/product/5?colours=%D0%B4%D1%8A%D0%B1&colours=a%20b&page=2',
    );
  });
});

describe('A navigation', () => {
  let network: CountedNetwork;
  let client: PreloadedHttpClient;
  beforeEach(() => {
    network = new CountedNetwork();
    client = new PreloadedHttpClient(network, {}, () => {});
  });
  const lamp = () => ({ [answerKey(read)]: { status: 200, body: 'a lamp' } });

  it('loads its page with one request', async () => {
    network.answers = lamp;
    await client.prepare('/produkti/5?{id}=1');
    await expect(client.send(read)).resolves.toBe('a lamp');
    expect(network.sent.map(urlOf)).toEqual(['/answers/produkti/5?{id}=1']);
  });

  it('discards its responses, so that a later page loads new ones', async () => {
    network.answers = lamp;
    const forget = await client.prepare('/produkti/5');
    forget();
    await expect(client.send(read)).resolves.toBe('from the network');
  });

  it('does not discard the responses of another navigation', async () => {
    network.answers = lamp;
    const forget = await client.prepare('/produkti/5');
    network.answers = () => ({ [answerKey(read)]: { status: 200, body: 'the same lamp, later' } });
    await client.prepare('/produkti/5');
    forget();
    await expect(client.send(read)).resolves.toBe('the same lamp, later');
  });

  it('sends separate requests if that one fails', async () => {
    network.answers = () => {
      throw new Failure('error-too-busy', {}, 'unavailable');
    };
    await client.prepare('/produkti/5');
    await expect(client.send(read)).resolves.toBe('from the network');
  });
});

describe('A response prepared for another session', () => {
  it('is not used, and its 401 does not end the session', async () => {
    let session = '';
    let refusals = 0;
    const client = new PreloadedHttpClient(
      new CountedNetwork(),
      {
        [answerKey(read)]: { status: 401, body: { message: 'error-login-required' } },
        [answerKey(search)]: { status: 200, body: 'lamps of a visitor' },
      },
      () => (refusals += 1),
      () => session,
      '',
    );
    session = 'handed-over';
    await expect(client.send(read)).resolves.toBe('from the network');
    await expect(client.send(search)).resolves.toBe('from the network');
    expect(refusals).toBe(0);
  });

  it('is dropped if the session begins during the request', async () => {
    let session = '';
    const network = new CountedNetwork();
    const client = new PreloadedHttpClient(
      network,
      {},
      () => {},
      () => session,
      '',
    );
    network.answers = () => {
      session = 'begun';
      return { [answerKey(read)]: { status: 200, body: 'for a visitor' } };
    };
    await client.prepare('/produkti/5');
    await expect(client.send(read)).resolves.toBe('from the network');
  });
});

describe('A server-rendered page', () => {
  it('serves each of its responses once, before the network', async () => {
    const network = new CountedNetwork();
    const client = new PreloadedHttpClient(
      network,
      { [answerKey(read)]: { status: 200, body: 'with the page' } },
      () => {},
    );
    await expect(client.send(read)).resolves.toBe('with the page');
    await expect(client.send(read)).resolves.toBe('from the network');
    expect(network.sent).toEqual([read]);
  });

  it('distinguishes requests by body', async () => {
    const client = new PreloadedHttpClient(
      new CountedNetwork(),
      { [answerKey(search)]: { status: 200, body: 'lamps' } },
      () => {},
    );
    await expect(client.send({ ...search, body: { categoryId: 4 } })).resolves.toBe('from the network');
    await expect(client.send(search)).resolves.toBe('lamps');
  });

  it('rethrows an error of the rendering', async () => {
    const client = new PreloadedHttpClient(
      new CountedNetwork(),
      { [answerKey(read)]: { status: 404, body: { message: 'error-product-not-found' } } },
      () => {},
    );
    await expect(client.send(read)).rejects.toMatchObject({
      messageKey: 'error-product-not-found',
      kind: 'not-found',
    });
  });
});

describe('An error response', () => {
  it.each([null, 'Bad Gateway', { message: 5 }, { errors: 'x' }])(
    'without a known body (%j) has the general message',
    (body) => {
      expect(failureOf(502, body)).toMatchObject({
        messageKey: 'error-please-try-again-later',
        fields: {},
        kind: 'unavailable',
      });
    },
  );

  it('includes only errors with a field', () => {
    const errors = [null, 'x', { property: 'name' }, { property: 'email', message: 'error-email-invalid' }];
    expect(failureOf(422, { message: 'validation_failed', errors }).fields).toEqual({
      email: 'error-email-invalid',
    });
  });
});
