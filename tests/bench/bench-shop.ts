import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { DEMO_PASSWORD } from '../../server/demo/load-demo-accounts.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts';

const PORT = process.env['PORT'] ?? '4312';

/** Database for measurements (DATABASE_URL or its own) with the built site. */
export class BenchShop {
  readonly origin = `http://127.0.0.1:${PORT}`;
  private readonly cookies = new Map<string, string>();

  private constructor(
    readonly pool: pg.Pool,
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly end: () => Promise<void>,
  ) {}

  static async open(): Promise<BenchShop> {
    const data = await mkdtemp(join(tmpdir(), 'uyut-bench-'));
    await chmod(data, 0o755);
    const given = process.env['DATABASE_URL'];
    const own = given
      ? undefined
      : await startEmbeddedPostgres({ dataDirectory: data, log: pino({ level: 'warn' }) });
    const url = given ?? urlOf(own?.connection);
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const environment = {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: data,
      PORT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '1000000',
    };
    return new BenchShop(pool, url, environment, async () => {
      await pool.end();
      await own?.stop();
      await rm(data, { recursive: true, force: true });
    });
  }

  /** Adds products and homes up to that number. @returns the seconds it took */
  async load(rows: number): Promise<number> {
    const from = performance.now();
    const args = ['tsx', 'server/demo/main.ts', '--products', String(rows), '--properties', String(rows)];
    const load = spawn('npx', args, { env: this.environment, stdio: 'inherit' });
    const [code] = (await once(load, 'exit')) as [number];
    if (code !== 0) throw new Error(`the load ended with ${code}`);
    return (performance.now() - from) / 1000;
  }

  /** Runs the server during the work. */
  async whileOpen<Result>(work: () => Promise<Result>): Promise<Result> {
    const shop = spawn(process.execPath, ['dist/server/main.js'], {
      env: this.environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const exit = once(shop, 'exit');
    try {
      while (!(await this.isOpen())) {
        if (shop.exitCode !== null) throw new Error('the shop did not open');
        await sleep(200);
      }
      for (const account of ['vendor', 'user', 'agency']) await this.signIn(`${account}@demo.example`);
      return await work();
    } finally {
      shop.kill('SIGTERM');
      await exit;
    }
  }

  /** Requests as a demo account, or as a visitor. @throws Error for any error status */
  async ask(path: string, account: string | null = null, init: RequestInit = {}): Promise<Response> {
    const cookie = account === null ? undefined : this.cookies.get(`${account}@demo.example`);
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(this.origin + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  async post<Answer>(path: string, body: object, account: string | null = null): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await this.ask(path, account, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  }

  async close(): Promise<void> {
    await this.end();
  }

  private async isOpen(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/ready`)).ok;
    } catch {
      return false;
    }
  }

  private async signIn(email: string): Promise<void> {
    const answer = await fetch(`${this.origin}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { authToken } = (await answer.json()) as { authToken: string };
    const session = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.cookies.set(email, [`token=${authToken}`, ...session].join('; '));
  }
}

function urlOf(
  connection: Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection'] | undefined,
): string {
  if (!connection) throw new Error('there is no database');
  const { host, port, user, password, database } = connection;
  const socket = host.startsWith('/');
  const url = new URL(`postgres://${user}:${password}@${socket ? 'localhost' : host}:${port}/${database}`);
  if (socket) url.searchParams.set('host', host);
  return url.href;
}
