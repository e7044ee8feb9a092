import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { ProvingHttpClient } from '../../../src/adapters/http/proving-http-client.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

const login: AnyCall = { method: 'POST', path: '/api/auth', guarded: false, body: { email: 'a@b.bg' } };
const challenge = createHash('sha256').update('salt.7').digest('hex');

/** Requires a captcha until the request has one. */
class AskingNetwork extends HttpClient {
  readonly sent: AnyCall[] = [];

  async send(call: AnyCall): Promise<unknown> {
    this.sent.push(call);
    if (call.path === '/api/captcha') {
      return { kind: 'proof-of-work', salt: 'salt.', challenge, most: 20, signature: 'signed' };
    }
    if (call.captcha === undefined) throw new Failure('captcha-required', {}, 'captcha-required');
    return 'done';
  }
}

describe('A call over its rate limit', () => {
  it('is retried with a proof of work, unnoticed by its caller', async () => {
    const network = new AskingNetwork();
    await expect(new ProvingHttpClient(network).send(login)).resolves.toBe('done');
    expect(network.sent.map(({ path }) => path)).toEqual(['/api/auth', '/api/captcha', '/api/auth']);
    expect(network.sent[1]).toMatchObject({ query: { action: 'attempt' } });
    const captcha = JSON.stringify({ salt: 'salt.', number: 7, signature: 'signed' });
    expect(network.sent[2]).toEqual({ ...login, captcha });
  });

  it('with another error is not retried', async () => {
    let calls = 0;
    class Refusing extends HttpClient {
      async send(): Promise<unknown> {
        calls += 1;
        throw new Failure('error-wrong-credentials', {}, 'login-required');
      }
    }
    await expect(new ProvingHttpClient(new Refusing()).send(login)).rejects.toThrow(
      'error-wrong-credentials',
    );
    expect(calls).toBe(1);
  });
});
