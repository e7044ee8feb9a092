import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../tests/faults/support/children-of.ts';

/** Program of the cluster that can be killed like a failing machine. Its output goes to a file. */
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
    // The parent first, because it could start more.
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, 'SIGKILL');
      } catch (error) {
        // The process has ended in the meantime.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

/** @throws Error if the condition is not true in time */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(100);
  }
}
