import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasPgBouncer } from './support/pg-bouncer.ts';

const isInstalled = hasPgBouncer && existsSync('/usr/sbin/haproxy');

function tryCluster(...parameters: string[]): Promise<{ code: number; text: string }> {
  return new Promise((ended) => {
    const program = ['--import', 'tsx', 'tests/try-cluster/main.ts', ...parameters];
    execFile(process.execPath, program, { timeout: 280_000 }, (error, stdout, stderr) => {
      ended({ code: error ? Number(error.code) : 0, text: stdout + stderr });
    });
  });
}

describe.skipIf(!isInstalled)(
  `A cluster on one machine${isInstalled ? '' : ' (not installed: apt install haproxy pgbouncer)'}`,
  () => {
    it('loses no acknowledged order when any process is killed, with synchronous commits', async () => {
      const { code, text } = await tryCluster();
      expect(text).toContain(', 0 are not.');
      expect(code, text).toBe(0);
    });

    it('detects lost orders with asynchronous commits', async () => {
      const { code, text } = await tryCluster('--asynchronous');
      expect(text).toMatch(/[1-9]\d* are not\./);
      expect(code, text).toBe(1);
    });
  },
);
