import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from './children-of.ts';

/** Processes of a database's PostgreSQL, for simulated failures of the machine. */
export class DatabaseProcesses {
  private constructor(private readonly postmaster: number) {}

  /** @param dataDirectory of the program that started it */
  static in(dataDirectory: string): DatabaseProcesses {
    const pidFile = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid');
    return new DatabaseProcesses(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
  }

  /** Stops all processes: the kernel accepts connections without a response. */
  freeze(): void {
    // The parent first, because it could start more.
    this.send('SIGSTOP', [this.postmaster]);
    this.send('SIGSTOP', childrenOf(this.postmaster));
  }

  thaw(): void {
    this.send('SIGCONT', [this.postmaster, ...childrenOf(this.postmaster)]);
  }

  kill(): void {
    const children = childrenOf(this.postmaster);
    this.send('SIGKILL', [this.postmaster, ...children]);
  }

  private send(signal: NodeJS.Signals, processes: number[]): void {
    for (const pid of processes) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended in the meantime.
      }
    }
  }
}
