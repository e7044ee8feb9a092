import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAccount } from '../../../server/platform/postgres/postgres-account.ts';
import { freePort } from '../../../server/platform/free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** True if PgBouncer is installed. */
export const hasPgBouncer = existsSync(PROGRAM);

/** Installed PgBouncer with our configuration (deploy/pgbouncer.ini), in front of a test's PostgreSQL. */
export class PgBouncer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly account: { uid: number; gid: number } | undefined,
    /** Format of DATABASE_URL. */
    readonly url: string,
  ) {}

  /** @param parent folder of its files */
  static async before(databaseUrl: string, parent = tmpdir()): Promise<PgBouncer> {
    const { username, password, hostname, port, searchParams, pathname } = new URL(databaseUrl);
    const host = searchParams.get('host') ?? hostname;
    const own = await freePort('127.0.0.1');
    const folder = await mkdtemp(join(parent, 'uyut-pgbouncer-'));
    // PgBouncer refuses to run as root and needs access to the folder of PostgreSQL's socket.
    const account = chooseAccount(undefined);
    const ini = readFileSync('deploy/pgbouncer.ini', 'utf8')
      .replace('host=postgres port=5432 dbname=uyut', `host=${host} port=${port} dbname=${pathname.slice(1)}`)
      .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${own}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'));
    await writeFile(join(folder, 'pgbouncer.ini'), ini);
    await writeFile(join(folder, 'userlist.txt'), `"${username}" "${password}"\n`);
    if (account) {
      for (const path of [folder, join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]) {
        await chown(path, account.uid, account.gid);
      }
    }
    const url = `postgres://${username}:${password}@127.0.0.1:${own}/uyut`;
    const bouncer = new PgBouncer(folder, account, url);
    bouncer.start();
    return bouncer;
  }

  start(): void {
    this.process = spawn(PROGRAM, ['--quiet', join(this.folder, 'pgbouncer.ini')], {
      ...this.account,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  kill(): void {
    this.process?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.kill();
    await rm(this.folder, { recursive: true });
  }
}
