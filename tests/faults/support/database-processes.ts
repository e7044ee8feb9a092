import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All processes of the PostgreSQL behind a database, as a machine's failure would meet them. */
export class DatabaseProcesses {
  private constructor(private readonly postmaster: number) {}

  /** @param dataDirectory of the program that started it */
  static in(dataDirectory: string): DatabaseProcesses {
    const pidFile = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid');
    return new DatabaseProcesses(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
  }

  /** Everything stands still: connections are taken by the kernel, and nobody answers. */
  freeze(): void {
    // First the one that could start more of them.
    this.send('SIGSTOP', [this.postmaster]);
    this.send('SIGSTOP', this.children());
  }

  thaw(): void {
    this.send('SIGCONT', [this.postmaster, ...this.children()]);
  }

  kill(): void {
    const children = this.children();
    this.send('SIGKILL', [this.postmaster, ...children]);
  }

  private send(signal: NodeJS.Signals, processes: number[]): void {
    for (const pid of processes) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }

  private children(): number[] {
    const list = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return list
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === this.postmaster)
      .map(([pid = 0]) => pid);
  }
}
