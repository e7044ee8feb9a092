import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ArchiveWriter, readArchive } from '../../../server/backup/backup-archive.ts';
import type { ArchivedFile } from '../../../server/backup/backup-archive.ts';
import { checkBackup, restoreBackup } from '../../../server/backup/restore-backup.ts';
import { writeBackup } from '../../../server/backup/write-backup.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { enqueue } from '../../../server/platform/jobs.ts';
import { deletePicture, withdrawPicture } from '../../../server/platform/pictures/delete-pictures.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { lockPictures } from '../../../server/platform/pictures/delete-pictures.ts';
import { markStored, reservePicture } from '../../../server/platform/pictures/picture-rows.ts';
import { fileNames } from '../../../server/platform/pictures/picture-store.ts';
import { S3Pictures } from '../../../server/platform/pictures/s3-pictures.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { aShop } from '../support/a-shop.ts';
import { startS3Server } from '../support/outside-servers/s3-server.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { brokenEntries } from '../team/support/broken-entries.ts';
import { contentsOf, shapeOf } from './support/whole-database.ts';

const NOW = new Date('2026-11-23T04:00:00Z');
const WIDTHS = [320, 640];

let app: TestApplication;
let folder: string;
let store: DiskPictures;
let lamp: number;
let owner: number;
let target: TestDatabase;
let targetStore: DiskPictures;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-backup-'));
  store = new DiskPictures(join(folder, 'uploads'));
  app = await startTestApplication();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), price: 5_000, quantity: 10_000 });
  owner = (await aPerson(app)).id;
  await app.post('/api/order', anOrder([{ id: lamp }]));
  await inTransaction(app.database.db, (transaction) =>
    enqueue(transaction, 'order.tell-step', { stepId: 1 }),
  );
  await app.database.pool.query(`insert into audit_entry (at, operator, via, operation, subject, subject_id)
    select now(), 'radka', 'command', 'agencies.trust', 'agency', n::text from generate_series(1, 3) n`);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  target = await createTestDatabase({ empty: true });
  targetStore = new DiskPictures(await mkdtemp(join(folder, 'restored-')));
});
afterEach(async () => {
  await target.drop();
  await rm(join(folder, 'backups'), { recursive: true, force: true });
});

/** Fills several chunks of a table, with every kind of character. */
async function largeMails(): Promise<void> {
  const text = `\\N\t\n"'${'ж'.repeat(3_000_000)}\\.\r\n`;
  for (const subject of ['first', 'second']) {
    const parts = { recipient: 'a@example.com', language: 'bg', subject, text, html: text } as const;
    await app.database.db.insertInto('mail').values(parts).execute();
  }
}

async function aStoredPicture(): Promise<string> {
  const { db } = app.database;
  const key = await reservePicture(db, owner, { width: 640, height: 480, widths: WIDTHS, files: [] }, NOW);
  for (const name of fileNames(key, WIDTHS)) await store.put(name, randomBytes(9_000));
  await markStored(db, key, NOW);
  return key;
}

type Wanted = {
  publicKey?: string;
  at?: Date;
  keep?: { daily: number; weekly: number };
  pictures?: DiskPictures;
};

async function backUp({
  publicKey,
  at = NOW,
  keep = { daily: 7, weekly: 4 },
  pictures = store,
}: Wanted = {}) {
  const client = new pg.Client(app.database.url);
  await client.connect();
  try {
    return await writeBackup(
      client,
      pictures,
      { directory: join(folder, 'backups'), publicKey, retention: keep },
      at,
    );
  } finally {
    await client.end();
  }
}

const restore = (
  path: string,
  { secretKey, replace = false }: { secretKey?: string; replace?: boolean } = {},
) => restoreBackup({ path, secretKey }, { connectionString: target.url }, targetStore, { replace });

/** Copies a backup with one change and a valid checksum. */
async function forged(path: string, change: (file: ArchivedFile) => string): Promise<string> {
  const other = `${path}.${randomBytes(4).toString('hex')}`;
  const archive = new ArchiveWriter(other, undefined);
  for await (const file of readArchive(path, undefined)) {
    const changed = change(file);
    await archive.add(file.name, changed === '' ? file.bytes : Buffer.from(changed));
  }
  await archive.finish();
  return other;
}

