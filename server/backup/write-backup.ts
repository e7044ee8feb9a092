import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { blockMigrations, lastMigration, allowMigrations } from '../platform/database/migrate.ts';
import { lockPictures } from '../platform/pictures/delete-pictures.ts';
import { fileNames } from '../platform/pictures/picture-store.ts';
import type { PictureStore } from '../platform/pictures/picture-store.ts';
import { ArchiveWriter, BackupError } from './backup-archive.ts';
import { backupName, outdatedBackups } from './backup-names.ts';
import type { Retention } from './backup-names.ts';
import { copyOut, sequenceStates, SESSION, tablesToCopy } from './copy-tables.ts';
import type { CopiedTable, SequenceState } from './copy-tables.ts';

/** Version of the backup format. Others are rejected. */
export const FORMAT = 1;
/** First file of a backup. */
export type BackupHead = { format: number; createdAt: string; migration: string; tables: CopiedTable[] };
/** Last file of a backup. */
export type BackupFoot = {
  rows: Record<string, number>;
  sequences: SequenceState[];
  pictures: number;
  /** Picture files in the database that are missing in the store. */
  missing: string[];
};

const PIECE = 4 * 1024 * 1024;
/** Each picture has some files of at most a megabyte. */
const PICTURES_AT_ONCE = 4;
const UNFINISHED = '.unfinished';
const DAY = 24 * 60 * 60 * 1000;

export type BackupPlace = { directory: string; publicKey: string | undefined; retention: Retention };
export type WrittenBackup = BackupFoot & { path: string; bytes: number; deleted: string[] };

/**
 * Writes a snapshot of the database and all its pictures into one file, then deletes outdated backups. The
 * server may run meanwhile.
 * @param client dedicated connection
 * @throws BackupError if another backup is running
 */
export async function writeBackup(
  client: pg.Client,
  store: PictureStore,
  { directory, publicKey, retention }: BackupPlace,
  now: Date,
): Promise<WrittenBackup> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await removeUnfinished(directory, now);
  const path = join(directory, backupName(now, publicKey !== undefined));
  const archive = new ArchiveWriter(path + UNFINISHED, publicKey);
  try {
    // Before the snapshot, so that its pictures cannot be deleted meanwhile.
    if (!(await lockPictures(client)))
      throw new BackupError('Another backup of this database is being made.');
    await blockMigrations(client);
    await client.query(SESSION);
    await client.query('begin isolation level repeatable read read only');
    const foot = await copyAll(client, store, archive, now);
    await archive.finish();
    await rename(path + UNFINISHED, path);
    const { size } = await stat(path);
    const deleted = outdatedBackups(await readdir(directory), retention);
    for (const name of deleted) await rm(join(directory, name));
    return { ...foot, path, bytes: size, deleted };
  } catch (error) {
    await archive.abandon();
    await rm(path + UNFINISHED, { force: true });
    throw error;
  }
}

async function copyAll(
  client: pg.Client,
  store: PictureStore,
  archive: ArchiveWriter,
  now: Date,
): Promise<BackupFoot> {
  const tables = await tablesToCopy(client);
  const migration = await lastMigration(client);
  if (migration === null) throw new BackupError('There is nothing to back up: the database is empty.');
  const head: BackupHead = { format: FORMAT, createdAt: now.toISOString(), migration, tables };
  await archive.add('head.json', Buffer.from(JSON.stringify(head)));
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await copyTable(client, table, archive);
  const sequences = await sequenceStates(client);
  await client.query(
    'declare stored no scroll cursor with hold for select key, widths from picture where stored_at is not null order by key',
  );
  // Ends the transaction, because the rest needs only the picture store.
  await client.query('commit');
  await allowMigrations(client);
  const { pictures, missing } = await copyPictures(client, store, archive);
  const foot: BackupFoot = { rows, sequences, pictures, missing };
  await archive.add('foot.json', Buffer.from(JSON.stringify(foot)));
  return foot;
}

async function copyTable(client: pg.Client, table: CopiedTable, archive: ArchiveWriter): Promise<number> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(
      `tables/${table.name}/${String(number).padStart(6, '0')}`,
      Buffer.concat(pieces, bytes),
    );
    [pieces, bytes] = [[], 0];
  };
  const rows = copyOut(client, table);
  for await (const piece of rows) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes >= PIECE) await flush();
  }
  if (bytes > 0) await flush();
  return rows.rowCount;
}

/** Adds the files of each picture that was complete at the time of the snapshot. */
async function copyPictures(client: pg.Client, store: PictureStore, archive: ArchiveWriter) {
  const missing: string[] = [];
  let pictures = 0;
  for (;;) {
    const { rows } = await client.query<{ key: string; widths: number[] }>(
      `fetch ${PICTURES_AT_ONCE} from stored`,
    );
    if (rows.length === 0) return { pictures, missing };
    const names = rows.flatMap(({ key, widths }) => fileNames(key, widths));
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await read(store, name) })));
    for (const { name, bytes } of files) {
      if (bytes) {
        await archive.add(`pictures/${name}`, bytes);
        pictures += 1;
      } else missing.push(name);
    }
  }
}

async function read(store: PictureStore, name: string): Promise<Buffer | null> {
  const file = await store.read(name);
  return file && Buffer.concat(await file.stream.toArray());
}

/** Deletes files of interrupted backups. */
async function removeUnfinished(directory: string, now: Date): Promise<void> {
  const left = (await readdir(directory)).filter((name) => name.endsWith(UNFINISHED));
  for (const name of left) {
    const path = join(directory, name);
    if ((await stat(path)).mtimeMs < now.getTime() - DAY) await rm(path, { force: true });
  }
}
