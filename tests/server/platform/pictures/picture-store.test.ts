import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskPictures } from '../../../../server/platform/pictures/disk-pictures.ts';
import { fileNames, isFileName } from '../../../../server/platform/pictures/picture-store.ts';
import type { PictureStore } from '../../../../server/platform/pictures/picture-store.ts';
import { S3Pictures } from '../../../../server/platform/pictures/s3-pictures.ts';
import { startS3Server } from '../../support/outside-servers/s3-server.ts';

const NAME = 'Ab-_0123456789ABCDEFGHIJ-800.webp';
const OTHER = 'Ab-_0123456789ABCDEFGHIJ-800.avif';

type Opened = { store: PictureStore; close(): Promise<void> };

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'uyut-pictures-'));
  return { store: new DiskPictures(folder), close: () => rm(folder, { recursive: true }) };
}
async function inBucket(): Promise<Opened> {
  const { settings, close } = await startS3Server();
  return { store: new S3Pictures(settings), close };
}

describe.each([
  ['a folder', onDisk],
  ['an S3 bucket', inBucket],
])('A picture store in %s', (_, open) => {
  let opened: Opened;
  let store: PictureStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  const contentOf = async (name: string) => {
    const file = await store.read(name);
    return file && { ...file, stream: undefined, text: (await buffer(file.stream)).toString() };
  };

  it('returns a stored file with its type and length', async () => {
    await store.put(NAME, Buffer.from('picture'), 'image/webp');
    await store.put(OTHER, Buffer.from('other'), 'image/avif');
    expect(await contentOf(NAME)).toMatchObject({ text: 'picture', contentType: 'image/webp', length: 7 });
    expect(await contentOf(OTHER)).toMatchObject({ text: 'other', contentType: 'image/avif', length: 5 });
  });

  it('replaces a file of the same name', async () => {
    await store.put(NAME, Buffer.from('one'), 'image/webp');
    await store.put(NAME, Buffer.from('another'), 'image/webp');
    expect((await contentOf(NAME))?.text).toBe('another');
  });

  it('returns nothing for an unknown name', async () => {
    expect(await store.read('nothing-is-here-000000-400.webp')).toBeNull();
  });

  it('deletes a file, and ignores a second deletion', async () => {
    await store.put(NAME, Buffer.from('picture'), 'image/webp');
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await store.read(NAME)).toBeNull();
  });

  it.each([
    '../../../../etc/passwd',
    '..%2f..%2fsecret-000000000-400.webp',
    `${NAME}/..`,
    '',
    NAME.slice(-9),
  ])('rejects a name that leads elsewhere (%s)', async (name) => {
    await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('No file');
    await expect(store.read(name)).rejects.toThrow('No file');
    await expect(store.remove(name)).rejects.toThrow('No file');
  });
});

describe('A picture folder', () => {
  let folder: string;
  let store: DiskPictures;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uyut-pictures-'));
    store = new DiskPictures(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('stores one of two concurrent files completely', async () => {
    const texts = ['a'.repeat(300_000), 'b'.repeat(200_000)];
    await Promise.all(texts.map((text) => store.put(NAME, Buffer.from(text))));
    const file = await store.read(NAME);
    expect(texts).toContain(file && (await buffer(file.stream)).toString());
  });

  it('leaves no partial file after a disk error', async () => {
    // A folder in place of the file makes the last step fail.
    await mkdir(join(folder, 'Ab', '-_', OTHER, 'x'), { recursive: true });
    await expect(store.put(OTHER, Buffer.from('picture'))).rejects.toThrow();
    expect((await readdir(join(folder, 'Ab', '-_'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('A killed write', () => {
  it('leaves no file once the picture is deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uyut-pictures-'));
    const store = new DiskPictures(folder);
    await store.put(OTHER, Buffer.from('picture'));
    await writeFile(join(folder, 'Ab', '-_', `${NAME}.0123456789ab.tmp`), 'half');
    await store.remove(NAME);
    expect(await readdir(join(folder, 'Ab', '-_'))).toEqual([OTHER]);
    await rm(folder, { recursive: true });
  });
});

describe('A faulty S3 bucket', () => {
  /** Returns the statuses one after the other; `null` never responds. */
  async function ailing(answers: (number | null)[], headers: Record<string, string> = { etag: '"x"' }) {
    const calls: string[] = [];
    const server = createServer((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      request.resume();
      const status = answers.shift();
      if (status) response.writeHead(status, status === 200 ? headers : {}).end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'r',
      bucket: 'b',
      keyId: 'k',
      secret: 's',
    };
    return {
      calls,
      // Long for responding servers on any machine, short for silent ones.
      store: new S3Pictures(settings, answers.includes(null) ? 200 : 30_000),
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  it('is retried once after a fault', async () => {
    const { store, calls, close } = await ailing([503, 200]);
    await store.put(NAME, Buffer.from('x'), 'image/webp');
    expect(calls).toEqual([`PUT /b/${NAME}`, `PUT /b/${NAME}`]);
    await close();
  });

  it('is not retried twice', async () => {
    const { store, calls, close } = await ailing([500, 500, 200]);
    await expect(store.read(NAME)).rejects.toThrow('GET with 500');
    expect(calls).toHaveLength(2);
    await close();
  });

  it('times out within the call’s limit, and is not retried when silent', async () => {
    const { store, calls, close } = await ailing([null, 200]);
    await expect(store.read(NAME)).rejects.toThrow(/timeout/);
    expect(calls).toHaveLength(1);
    await close();
  });

  it('is an error without an ETag: another server is responding', async () => {
    const { store, close } = await ailing([200], {});
    await expect(store.put(NAME, Buffer.from('x'), 'image/webp')).rejects.toThrow('PUT with no tag');
    await close();
  });

  it('is not retried after a permanent error', async () => {
    const { store, calls, close } = await ailing([403]);
    await expect(store.put(NAME, Buffer.from('x'), 'image/webp')).rejects.toThrow('PUT with 403');
    expect(calls).toHaveLength(1);
    await close();
  });

  it('rejects unknown credentials and stores nothing', async () => {
    const { settings, close } = await startS3Server();
    const store = new S3Pictures({ ...settings, keyId: 'stranger' });
    await expect(store.put(NAME, Buffer.from('x'), 'image/webp')).rejects.toThrow('PUT with 403');
    await close();
  });
});

describe('The files of a picture', () => {
  it('are one of each format for each width', () => {
    expect(fileNames('Ab-_0123456789ABCDEFGHIJ', [400, 800])).toEqual([
      'Ab-_0123456789ABCDEFGHIJ-400.avif',
      'Ab-_0123456789ABCDEFGHIJ-400.webp',
      OTHER,
      NAME,
    ]);
  });

  it('are distinguished from other files', () => {
    expect(isFileName(NAME)).toBe(true);
    for (const name of [`${NAME}x`, `x/${NAME}`, NAME.replace('webp', 'svg'), NAME.replace('-800', '')])
      expect(isFileName(name)).toBe(false);
  });
});
