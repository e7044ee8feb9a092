import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countAttempt } from '../../../server/platform/http/attempt-limits.ts';
import { aPhoto, jpeg, TELLING_EXIF } from '../support/a-picture.ts';
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
afterEach(() => {
  app.store.away = false;
  app.store.writesLeft = undefined;
});

describe('An uploaded picture', () => {
  it('returns its key, URL and sizes', async () => {
    const { status, body } = await app.upload(ivan, photo);
    expect(status).toBe(201);
    expect(body.key).toMatch(/^[\w-]{24}$/);
    expect(body).toEqual({
      key: body.key,
      url: `/pictures/uploads/${body.key}`,
      width: 640,
      height: 480,
      widths: [400, 640],
    });
  });

  it.each(['avif', 'webp'])('is served as %s, cached forever, and only as a picture', async (format) => {
    const { body } = await app.upload(ivan, await aPhoto().withExif(TELLING_EXIF).jpeg().toBuffer());
    const answer = await fetch(`${app.origin}${body.url}-400.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(bytes.includes('SecretPhone')).toBe(false);
  });

  it('is not found under any other name', async () => {
    const { body } = await app.upload(ivan, photo);
    for (const end of ['', '-401.webp', '-400.jpg', '-400.webp.tmp', '-0400.webp', '/..', '-400.webp%00']) {
      expect((await fetch(`${app.origin}${body.url}${end}`)).status, end).toBe(404);
    }
    expect((await fetch(`${app.origin}/pictures/uploads/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it.each(['user', 'agency', 'vendor'] as const)('is accepted from a %s account', async (type) => {
    expect((await app.upload(await app.person({ type }), photo)).status).toBe(201);
  });

  it('is rejected from a visitor before its body is read', async () => {
    const before = await app.files();
    expect(await app.send(aForm(photo), {})).toMatchObject({
      status: 401,
      body: { message: 'error-login-required' },
    });
    expect(await app.files()).toEqual(before);
  });
});

describe('An interrupted upload', () => {
  it('leaves no files or rows', async () => {
    const [files, rows] = [await app.files(), await app.rows()];
    await breakOff(photo);
    await sleep(300);
    expect(await app.files()).toEqual(files);
    expect(await app.rows()).toEqual(rows);
    // Its slot is free again.
    for (let attempt = 0; attempt < 8; attempt += 1) await breakOff(photo);
    await sleep(300);
    expect((await app.upload(ivan, photo)).status).toBe(201);
  });

  /** Sends half of a form and closes the connection. */
  function breakOff(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => {
      const request = httpRequest(`${app.origin}/api/picture`, {
        method: 'POST',
        headers: {
          ...ivan.headers,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': bytes.length + 1_000,
        },
      });
      request.on('error', () => resolve());
      request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
      request.write(bytes, () => setTimeout(() => request.destroy(new Error('hung up')), 50));
    });
  }

  it('due to a storage error leaves no files or rows', async () => {
    const [files, rows] = [await app.files(), await app.rows()];
    app.store.writesLeft = 2;
    expect(await app.upload(ivan, photo)).toMatchObject({
      status: 503,
      body: { message: 'error-pictures-away' },
    });
    await expect.poll(() => app.rows()).toEqual(rows);
    expect(await app.files()).toEqual(files);
  });

  it('with files that could not be deleted is logged for the operator', async () => {
    app.store.writesLeft = 2;
    app.store.away = true;
    app.logged.length = 0;
    expect((await app.upload(ivan, photo)).status).toBe(503);
    const warnings = () =>
      app.logged
        .map((line) => JSON.parse(line) as { level: string; msg: string; err?: { message: string } })
        .filter(({ level }) => level === 'warn')
        .map(({ msg, err }) => [msg, err?.message]);
    await expect
      .poll(warnings)
      .toContainEqual(['the files of a picture were not deleted', 'the store is away']);
  });
});

describe('An unresponsive store', () => {
  it('is distinguished from a missing picture', async () => {
    const { body } = await app.upload(ivan, photo);
    app.store.away = true;
    expect((await fetch(`${app.origin}${body.url}-400.webp`)).status).toBe(503);
  });
});

describe('Deleting a picture', () => {
  it('removes it with its files', async () => {
    const files = await app.files();
    const { body } = await app.upload(ivan, photo);
    expect(await app.remove(ivan, body.key)).toEqual({ status: 200, body: { message: 'picture-removed' } });
    expect(await app.files()).toEqual(files);
    expect((await app.remove(ivan, body.key)).status).toBe(404);
  });

  it("is rejected for another person's picture and for one in use", async () => {
    const { body } = await app.upload(ivan, photo);
    const maria = await app.person();
    expect(await app.remove(maria, body.key)).toMatchObject({
      status: 404,
      body: { message: 'error-not-found' },
    });
    await app.db
      .updateTable('picture')
      .set({ attached_to: 'property:1', orphaned_at: null })
      .where('key', '=', body.key)
      .execute();
    expect((await app.remove(ivan, body.key)).status).toBe(404);
    expect((await fetch(`${app.origin}${body.url}-400.webp`)).status).toBe(200);
  });

  it('works while the store is unavailable: the files are deleted at night', async () => {
    const { body } = await app.upload(ivan, photo);
    app.store.away = true;
    expect((await app.remove(ivan, body.key)).status).toBe(200);
    expect((await app.rows()).find(({ key }) => key === body.key)).toMatchObject({ stored_at: null });
  });

  it.each(['x', '../../etc', 'x'.repeat(65), '%00'])(
    'with an invalid key finds nothing (%.10s)',
    async (key) => {
      expect((await app.remove(ivan, encodeURIComponent(key))).status).toBe(404);
    },
  );
});

describe('The upload limit of an account', () => {
  it('rejects too many in ten minutes, and accepts later ones', async () => {
    const eager = await app.person();
    for (let upload = 0; upload < 60; upload += 1) {
      await countAttempt(app.db, `upload by ${eager.id}`, { most: 60, minutes: 10 }, app.clock.now());
    }
    expect(await app.upload(eager, photo)).toMatchObject({
      status: 429,
      body: { message: 'error-picture-too-many-uploads' },
    });
    app.clock.passHours(0.2);
    expect((await app.upload(eager, photo)).status).toBe(201);
  });

  it('rejects unused pictures above exactly 200', async () => {
    const hoarder = await app.person();
    const now = app.clock.now();
    const row = {
      owner_id: hoarder.id,
      width: 640,
      height: 480,
      widths: [400, 640],
      created_at: now,
      stored_at: now,
    };
    await app.db
      .insertInto('picture')
      .values(
        Array.from({ length: 198 }, (_, index) => ({
          ...row,
          key: `hoarded-picture-of-his-${index}`.padEnd(24, '-'),
          attached_to: null,
          orphaned_at: now,
        })),
      )
      .execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.upload(hoarder, photo)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 429).map(({ body }) => body as object);
    expect(refused).toHaveLength(3);
    for (const refusal of refused) expect(refusal).toMatchObject({ message: 'error-picture-too-many-loose' });
  });

  it('rejects too many parallel uploads', async () => {
    const eager = await app.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.upload(eager, photo)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    expect((await app.upload(eager, photo)).status).toBe(201);
  });
});
