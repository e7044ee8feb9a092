import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { lstat, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '../free-port.ts';
import { chooseAccount, isReachable } from './postgres-account.ts';
import type { Account } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';

/** Superuser and database name of the embedded PostgreSQL. */
export const OWNER = 'uyut';

const run = promisify(execFile);
const SETTINGS_FILE = 'uyut.conf';
const PASSWORD_FILE = 'uyut-password';
/** Maximum socket path (macOS) without the file name that PostgreSQL adds. */
const MAX_SOCKET_FOLDER_LENGTH = 103 - '/.s.PGSQL.5432'.length;
/**
 * Bytes, for glibc: processes keep freed memory for the next query (decision 16). The first is glibc's
 * maximum.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '134217728' };
const ABANDONED_AFTER_MS = 10 * 60_000;

/** Files of the embedded PostgreSQL. */
export interface Cluster {
  readonly directory: string;
  readonly password: string;
  /** Runs a program of PostgreSQL as the owner of the files. */
  execute(program: 'initdb' | 'pg_ctl', ...parameters: string[]): Promise<void>;
}

/** Opens the cluster in the data folder and creates it if missing. Safe for several processes at once. */
export async function openCluster(dataDirectory: string): Promise<Cluster> {
  const link = join(dataDirectory, 'postgres');
  await mkdir(dataDirectory, { recursive: true });
  const known = await findHome(link);
  const account = chooseAccount(known);
  const home = known ?? (await makeHome(link, account));
  await own(home, account);

  const binaries = await findBinaries(home, account);
  const execute: Cluster['execute'] = async (program, ...parameters) => {
    // Only the required variables, without secrets, and messages in English.
    const { PATH, SystemRoot, TMPDIR, TEMP } = process.env;
    const env = { PATH, SystemRoot, TMPDIR, TEMP, LC_ALL: 'C', TZ: 'UTC', ...ALLOCATOR };
    await run(join(binaries, 'bin', program), parameters, { ...account, cwd: home, env, windowsHide: true });
  };

  const directory = join(home, 'cluster');
  if (!existsSync(directory)) await createCluster(home, directory, account, execute);
  const password = await readFile(join(directory, PASSWORD_FILE), 'utf8');
  return { directory, password, execute };
}

/** Writes the settings that depend on the place; call before each start. */
export async function writeSettings({ directory }: Cluster): Promise<void> {
  const { uid, gid } = await stat(directory);
  const account = process.getuid?.() === 0 ? { uid, gid } : undefined;
  const address =
    process.platform === 'win32'
      ? [`listen_addresses = '127.0.0.1'`, `port = ${await freePort('127.0.0.1')}`]
      : await socketFolder(directory, account);
  const lines = [
    ...address,
    `timezone = 'UTC'`,
    // Processes open 23 connections each; enough for one per core and for replacements.
    `max_connections = 500`,
    // No personal data in the log: neither statements nor details of constraints.
    `log_error_verbosity = 'terse'`,
    `log_min_error_statement = 'panic'`,
    `log_checkpoints = off`,
    `shared_buffers = '${sharedBuffers()}MB'`,
    // Reads are mostly from the system's cache, where helpers are slower.
    `io_method = 'sync'`,
  ];
  const file = join(directory, SETTINGS_FILE);
  await writeFile(`${file}.${process.pid}`, `${lines.join('\n')}\n`, { mode: 0o600 });
  await own(`${file}.${process.pid}`, account, 0o600);
  await rename(`${file}.${process.pid}`, file);
}

/** Memory in MB, within the container's limit. */
const [MIN_SHARED, MAX_SHARED] = [128, 512];

/**
 * A quarter of the memory, up to what searches among a million rows use. Larger values were slower, because
 * mapping the pages took longer than it saved (decision 16).
 * @returns MB
 */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const quarter = Math.floor(memory / 4 / 1024 ** 2);
  return Math.min(MAX_SHARED, Math.max(MIN_SHARED, quarter));
}

async function findHome(link: string): Promise<string | undefined> {
  const there = await lstat(link).catch(() => undefined);
  if (!there) return undefined;
  if (!existsSync(link)) {
    throw new Error(
      `The database that ${link} points to is gone. Bring it back, or delete the link to begin anew.`,
    );
  }
  return realpathSync(link);
}

/**
 * PostgreSQL's user cannot enter root's folders: the files are in /var/lib, with a link from the data folder.
 */
async function makeHome(link: string, account: Account | undefined): Promise<string> {
  try {
    if (!account || isReachable(join(link, '..'), account)) {
      await mkdir(link);
    } else {
      await mkdir('/var/lib/uyut', { recursive: true, mode: 0o755 });
      await symlink(await mkdtemp('/var/lib/uyut/postgres-'), link);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return realpathSync(link);
}

/** Created aside and renamed, so that an interruption leaves a whole cluster or none. */
async function createCluster(
  home: string,
  directory: string,
  account: Account | undefined,
  execute: Cluster['execute'],
): Promise<void> {
  await removeAbandoned(home);
  const workshop = await mkdtemp(join(home, 'new-'));
  const fresh = join(workshop, 'cluster');
  const passwordFile = join(workshop, PASSWORD_FILE);
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await own(passwordFile, account, 0o600);
  await own(workshop, account);
  const access = ['--username', OWNER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const language = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'bg'];
  await execute('initdb', '--pgdata', fresh, '--data-checksums', ...access, ...language);
  await rename(passwordFile, join(fresh, PASSWORD_FILE));
  await appendFile(join(fresh, 'postgresql.conf'), `include '${SETTINGS_FILE}'\n`);
  await rename(fresh, directory).catch((error: unknown) => {
    if (!existsSync(directory)) throw error;
  });
  await rm(workshop, { recursive: true, force: true });
}

async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const path = join(home, name);
    const abandoned = name.startsWith('new-') && (await stat(path)).mtimeMs < Date.now() - ABANDONED_AFTER_MS;
    if (abandoned) await rm(path, { recursive: true, force: true });
  }
}

async function socketFolder(directory: string, account: Account | undefined): Promise<string[]> {
  const near = join(directory, '..', 'socket');
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  const folder = Buffer.byteLength(near) <= MAX_SOCKET_FOLDER_LENGTH ? near : join(tmpdir(), `uyut-${name}`);
  await mkdir(folder, { mode: 0o700, recursive: true });
  await own(folder, account);
  return [`listen_addresses = ''`, `unix_socket_directories = '"${folder.replaceAll("'", "''")}"'`];
}

/** Makes a path private to the user. Fails for a path of another user. */
async function own(path: string, account: Account | undefined, mode = 0o700): Promise<void> {
  if ((await lstat(path)).isSymbolicLink()) throw new Error(`${path} must not be a symbolic link.`);
  if (account) await chown(path, account.uid, account.gid);
  await chmod(path, mode);
}
