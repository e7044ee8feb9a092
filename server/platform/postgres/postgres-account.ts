import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** System user of PostgreSQL, if it differs from that of this program. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of its files or as an unprivileged user.
 * @returns undefined if this program is not root
 * @throws Error if no other user may be used (a container without that right)
 */
export function chooseAccount(home: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = home === undefined ? undefined : ownerOf(home);
  const candidates = owner ? [owner] : [namedAccount('nobody') ?? NOBODY, { uid: 1000, gid: 1000 }];
  const account = candidates.find(mayUse);
  if (!account) {
    throw new Error(
      'PostgreSQL refuses to run as root, and no other account may be used here. Run as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** True if the user may enter a folder and all its parents. */
export function isReachable(folder: string, account: Account): boolean {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const { mode, uid, gid } = statSync(current);
    const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function namedAccount(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((candidate) => candidate.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return Number(uid) > 0 && Number(gid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}

function mayUse(account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'exit 0'], { ...account, cwd: '/' }).status === 0;
}
