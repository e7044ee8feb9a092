import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEALTHY, HEALTH_CHECK, Processes, READY, REPLACED } from '../../../server/platform/processes.ts';

/** A process as the primary sees it. */
class TestProcess extends EventEmitter {
  readonly told: string[] = [];
  readonly process = { kill: (signal: string) => this.told.push(signal) };

  send(message: string): void {
    this.told.push(message);
  }

  isConnected = () => true;

  /** Marks the process as serving. */
  async serve(): Promise<void> {
    this.emit('message', READY);
    await vi.advanceTimersByTimeAsync(0);
  }

  async end(code = 0): Promise<void> {
    this.emit('exit', code, null);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let started: TestProcess[];
let processes: Processes;

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  const fork = () => {
    const process = new TestProcess();
    started.push(process);
    return process as unknown as Worker;
  };
  const places = ['web-1', 'web-2'].map((name) => ({ name, fork }));
  processes = new Processes(places, pino({ level: 'silent' }));
});
afterEach(() => vi.useRealTimers());

/** @returns the number of those started so far. */
async function twoServe(): Promise<number> {
  const opening = processes.start();
  await started[0]?.serve();
  await started[1]?.serve();
  await opening;
  return started.length;
}

describe('The processes of a server', () => {
  it('start after the first one has completed the set-up', async () => {
    const opening = processes.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(1);
    await started[0]?.serve();
    expect(started).toHaveLength(2);
    await started[1]?.serve();
    await opening;
    expect(processes.all.map(({ name }) => name)).toEqual(['web-1', 'web-2']);
  });

  it('do not start if the first one fails', async () => {
    const opening = expect(processes.start()).rejects.toThrow('The process web-1 ended while it started: 1.');
    await started[0]?.end(1);
    await opening;
    expect(started).toHaveLength(1);
  });

  it('are restarted at once, with growing delays after failed starts', async () => {
    await twoServe();
    await started[1]?.end(1);
    expect(started).toHaveLength(3);
    await started[2]?.end(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(started).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(4);
    await started[3]?.end(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(started).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    await started[4]?.serve();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(5);
    expect(processes.all).toHaveLength(2);
  });

  it('are replaced one by one, each when its successor serves', async () => {
    await twoServe();
    const replacing = processes.replaceAll();
    expect(started).toHaveLength(3);
    expect(started[0]?.told).toEqual([]);
    await started[2]?.serve();
    expect(started[0]?.told).toEqual([REPLACED]);
    // The second one is replaced after the first has ended.
    expect(started).toHaveLength(3);
    await started[0]?.end();
    expect(started).toHaveLength(4);
    await started[3]?.serve();
    await started[1]?.end();
    await replacing;
    expect(started).toHaveLength(4);
    expect(processes.all.map(({ worker }) => worker)).toEqual(started.slice(2));
  });

  it('stay as they are when a successor fails to start', async () => {
    await twoServe();
    const replacing = processes.replaceAll();
    await started[2]?.end(1);
    await replacing;
    expect(started).toHaveLength(3);
    expect(started.slice(0, 2).map(({ told }) => told)).toEqual([[], []]);
    void processes.replaceAll();
    expect(started).toHaveLength(4);
  });

  it('are replaced once for repeated requests', async () => {
    await twoServe();
    void processes.replaceAll();
    void processes.replaceAll();
    expect(started).toHaveLength(3);
  });

  it('are killed and restarted after half a minute without a heartbeat', async () => {
    await twoServe();
    const [still, alive] = started;
    for (let second = 0; second < 35; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (second < 2 || alive?.told.at(-1) === HEALTH_CHECK) alive?.emit('message', HEALTHY);
      if (second === 33) expect(still?.told).not.toContain('SIGKILL');
    }
    expect(still?.told.at(-1)).toBe('SIGKILL');
    expect(alive?.told).not.toContain('SIGKILL');
    await still?.end();
    expect(started).toHaveLength(3);
  });

  it('all end on shutdown, also while starting, without restarts', async () => {
    await twoServe();
    void processes.replaceAll();
    let ended = false;
    const stopping = processes.stop().then(() => (ended = true));
    expect(started.map(({ told }) => told)).toEqual([['SIGTERM'], ['SIGTERM'], ['SIGTERM']]);
    await started[0]?.end();
    await started[1]?.end();
    expect(ended).toBe(false);
    await started[2]?.end();
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(3);
  });
});
