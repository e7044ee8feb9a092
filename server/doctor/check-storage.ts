import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { newestBackup } from '../backup/backup-names.ts';
import { HOUR } from '../../src/core/shared/durations.ts';
import type { BackupSettings } from '../platform/configuration.ts';
import type { PictureStore } from '../platform/pictures/picture-store.ts';
import { inTime, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const MEGABYTE = 1_000_000;
/** Megabytes of free space; PostgreSQL stops without any. */
const FREE = { wrong: 500, warning: 5_000 };
const BACKUP_HOURS = 30;

/** @param free megabytes, for tests */
export async function checkDisk(name: string, folder: string, free = freeMegabytes): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    const megabytes = await inTime(free(folder));
    const left = `disk: ${name} has ${(megabytes / 1000).toFixed(1)} GB left`;
    if (megabytes >= FREE.warning) return ok(left);
    const todo = 'Free some space, or move it to a larger disk.';
    return megabytes < FREE.wrong ? wrong(left, todo) : warning(left, todo);
  } catch (error) {
    return wrong(
      `disk: ${name} can't be written: ${reasonOf(error)}`,
      `Give the server's user write access, or set ${name} to another folder.`,
    );
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}

export async function checkPictures(store: PictureStore, isBucket: boolean): Promise<Finding> {
  const name = `doctor-${randomBytes(12).toString('base64url')}-1.webp`;
  const content = Buffer.from(name);
  const todo = isBucket
    ? 'Check S3_ENDPOINT, S3_REGION and S3_BUCKET, and that the key may put, get and delete objects.'
    : 'Give the server’s user write access to the folder uploads in DATA_DIR.';
  try {
    await inTime(store.put(name, content, 'image/webp'));
    const file = await inTime(store.read(name));
    const read = file && Buffer.concat(await inTime(file.stream.toArray()));
    if (!read?.equals(content)) return wrong('pictures: a stored file cannot be read', todo);
    await inTime(store.remove(name));
    return ok('pictures: files are written, read and deleted');
  } catch (error) {
    return wrong(`pictures: ${reasonOf(error)}`, todo);
  }
}

export async function checkBackups({ directory, publicKey }: BackupSettings, now: Date): Promise<Finding> {
  const newest = await newestBackup(directory).catch(() => null);
  if (!newest)
    return warning(
      `backups: there is none in ${directory}`,
      'Run npm run backup each night, see docs/operations.md.',
    );
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR);
  if (hours > BACKUP_HOURS) {
    return warning(`backups: the newest is ${hours} hours old`, 'See the output of the last npm run backup.');
  }
  if (publicKey === undefined) {
    return warning(
      'backups: the files are not encrypted',
      'Create keys by npm run backup -- --new-key and set BACKUP_PUBLIC_KEY.',
    );
  }
  return ok(`backups: the newest is ${hours} hours old, and new ones are encrypted`);
}
