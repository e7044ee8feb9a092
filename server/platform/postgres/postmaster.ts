import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PID_FILE = 'postmaster.pid';

/** Content of a running PostgreSQL's pid file. */
export interface Postmaster {
  readonly pid: number;
  /** Socket folder or address. */
  readonly host: string;
  readonly port: number;
  readonly ready: boolean;
}

/** Reads the pid file; its process may be dead, starting or stopping. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, PID_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [pid, , , port, socketFolder, address, , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !/^\d+$/.test(pid)) return undefined;
  return {
    pid: Number(pid),
    host: socketFolder || address || '127.0.0.1',
    port: Number(port),
    // A standby answers, but only reads.
    ready: status === 'ready' || status === 'standby',
  };
}

/**
 * State of the process in the pid file. After a restart of the machine its number may belong to another
 * program, and PostgreSQL would refuse to start.
 */
export async function stateOf({ pid }: Postmaster): Promise<'alive' | 'dead' | 'another-program'> {
  const command = await commandOf(pid);
  if (command === undefined) return 'dead';
  return /postgres/i.test(command) ? 'alive' : 'another-program';
}

/** Deletes the pid file of a dead PostgreSQL, unless another one has written its own. */
export async function discardPidFile(cluster: string, dead: Postmaster): Promise<void> {
  const now = await readPostmaster(cluster);
  if (now?.pid === dead.pid && !now.ready === !dead.ready) await rm(join(cluster, PID_FILE), { force: true });
}

async function commandOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return await linuxCommandOf(pid);
    const [program, ...parameters] =
      process.platform === 'win32'
        ? ['tasklist', '/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]
        : ['ps', '-o', 'command=', '-p', String(pid)];
    const { stdout } = await run(program, parameters);
    return stdout.includes(String(pid)) || process.platform !== 'win32' ? stdout : undefined;
  } catch {
    return undefined;
  }
}

/** A zombie process (containers without an init) has no command line and counts as ended. */
async function linuxCommandOf(pid: number): Promise<string | undefined> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8')) || undefined;
}
