import { execFile } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../server/platform/free-port.ts';
import { chooseAccount } from '../../server/platform/postgres/postgres-account.ts';
import { findBinaries } from '../../server/platform/postgres/postgres-binaries.ts';
import { copyAsStandby } from '../../tests/server/support/replication/standby.ts';
import { Part, until } from './part.ts';

const run = promisify(execFile);
const PASSWORD = 'only-here';

/** PostgreSQL of npm's binaries on this machine: a primary, or its streaming replica. */
export class Postgres extends Part {
  private constructor(
    name: string,
    folder: string,
    private readonly home: string,
    private readonly binaries: string,
    readonly port: number,
  ) {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
    ];
    const parameters = settings.flatMap((setting) => ['-c', setting]);
    super(name, folder, [join(binaries, 'bin', 'postgres'), '-D', join(home, 'cluster'), ...parameters], {
      ...chooseAccount(undefined),
      cwd: home,
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
  }

  static async create(name: string, folder: string): Promise<Postgres> {
    const account = chooseAccount(undefined);
    const home = join(folder, name);
    await mkdir(home);
    if (account) await chown(home, account.uid, account.gid);
    const binaries = await findBinaries(home, account);
    const password = join(home, 'password');
    await writeFile(password, PASSWORD);
    const access = ['--username', 'uyut', '--pwfile', password, '--auth', 'scram-sha-256'];
    const language = [
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--locale-provider',
      'icu',
      '--icu-locale',
      'bg',
    ];
    const parameters = ['--pgdata', join(home, 'cluster'), '--data-checksums', ...access, ...language];
    await run(join(binaries, 'bin', 'initdb'), parameters, { ...account, cwd: home, env: { LC_ALL: 'C' } });
    return new Postgres(name, folder, home, binaries, await freePort('127.0.0.1'));
  }

  /** Creates a streaming replica. */
  async replica(name: string, folder: string): Promise<Postgres> {
    const home = join(folder, name);
    await copyAsStandby(this.url, this.home, home);
    return new Postgres(name, folder, home, this.binaries, await freePort('127.0.0.1'));
  }

  /** Starts it and waits until it answers. */
  async open(): Promise<void> {
    this.start();
    await until(`${this.name} answers`, async () => (await this.query('select 1', 'postgres')).length === 1);
  }

  get url(): string {
    return urlOf(this.port);
  }

  /** Waits until a replica has all commits. */
  isFollowed(): Promise<void> {
    const caughtUp = `select from pg_stat_replication where state = 'streaming' and replay_lsn = pg_current_wal_lsn()`;
    return until(`${this.name} is followed`, async () => (await this.query(caughtUp)).length === 1);
  }

  /** Stops receiving from the primary. */
  async stopReceiving(): Promise<void> {
    await this.query(`alter system set primary_conninfo = ''`);
    await this.query('select pg_reload_conf()');
  }

  /** True if commits wait for the replica's disk. */
  async waitForReplica(isWaiting: boolean): Promise<void> {
    await this.query(`alter system set synchronous_standby_names = '${isWaiting ? '*' : ''}'`);
    await this.query('select pg_reload_conf()');
  }

  async query<Row extends pg.QueryResultRow>(statement: string, database = 'uyut'): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: urlOf(this.port, database),
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** URL of a local PostgreSQL at a port. */
export function urlOf(port: number, database = 'uyut'): string {
  return `postgres://uyut:${PASSWORD}@127.0.0.1:${port}/${database}`;
}