/** Queries over a connection outside the server. */
async function inTarget<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client(target.url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const tablesInTarget = async () =>
  (await inTarget(`select from pg_tables where schemaname = 'public'`)).length;

describe('A restored backup', () => {
  it('has all rows, pictures, indexes, keys and triggers; encrypted, it needs the secret key', async () => {
    await largeMails();
    const key = await aStoredPicture();
    const secretKey = await generateX25519Identity();
    const publicKey = await identityToRecipient(secretKey);
    const { path, rows, pictures, missing } = await backUp({ publicKey });
    expect((await readFile(path)).toString('latin1')).not.toContain('example.com');
    await expect(restore(path)).rejects.toThrow('is encrypted: set BACKUP_SECRET_KEY');
    const other = await generateX25519Identity();
    await expect(restore(path, { secretKey: other })).rejects.toThrow('BACKUP_SECRET_KEY does not open');
    expect(await tablesInTarget()).toBe(0);
    await restore(path, { secretKey });
    expect(await contentsOf(target.pool)).toEqual(await contentsOf(app.database.pool));
    expect(await brokenEntries(target)).toEqual([]);
    await app.database.db.deleteFrom('mail').where('subject', 'in', ['first', 'second']).execute();
    expect(await shapeOf(target.pool)).toEqual(await shapeOf(app.database.pool));
    expect(rows).toMatchObject({ 'public.mail': 4, 'graphile_worker._private_jobs': expect.any(Number) });
    expect(missing).toEqual([]);
    expect(pictures).toBeGreaterThanOrEqual(4);
    for (const name of fileNames(key, WIDTHS)) {
      expect(await bytesOf(targetStore, name)).toEqual(await bytesOf(store, name));
    }
  });

  it('is a consistent snapshot while orders arrive', async () => {
    let isOver = false;
    let ordered = 0;
    const buyers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { status } = await app.post('/api/order', anOrder([{ id: lamp }]));
        expect(status).toBe(201);
        ordered += 1;
      }
    });
    const first = await aStoredPicture();
    const { path } = await backUp();
    const during = ordered;
    isOver = true;
    await Promise.all(buyers);
    expect(during).toBeGreaterThan(0);
    await restore(path);
    const { rows } = await target.pool.query(`
      select (select count(*) from customer_order) as orders, (select count(*) from vendor_order) as parts,
        (select last_number from document_number where series = 'order') - (select max(id) from customer_order) as ahead,
        (select quantity from product) + (select count(*) from customer_order) as lamps`);
    const [whole] = rows as { orders: number; parts: number; ahead: number; lamps: number }[];
    expect(whole).toEqual({ orders: whole?.orders, parts: whole?.orders, ahead: 0, lamps: 10_000 });
    expect(await bytesOf(targetStore, `${first}-320.webp`)).not.toBeNull();
  });

  it('includes pictures of an object store', async () => {
    const s3 = await startS3Server();
    try {
      const key = await aStoredPicture();
      const { path } = await backUp();
      const bucket = new S3Pictures(s3.settings);
      await restoreBackup({ path, secretKey: undefined }, { connectionString: target.url }, bucket, {
        replace: false,
      });
      const name = `${key}-640.avif`;
      expect(await bytesOf(bucket, name)).toEqual(await bytesOf(store, name));
    } finally {
      await s3.close();
    }
  });

  it('replaces existing data when requested', async () => {
    const { path } = await backUp();
    await restore(path);
    await inTarget('delete from mail');
    await inTarget('create table left_over (id int)');
    await expect(restore(path)).rejects.toThrow('The database is not empty');
    await restore(path, { replace: true });
    expect(await contentsOf(target.pool)).toEqual(await contentsOf(app.database.pool));
  });
});

