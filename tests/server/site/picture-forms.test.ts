import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../support/a-picture.ts';
import { aForm, startPictureServer } from '../support/outside-servers/a-picture-server.ts';
import type { Person } from '../support/an-account.ts';

let app: Awaited<ReturnType<typeof startPictureServer>>;
let ivan: Person;
let photo: Buffer;

beforeAll(async () => {
  app = await startPictureServer();
  ivan = await app.person();
  photo = await jpeg();
});
afterAll(() => app.close());

describe('An invalid upload form', () => {
  const refusal = async (body: FormData | string, headers = {}) => {
    const answer = await app.send(body, { ...ivan.headers, ...headers });
    return [answer.status, answer.body.message];
  };
  const raw = (type: string) => ({ 'content-type': type });
  const form = (fill: (form: FormData) => void) => {
    const made = new FormData();
    fill(made);
    return made;
  };
  const part = (name: string, content: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n${more}\r\n${content}\r\n`;

  it('with another field name is rejected', async () => {
    expect(await refusal(aForm(photo, 'a.jpg', 'image'))).toEqual([400, 'error-picture-one-file']);
  });

  it('with two files is rejected', async () => {
    const two = aForm(photo);
    two.append('file', new Blob([new Uint8Array(photo)]), 'b.jpg');
    expect(await refusal(two)).toEqual([400, 'error-picture-one-file']);
  });

  it('without a file, or with a text in its place, is rejected', async () => {
    const text = form((made) => made.append('file', 'text'));
    expect(await refusal(text)).toEqual([400, 'error-picture-one-file']);
    expect(await refusal('--x--\r\n', raw('multipart/form-data; boundary=x'))).toEqual([
      400,
      'error-picture-one-file',
    ]);
    expect(await refusal('', raw('multipart/form-data; boundary=x'))).toEqual([
      400,
      'error-picture-one-file',
    ]);
  });

  it.each(['x'.repeat(100_000), '__proto__', 'constructor', 'toString', ''])(
    'with an unknown field name (%.20s) is rejected',
    async (name) => {
      const [status, message] = await refusal(
        `${part(name, 'x')}--x--\r\n`,
        raw('multipart/form-data; boundary=x'),
      );
      expect(status).toBe(400);
      expect(message).toMatch(/^error-picture-(one-file|sending-broken)$/);
    },
  );

  it('with a broken or missing boundary is rejected', async () => {
    const body = `${part('file', 'x')}--x--\r\n`;
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=y',
    ]) {
      expect((await refusal(body, raw(type)))[0], type).toBe(400);
    }
    expect((await refusal(part('file', 'x').slice(0, -5), raw('multipart/form-data; boundary=x')))[0]).toBe(
      400,
    );
  });

  it('with another content type is rejected', async () => {
    expect(await refusal('{}', raw('application/json'))).toEqual([415, 'error-content-type']);
    expect(await refusal(photo.toString('latin1'), raw('image/jpeg'))).toEqual([415, 'error-content-type']);
  });

  it('with a file of a false type is rejected', async () => {
    const html = Buffer.from('<script>alert(1)</script>');
    expect(await refusal(aForm(html, 'photo.jpg'))).toEqual([422, 'error-picture-not-a-picture']);
  });

  it('above 15 MB, announced or not, is rejected', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]);
    expect(await refusal(aForm(large))).toEqual([413, 'error-picture-too-large']);
    const parts = [part('file', ''), large.toString('latin1')];
    const answer = await fetch(`${app.origin}/api/picture`, {
      method: 'POST',
      headers: { ...ivan.headers, ...raw('multipart/form-data; boundary=x') },
      body: new ReadableStream({
        pull: (controller) => {
          const next = parts.shift();
          if (next === undefined) controller.close();
          else controller.enqueue(Buffer.from(next, 'latin1'));
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'error-picture-too-large' });
  });

  it('gets a response during the upload, and the connection stays open', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = new Set<number | undefined>();
    const send = (bytes: Buffer, name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const end = Buffer.from('\r\n--x--\r\n');
        const body = Buffer.concat([Buffer.from(part(name, '').slice(0, -2)), bytes, end]);
        const headers = {
          ...ivan.headers,
          ...raw('multipart/form-data; boundary=x'),
          'content-length': body.length,
        };
        const request = httpRequest(`${app.origin}/api/picture`, { method: 'POST', agent, headers });
        request.on('error', reject);
        request.on('response', (response) => {
          connections.add(request.socket?.localPort);
          response.resume().on('end', () => resolve(response.statusCode));
        });
        request.end(body);
      });
    expect(await send(Buffer.alloc(8_000_000), 'image')).toBe(400);
    expect(await send(Buffer.alloc(16_000_000), 'file')).toBe(413);
    expect(await send(photo, 'file')).toBe(201);
    expect(connections.size).toBe(1);
    agent.destroy();
  });

  it('leaves no files or rows', async () => {
    const [files, rows] = [await app.files(), await app.rows()];
    await refusal(aForm(photo.subarray(0, 500)));
    await refusal(aForm(photo, 'a.jpg', 'image'));
    expect(await app.files()).toEqual(files);
    expect(await app.rows()).toEqual(rows);
  });
});
