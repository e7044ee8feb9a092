import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../tests/faults/support/children-of.ts';

/** A program of the cluster, which is killed as a machine's failure would. Its output goes to a file. */
export class Part {
  private process: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly command: readonly string[],
    private readonly options: SpawnOptions = {},
  ) {}

  start(): void {
    const log = openSync(join(this.folder, `${this.name}.log`), 'a');
    const [program = '', ...parameters] = this.command;
    this.process = spawn(program, parameters, { ...this.options, stdio: ['ignore', log, log] });
  }

  kill(): void {
    const { pid } = this.process ?? {};
    if (pid === undefined) return;
    // First the one that could start more of them.
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, 'SIGKILL');
      } catch (error) {
        // It ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

/** @throws Error when it is not so within so many seconds */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(100);
  }
}
