import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** Message of a process to its primary when it serves, and back when a successor serves. */
export const READY = 'ready';
export const REPLACED = 'replaced';

/** Liveness messages. A process that misses several in a row hangs. */
export const [HEALTH_CHECK, HEALTHY] = ['alive?', 'alive'];
const [CHECK_EVERY_MS, MAX_UNANSWERED] = [5_000, 6];

/** Milliseconds before a process that ended during its start is started again; doubled each time. */
const [FIRST_PAUSE, MAX_PAUSE] = [500, 30_000];

/** A new process ended before it served. */
export class ProcessEnded extends Error {
  constructor(place: string, reason: string | number) {
    super(`The process ${place} ended while it started: ${reason}.`);
    this.name = 'ProcessEnded';
  }
}

/** A process that must always run. */
export type Place = { name: string; fork: () => Worker };

/**
 * Keeps a process running in each place: an ended or hanging one is replaced, and all can be replaced one by
 * one without interruption.
 */
export class Processes {
  private readonly serving = new Map<Place, Worker>();
  private readonly running = new Set<Worker>();
  /** Unanswered messages in a row. Counted, because this process may have been paused as well. */
  private readonly unanswered = new Map<Worker, number>();
  private checking: NodeJS.Timeout | undefined;
  private stopping = false;
  private replacing = false;

  constructor(
    private readonly places: readonly Place[],
    private readonly log: Logger,
  ) {}

  get all(): { name: string; worker: Worker }[] {
    return [...this.serving].map(([{ name }, worker]) => ({ name, worker }));
  }

  /**
   * Starts the first process, which prepares the database, then the others.
   * @throws ProcessEnded if one ends before it serves
   */
  async start(): Promise<void> {
    this.checking = setInterval(() => this.checkAll(), CHECK_EVERY_MS);
    const [first, ...others] = this.places;
    if (first) await this.fill(first);
    await Promise.all(others.map((place) => this.fill(place)));
  }

  /** Replaces one after the other; after a failure the rest stays. */
  async replaceAll(): Promise<void> {
    if (this.replacing) return;
    this.replacing = true;
    try {
      for (const place of this.places) {
        const before = await this.fill(place);
        if (this.stopping) return;
        this.log.info({ place: place.name }, 'a process was replaced');
        if (before) await this.end(before);
      }
    } catch (error) {
      if (!this.stopping) this.log.error(error, 'the new processes did not start; the old ones continue');
    } finally {
      this.replacing = false;
    }
  }

  /** Resolves when all have ended after their open requests. */
  async stop(): Promise<void> {
    this.stopping = true;
    const all = [...this.running];
    for (const worker of all) worker.process.kill('SIGTERM');
    await Promise.all(all.map((worker) => this.end(worker)));
    // Hanging processes do not end by themselves, so they are checked until then.
    clearInterval(this.checking);
  }

  /**
   * @returns the previous process, which was told to end
   * @throws ProcessEnded if the new one ends before it serves
   */
  private async fill(place: Place): Promise<Worker | undefined> {
    const worker = place.fork();
    this.running.add(worker);
    worker.once('exit', () => {
      this.running.delete(worker);
      this.unanswered.delete(worker);
    });
    await new Promise<void>((serves, fail) => {
      worker.on('message', (message) => {
        if (message === READY) serves();
        if (message === HEALTHY) this.unanswered.delete(worker);
      });
      worker.on('exit', (code, signal) => fail(new ProcessEnded(place.name, signal || code)));
      worker.on('error', fail);
    });
    const before = this.serving.get(place);
    this.serving.set(place, worker);
    worker.once('exit', (code, signal) => {
      if (this.stopping || this.serving.get(place) !== worker) return;
      this.serving.delete(place);
      this.log.error({ place: place.name, code, signal }, 'a process ended and is replaced');
      void this.refill(place);
    });
    if (before?.isConnected()) before.send(REPLACED);
    return before;
  }

  private checkAll(): void {
    for (const [{ name }, worker] of this.serving) {
      const unanswered = this.unanswered.get(worker) ?? 0;
      if (unanswered >= MAX_UNANSWERED) {
        this.log.error({ place: name }, 'an unresponsive process is killed');
        worker.process.kill('SIGKILL');
      } else if (worker.isConnected()) {
        this.unanswered.set(worker, unanswered + 1);
        worker.send(HEALTH_CHECK);
      }
    }
  }

  private end(worker: Worker): Promise<void> {
    return new Promise((ended) => {
      if (this.running.has(worker)) worker.once('exit', () => ended());
      else ended();
    });
  }

  private async refill(place: Place): Promise<void> {
    for (
      let pause = FIRST_PAUSE;
      !this.stopping && !this.serving.has(place);
      pause = Math.min(2 * pause, MAX_PAUSE)
    ) {
      try {
        await this.fill(place);
      } catch (error) {
        if (!this.stopping) this.log.error(error, 'a process did not start');
        await new Promise((over) => setTimeout(over, pause));
      }
    }
  }
}