describe('A failed restore leaves the database empty', () => {
  it.each([
    ['damaged', (bytes: Buffer) => bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 4)],
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut before its last block', (bytes: Buffer) => bytes.subarray(0, -20)],
  ])('for %s, encrypted or not', async (_, spoil) => {
    const secretKey = await generateX25519Identity();
    for (const publicKey of [undefined, await identityToRecipient(secretKey)]) {
      const { path } = await backUp({ ...(publicKey && { publicKey }) });
      await writeFile(path, spoil(await readFile(path)));
      await expect(restore(path, { secretKey })).rejects.toThrow('is damaged or cut');
      expect(await tablesInTarget()).toBe(0);
      await rm(path);
    }
  });

  it('for a file that is not a backup', async () => {
    const path = join(folder, 'notes.txt');
    await writeFile(path, 'bread, milk');
    await expect(restore(path)).rejects.toThrow('is no backup of this program');
    await expect(restore(join(folder, 'nothing'))).rejects.toThrow('can’t be read'.replace('’', "'"));
  });

  it('for a backup of a newer version', async () => {
    const { path } = await backUp();
    const newer = await forged(path, ({ name, bytes }) =>
      name === 'head.json' ? JSON.stringify({ ...JSON.parse(`${bytes}`), migration: '9999-future' }) : '',
    );
    await expect(restore(newer)).rejects.toThrow('is of another version: its last migration, 9999-future');
    const form = await forged(path, ({ name, bytes }) =>
      name === 'head.json' ? JSON.stringify({ ...JSON.parse(`${bytes}`), format: 2 }) : '',
    );
    await expect(restore(form)).rejects.toThrow('has the form 2');
    expect(await tablesInTarget()).toBe(0);
  });

  it('for broken foreign keys, and removes the pictures', async () => {
    const key = await aStoredPicture();
    const { path } = await backUp();
    const torn = await forged(path, ({ name, bytes }) =>
      name.startsWith('tables/public.vendor_order/') ? `${bytes}`.replace(/^(\d+\t)\d+/, '$1424242') : '',
    );
    await expect(restore(torn)).rejects.toThrow('foreign key');
    expect(await tablesInTarget()).toBe(0);
    expect(await bytesOf(targetStore, `${key}-320.webp`)).toBeNull();
  });

  it('for rows that PostgreSQL can’t read', async () => {
    const { path } = await backUp();
    for (const torn of ['public.mail', 'public.vendor_order']) {
      const file = await forged(path, ({ name, bytes }) =>
        name === `tables/${torn}/000001` ? `no row\n${bytes}` : '',
      );
      await expect(restore(file)).rejects.toThrow('invalid input syntax');
      expect(await tablesInTarget()).toBe(0);
    }
  });

  it('if a server uses the database', async () => {
    const { path } = await backUp();
    const server = new pg.Client({ connectionString: target.url, application_name: 'uyut' });
    await server.connect();
    await expect(restore(path, { replace: true })).rejects.toThrow('A server uses this database');
    await server.end();
  });
});

describe('A running backup', () => {
  let holder: pg.Client;
  beforeEach(async () => {
    holder = new pg.Client(app.database.url);
    await holder.connect();
    expect(await lockPictures(holder)).toBe(true);
  });
  afterEach(() => holder.end());

  it('postpones deletion of picture files until it ends', async () => {
    const { db } = app.database;
    const key = await aStoredPicture();
    const going = await withdrawPicture(db, owner, key);
    if (!going) throw new Error('the picture can’t be withdrawn');
    await expect(deletePicture(db, store, going)).rejects.toThrow('A backup is running');
    expect(await bytesOf(store, `${key}-320.webp`)).not.toBeNull();
    await holder.end();
    await expect.poll(() => deletePicture(db, store, going).then(() => 'gone')).toBe('gone');
    expect(await bytesOf(store, `${key}-320.webp`)).toBeNull();
  });

  it('rejects a second backup, which leaves nothing behind', async () => {
    await expect(backUp()).rejects.toThrow('Another backup of this database is being made');
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
  });
});

describe('The backup folder', () => {
  it('loses old backups once a new one is complete', async () => {
    const keep = { daily: 2, weekly: 1 };
    const days = [20, 21, 22, 23].map((day) => new Date(`2026-11-${day}T04:00:00Z`));
    for (const at of days) await backUp({ at, keep });
    expect(await readdir(join(folder, 'backups'))).toEqual([
      'uyut-2026-11-22T04-00-00Z.tar.gz',
      'uyut-2026-11-23T04-00-00Z.tar.gz',
    ]);
  });

  it('is unchanged after a failed backup', async () => {
    const keep = { daily: 1, weekly: 1 };
    const { path } = await backUp({ keep });
    await aStoredPicture();
    const away = new DiskPictures(join(folder, 'away'));
    away.read = () => Promise.reject(new Error('the store is away'));
    const later = new Date('2026-12-24T04:00:00Z');
    await expect(backUp({ at: later, keep, pictures: away })).rejects.toThrow('the store is away');
    expect(await readdir(join(folder, 'backups'))).toEqual([path.split('/').at(-1)]);
  });

  it('gets a backup that names pictures missing from the store', async () => {
    const key = await aStoredPicture();
    await store.remove(`${key}-640.webp`);
    const { path, missing } = await backUp();
    expect(missing).toEqual([`${key}-640.webp`]);
    expect((await checkBackup({ path, secretKey: undefined })).missing).toEqual(missing);
    await app.database.pool.query('delete from picture where key = $1', [key]);
  });
});

async function bytesOf(pictures: DiskPictures | S3Pictures, name: string): Promise<Buffer | null> {
  const file = await pictures.read(name);
  return file && Buffer.concat(await file.stream.toArray());
}
