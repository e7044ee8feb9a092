import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../../support/a-picture.ts';
import { startPictureServer } from '../../support/outside-servers/a-picture-server.ts';
import type { Person } from '../../support/an-account.ts';

const ORDINARY = 300;

let app: Awaited<ReturnType<typeof startPictureServer>>;
let ivan: Person;

beforeAll(async () => {
  app = await startPictureServer({ ordinarySending: ORDINARY });
  ivan = await app.person();
});
afterAll(() => app.close());

/** Sends a body in pieces with a pause before each. @returns the response until the connection closes */
async function sendSlowly(head: string, pieces: (string | Buffer)[], pauseMs: number): Promise<string> {
  const socket = connect(app.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  for (const piece of pieces) {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, pauseMs))]);
    if (!socket.destroyed) socket.write(piece);
  }
  await closed;
  return answer;
}

const PIECES = Array.from({ length: 8 }, () => '"');
const json = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 8${more}`;

describe('A slow upload', () => {
  it('is aborted for small requests', async () => {
    const since = Date.now();
    expect(await sendSlowly(json('/ordinary'), PIECES, 150)).not.toContain('200 OK');
    expect(Date.now() - since).toBeLessThan(1_000);
  });

  it('is aborted at an unknown URL', async () => {
    const since = Date.now();
    await sendSlowly(json('/nowhere'), PIECES, 150);
    expect(Date.now() - since).toBeLessThan(1_000);
  });

  it('is aborted for a visitor without permission to send pictures', async () => {
    const since = Date.now();
    const head =
      'POST /api/picture HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000';
    expect(await sendSlowly(head, PIECES, 150)).toContain('401');
    expect(Date.now() - since).toBeLessThan(1_000);
  });

  it('is allowed for a picture', async () => {
    const photo = await jpeg();
    const form = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      photo,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const size = Math.ceil(form.length / 8);
    const pieces = Array.from({ length: 8 }, (_, index) => form.subarray(index * size, (index + 1) * size));
    const head =
      `POST /api/picture HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Cookie: ${ivan.headers.cookie}\r\nContent-Length: ${form.length}`;
    expect(await sendSlowly(head, pieces, 150)).toContain('201 Created');
  });

  it('is never aborted after its end, however long the response takes', async () => {
    expect(await sendSlowly(json('/ordinary'), ['"', 'quick!"'], 10)).toContain('200 OK');
  });
});
