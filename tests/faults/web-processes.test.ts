import { Agent, get } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../server/platform/free-port.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { deliveries, queueMails } from '../server/support/queued-mails.ts';
import { startSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import type { TestSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { childrenOf } from './support/children-of.ts';

/** Milliseconds for the restart of all processes on a busy machine. */
const REPLACED_WITHIN = 240_000;
/** Milliseconds of a response. */
const ANSWERED_WITHIN = 30_000;
const NO_ANSWER = 'no answer';
/** A text, a page with queries, an API call, and the readiness check. */
const PATHS = ['/za-nas', '/imoti', '/api/news', '/ready'];

let database: TestDatabase;
let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  smtp.forget();
  return database.drop();
});
afterAll(() => smtp.close());

/**
 * Visitors who request without a pause, one request at a time; half of them over a persistent connection.
 */
class Visitors {
  answered = 0;
  readonly failures: string[] = [];
  private isOver = false;
  private readonly all: Promise<void>[];

  constructor(
    private readonly address: string,
    readonly count = 6,
  ) {
    this.all = Array.from({ length: count }, (_, number) => this.visit(number));
  }

  async leave(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.all);
  }

  /** Waits for that many more responses. */
  async ask(more: number): Promise<void> {
    const wanted = this.answered + more;
    await vi.waitFor(() => expect(this.answered).toBeGreaterThanOrEqual(wanted), { timeout: 60_000 });
  }

  private async visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 });
    for (let next = number; !this.isOver; next += 1) {
      const path = PATHS[next % PATHS.length] ?? '/';
      const outcome = await new Promise<string>((resolve) => {
        get(this.address + path, { agent, timeout: ANSWERED_WITHIN }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve(String(answer.statusCode)));
          answer.once('error', (error) => resolve(error.message));
        })
          .once('error', (error) => resolve(error.message))
          .once('timeout', () => resolve(NO_ANSWER));
      });
      if (outcome === '200') this.answered += 1;
      else this.failures.push(`${path}: ${outcome}`);
    }
    agent.destroy();
  }
}

describe('A server of several processes', () => {
  let server: BuiltServer;
  let visitors: Visitors;
  let metricsPort: number;

  beforeEach(async () => {
    metricsPort = await freePort('127.0.0.1');
    server = await BuiltServer.over(database);
    await server.start({ WEB_PROCESSES: '2', METRICS_PORT: String(metricsPort) });
    // Two processes for pages, one for jobs.
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(3), { timeout: REPLACED_WITHIN });
    await vi.waitFor(async () => expect(await measured()).toEqual(['web-1', 'web-2', 'worker']), {
      timeout: REPLACED_WITHIN,
      interval: 200,
    });
    visitors = new Visitors(server.address);
  });
  afterEach(async () => {
    await visitors.leave();
    server.kill();
  });

  /** Processes in the metrics. */
  async function measured(): Promise<string[]> {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null);
    const text = (await answer?.text()) ?? '';
    return [...new Set([...text.matchAll(/process="([^"]+)"/g)].map(([, name = '']) => name))].toSorted();
  }

  it('replaces them one by one on SIGHUP, without a failed request', async () => {
    const before = childrenOf(server.pid);
    await visitors.ask(50);
    process.kill(server.pid, 'SIGHUP');
    await vi.waitFor(
      () => {
        const now = childrenOf(server.pid);
        expect(now).toHaveLength(before.length);
        expect(now.filter((pid) => before.includes(pid))).toEqual([]);
      },
      { timeout: REPLACED_WITHIN, interval: 100 },
    );
    await visitors.ask(50);
    await visitors.leave();
    expect(visitors.failures.slice(0, 5)).toEqual([]);
    process.stdout.write(`${visitors.answered} requests while all processes were replaced, none failed\n`);
  });

  it('replaces a killed process, and loses only its current requests', async () => {
    const before = childrenOf(server.pid);
    const [killed = 0] = before;
    await visitors.ask(50);
    process.kill(killed, 'SIGKILL');
    await visitors.ask(50);
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(before.length), {
      timeout: REPLACED_WITHIN,
    });
    expect(childrenOf(server.pid)).not.toContain(killed);
    await visitors.ask(50);
    await visitors.leave();
    expect(visitors.failures.length).toBeLessThanOrEqual(visitors.count);
    expect(visitors.failures.filter((failure) => failure.endsWith(NO_ANSWER))).toEqual([]);
  });

  it('replaces a frozen process, while the others respond', async () => {
    const [still = 0] = childrenOf(server.pid);
    process.kill(still, 'SIGSTOP');
    await visitors.ask(50);
    await vi.waitFor(() => expect(isAlive(still)).toBe(false), { timeout: REPLACED_WITHIN, interval: 200 });
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(3), { timeout: REPLACED_WITHIN });
    await visitors.ask(50);
    await visitors.leave();
    expect(visitors.failures.length).toBeLessThanOrEqual(visitors.count);
  });

  it('stops all of them on SIGTERM', async () => {
    const processes = childrenOf(server.pid);
    await visitors.leave();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(processes.filter(isAlive)).toEqual([]);
    await expect(fetch(`${server.address}/health`)).rejects.toThrow();
  });
});

describe('The main process', () => {
  it('leaves no process behind when it is killed, and releases the port', async () => {
    const server = await BuiltServer.over(database);
    await server.start({ WEB_PROCESSES: '2' });
    const processes = childrenOf(server.pid);
    server.kill();
    await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 20_000 });
    await server.start({ WEB_PROCESSES: '2' });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A server for pages beside one for jobs', () => {
  it('runs no jobs, and the other serves no pages', async () => {
    const web = await BuiltServer.over(database);
    const worker = await BuiltServer.over(database);
    const workers = async () => (await database.pool.query('select from job_worker')).rowCount;
    try {
      await web.start({ ROLE: 'web', SMTP_URL: smtp.url });
      await queueMails(database, 10);
      expect((await fetch(`${web.address}/za-nas`)).status).toBe(200);
      expect(await workers()).toBe(0);
      expect(deliveries(smtp)).toEqual({ readers: 0, again: 0 });
      await worker.start({ ROLE: 'worker', SMTP_URL: smtp.url });
      await vi.waitFor(() => expect(deliveries(smtp)).toEqual({ readers: 10, again: 0 }), {
        timeout: 60_000,
      });
      // Metrics of one process.
      expect(await workers()).toBe(4);
      expect((await fetch(`${worker.address}/za-nas`)).status).toBe(404);
    } finally {
      web.kill();
      worker.kill();
    }
  });
});
