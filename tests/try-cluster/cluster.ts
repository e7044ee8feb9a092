import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/platform/free-port.ts';
import { PgBouncer } from '../../tests/faults/support/pg-bouncer.ts';
import { Part, until } from './part.ts';
import { Postgres, urlOf } from './postgres.ts';

const HOST = '127.0.0.1';

/**
 * All parts on one machine: visitors → HAProxy → two servers → PgBouncer → HAProxy → the primary; beside it a
 * replica.
 */
export class Cluster {
  private constructor(
    private readonly folder: string,
    readonly primary: Postgres,
    readonly replica: Postgres,
    readonly balancer: Part,
    readonly pooler: PgBouncer,
    readonly servers: readonly [Part, Part],
    readonly worker: Part,
    private readonly ports: Record<'shop' | 'database' | 'one' | 'two' | 'worker', number>,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'uyut-cluster-'));
    const parts: { kill(): void }[] = [];
    const started = <Started extends { kill(): void }>(part: Started): Started => {
      parts.push(part);
      return part;
    };
    // Also after a crash of this program.
    process.once('exit', () => {
      for (const part of parts.toReversed()) part.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    });
    // PostgreSQL runs as its own account if this runs as root.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'data', 'pictures'), { recursive: true });
    const primary = started(await Postgres.create('postgres-a', folder));
    await primary.open();
    await primary.query('create database uyut', 'postgres');
    const replica = started(await primary.replica('postgres-b', folder));
    await replica.open();
    const ports = {
      shop: await freePort(HOST),
      database: await freePort(HOST),
      one: await freePort(HOST),
      two: await freePort(HOST),
      worker: await freePort(HOST),
    };
    const balancer = started(
      new Part(
        'haproxy',
        folder,
        ['haproxy', '-db', '-f', 'deploy/haproxy.cfg', '-f', 'deploy/haproxy-database.cfg'],
        {
          env: {
            ...process.env,
            HAPROXY_SOCKET: join(folder, 'haproxy.sock'),
            SHOP: `${HOST}:${ports.shop}`,
            WEB_1: `${HOST}:${ports.one}`,
            WEB_2: `${HOST}:${ports.two}`,
            DATABASE: `${HOST}:${ports.database}`,
            DATABASE_A: `${HOST}:${primary.port}`,
            DATABASE_B: `${HOST}:${replica.port}`,
          },
        },
      ),
    );
    balancer.start();
    const pooler = started(await PgBouncer.before(urlOf(ports.database), folder));
    const node = (name: string, role: 'web' | 'worker', port: number) =>
      new Part(name, folder, [process.execPath, 'dist/server/main.js'], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ROLE: role,
          PORT: String(port),
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: urlOf(ports.database),
          DATABASE_READ_URL: replica.url,
          DATA_DIR: join(folder, 'data'),
          DEMO_DATA: 'off',
          TRUST_PROXY: HOST,
          CALLS_PER_MINUTE: '1000000',
          LOG_LEVEL: 'warn',
        },
      });
    const servers = [node('web-1', 'web', ports.one), node('web-2', 'web', ports.two)] as const;
    const worker = node('worker', 'worker', ports.worker);
    const cluster = new Cluster(folder, primary, replica, balancer, pooler, servers, worker, ports);
    for (const part of [worker, ...servers]) started(part).start();
    await cluster.isWell();
    await primary.waitForReplica(true);
    return cluster;
  }

  /** Address for visitors. */
  get address(): string {
    return `http://${HOST}:${this.ports.shop}`;
  }

  /** Waits until all servers are ready, directly and through the balancer. */
  async isWell(): Promise<void> {
    for (const port of [this.ports.one, this.ports.two, this.ports.worker, this.ports.shop]) {
      await until(`port ${port} is ready`, async () => (await fetch(`http://${HOST}:${port}/ready`)).ok, 120);
    }
  }

  /** Steps of an operator after the loss of the primary. */
  async failOver(): Promise<void> {
    await this.command('set server database/a state maint');
    await this.command('shutdown sessions server database/a');
    await this.replica.query('select pg_promote()');
    await this.command('set server database/b state ready');
  }

  /** Sends a command to HAProxy's socket. */
  private command(text: string): Promise<void> {
    return new Promise((done, failed) => {
      const socket = createConnection(join(this.folder, 'haproxy.sock'));
      socket
        .on('error', failed)
        .on('data', () => {})
        .on('end', () => done());
      socket.end(`${text}\n`);
    });
  }
}
