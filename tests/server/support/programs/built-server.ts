import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { TestDatabase } from '../test-database.ts';

/** Milliseconds, for a busy machine. */
const START_WITHIN = 120_000;

/** The built server as a separate process on a test's database. Killing it simulates a machine failure. */
export class BuiltServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly database: Pick<TestDatabase, 'url'>,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** @param folder another version's, with its build */
  static async over(database: Pick<TestDatabase, 'url'>, folder = '.'): Promise<BuiltServer> {
    if (!existsSync(join(folder, 'dist/server/main.js'))) {
      throw new Error('Run `npm run build` first: the built server is killed here');
    }
    return new BuiltServer(database, await freePort(), folder);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and waits `within` milliseconds for a response. Fails at once if it exits earlier. */
  async start(environment: Record<string, string> = {}, within = START_WITHIN): Promise<void> {
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: this.folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATABASE_URL: this.database.url,
        DEMO_DATA: 'off',
        LOG_LEVEL: 'silent',
        CALLS_PER_MINUTE: '1000000',
        DATA_DIR: 'reports/test-data',
        ...environment,
      },
      // The channel breaks when the run is killed, and the server then closes itself.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process = server;
    const ended = new Promise<never>((_, fail) => {
      server.once('exit', (code, signal) => fail(new Error(`The built server ended: ${signal ?? code}`)));
    });
    const isReady = () =>
      fetch(`${this.address}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    const ready = vi.waitFor(async () => expect(await isReady()).toBe(true), {
      timeout: within,
      interval: 100,
    });
    await Promise.race([ready, ended]);
  }

  /** Sends a message to the module preloaded into the process and returns its response. */
  async ask(message: string): Promise<unknown> {
    const { process } = this;
    if (!process) throw new Error('The built server is not started');
    return new Promise((answered) => {
      process.once('message', answered);
      process.send(message);
    });
  }

  kill(): void {
    this.process?.kill('SIGKILL');
  }

  /** The started process; the others are its children. */
  get pid(): number {
    return this.process?.pid ?? 0;
  }

  /** @returns the exit code; null after a signal */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { process } = this;
    if (!process) return null;
    return new Promise((ended) => {
      process.once('exit', ended);
      process.kill(signal);
    });
  }

  /** Freezes the process, like a machine without memory. @returns a function to resume it */
  freeze(): () => void {
    this.process?.kill('SIGSTOP');
    return () => this.process?.kill('SIGCONT');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((open) => probe.listen(0, '127.0.0.1', open));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
