import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskPictures } from '../../server/platform/pictures/disk-pictures.ts';
import { fileNames } from '../../server/platform/pictures/picture-store.ts';
import { contentsOf } from '../server/backup/support/whole-database.ts';
import { anOrder } from '../server/support/an-order.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';

const run = promisify(execFile);
const BUYERS = 3;

let folder: string;
let database: TestDatabase;
let restored: TestDatabase;
let server: BuiltServer;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-backup-'));
  [database, restored] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  server = await BuiltServer.over(database);
  const secret = await generateX25519Identity();
  environment = {
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_PUBLIC_KEY: await identityToRecipient(secret),
    BACKUP_SECRET_KEY: secret,
  };
  await server.start({ DEMO_DATA: 'on', DATA_DIR: join(folder, 'data') });
  await database.pool.query(`
    insert into picture (key, owner_id, width, height, widths, created_at, stored_at, orphaned_at)
    select 'the-picture-of-number-' || n, (select min(id) from account), 640, 480, '{640}', now(), now(), now() from generate_series(10, 60) n`);
  const uploads = new DiskPictures(join(folder, 'data/uploads'));
  for (const name of await pictureNames(database)) await uploads.put(name, Buffer.from(`the file ${name}`));
});
afterAll(async () => {
  server.kill();
  await database.drop();
  await restored.drop();
  await rm(folder, { recursive: true });
});

async function pictureNames({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ key: string; widths: number[] }>(
    `select key, widths from picture where stored_at is not null order by key`,
  );
  return rows.flatMap(({ key, widths }) => fileNames(key, widths));
}

/** Runs the command as `npm run` does. @returns its exit code and output */
async function command(
  data: string,
  url: string,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...environment, DATABASE_URL: url, DATA_DIR: join(folder, data) };
  const program = run('npx', ['tsx', 'server/backup/main.ts', ...words], { env });
  return program.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const order = async (address: string, product: { id: number; price: number; delivery: number }) => {
  const wanted = anOrder([{ id: product.id, expectedPrice: product.price }], {
    expectedDelivery: product.delivery,
  });
  const body = JSON.stringify(wanted);
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/order`, { method: 'POST', headers, body })).status;
};

describe('A backup of the demo shop during sales', () => {
  it('is restored into an empty database, and the shop works there', async () => {
    const { rows } = await database.pool.query<{ id: number; price: number; delivery: number }>(`
      update product p set quantity = 100000 from vendor v where v.id = p.vendor_id and p.id = (select min(id) from product)
      returning p.id, p.current_price as price, v.delivery_price as delivery`);
    const [product] = rows;
    if (!product) throw new Error('there is no product');
    let isOver = false;
    const ordered: number[] = [];
    const buyers = Array.from({ length: BUYERS }, async () => {
      while (!isOver) ordered.push(await order(server.address, product));
    });
    const begun = performance.now();
    const first = await command('data', database.url, 'backup');
    const during = ordered.length;
    isOver = true;
    await Promise.all(buyers);
    process.stdout.write(
      `${first.said.trim()} ${during} orders came in during ${Math.round(performance.now() - begun)} ms\n`,
    );
    expect(first.code).toBe(0);
    expect(during).toBeGreaterThan(BUYERS);
    expect(new Set(ordered)).toEqual(new Set([201]));

    // The second backup is compared, because no more orders arrive.
    server.kill();
    expect(await command('data', database.url, 'backup')).toMatchObject({ code: 0 });
    const files = await readdir(join(folder, 'backups'));
    expect(files).toHaveLength(1);
    const path = join(folder, 'backups', files[0] ?? '');
    expect(await command('new', restored.url, 'restore', path, '--check')).toMatchObject({ code: 0 });
    const back = await command('new', restored.url, 'restore', path);
    expect(back).toMatchObject({ code: 0 });
    expect(await contentsOf(restored.pool)).toEqual(await contentsOf(database.pool));
    const uploads = new DiskPictures(join(folder, 'new/uploads'));
    for (const name of await pictureNames(database)) {
      const file = await uploads.read(name);
      expect(file && Buffer.concat(await file.stream.toArray()).toString()).toBe(`the file ${name}`);
    }

    const shop = await BuiltServer.over(restored);
    await shop.start({ DATA_DIR: join(folder, 'new') });
    expect((await fetch(`${shop.address}/`)).status).toBe(200);
    expect((await fetch(`${shop.address}/pictures/uploads/the-picture-of-number-10-640.webp`)).status).toBe(
      200,
    );
    expect(await order(shop.address, product)).toBe(201);
    shop.kill();
  });

  it('rejects a restore over an existing shop or from an invalid file, by its exit code', async () => {
    const [name = ''] = await readdir(join(folder, 'backups'));
    const full = await command('new', database.url, 'restore', join(folder, 'backups', name));
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('The database is not empty') });
    await writeFile(join(folder, 'none'), 'bread, milk');
    const none = await command('new', restored.url, 'restore', join(folder, 'none'));
    expect(none).toMatchObject({ code: 1, said: expect.stringContaining('is no backup of this program') });
    const away = await command('new', 'postgres://nobody@127.0.0.1:1/none', 'backup');
    expect(away.code).toBe(1);
  });
});
