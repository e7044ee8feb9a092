import { execFile } from 'node:child_process';
import { appendFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ownServer, temporaryDataDirectory } from '../test-server.ts';
import type { OwnServer } from '../test-server.ts';

const run = promisify(execFile);

/** A streaming replica of the test's PostgreSQL. */
export async function standbyOf(primary: Pick<OwnServer, 'url' | 'dataDirectory'>): Promise<OwnServer> {
  const dataDirectory = await temporaryDataDirectory();
  const home = join(dataDirectory, 'postgres');
  await copyAsStandby(primary.url, await realpath(join(primary.dataDirectory, 'postgres')), home);
  await rm(join(home, 'socket'), { recursive: true, force: true });
  return ownServer(dataDirectory);
}

/**
 * Creates a replica's files like pg_basebackup, which the packages lack. @param from the folder with the
 * running primary's `cluster` @param to its new copy
 */
export async function copyAsStandby(primaryUrl: string, from: string, to: string): Promise<void> {
  const label = await whileBackedUp(primaryUrl, () => run('cp', ['-a', from, to]));
  const cluster = join(to, 'cluster');
  // The copied file names the primary's process.
  await rm(join(cluster, 'postmaster.pid'));
  const { uid, gid } = await stat(cluster);
  const url = new URL(primaryUrl);
  const address = {
    host: url.searchParams.get('host') ?? url.hostname,
    port: url.port,
    user: url.username,
    password: url.password,
  };
  const words = Object.entries(address).map(([name, value]) => `${name}=''${value}''`);
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${words.join(' ')}'\n`);
  for (const [name, text] of [
    ['standby.signal', ''],
    ['backup_label', label],
  ] as const) {
    await writeFile(join(cluster, name), text);
    if (process.getuid?.() === 0) await run('chown', [`${uid}:${gid}`, join(cluster, name)]);
  }
}

/** @returns the label that the copy begins with */
async function whileBackedUp(url: string, copy: () => Promise<unknown>): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`);
    await copy();
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    return rows[0]?.labelfile ?? '';
  } finally {
    await client.end();
  }
}
