import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
let port: number;

beforeAll(async () => {
  app = await startTestApplication();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends an invalid request and reads until the connection closes. */
async function send(text: string): Promise<{ status: string; headers: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('utf8')));
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return { status, headers: headers.join('\n'), body: JSON.parse(body) as unknown };
}

describe('An invalid HTTP request', () => {
  it.each([
    ['no HTTP at all', 'hello there\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['two lengths', 'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ])('(%s) is rejected in the contract’s shape (CALL-03)', async (_, text) => {
    const { status, headers, body } = await send(text);
    expect(status).toBe('HTTP/1.1 400 Bad Request');
    expect(body).toEqual({ message: 'error-malformed-request', requestId: expect.any(String) });
    expect(headers).toContain('content-type: application/json');
    expect(headers).toContain(`x-request-id: ${(body as { requestId: string }).requestId}`);
  });

  it('with too large headers gets its own error', async () => {
    const { status, body } = await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(status).toBe('HTTP/1.1 431 Request Header Fields Too Large');
    expect(body).toEqual({ message: 'error-headers-too-large', requestId: expect.any(String) });
  });
});
