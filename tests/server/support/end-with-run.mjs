import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const GONE_WITHIN_MS = 10_000;
const LOOK_AGAIN_AFTER_MS = 50;

const [, , dataDirectory] = process.argv;

// The pipe closes when the run ends for any reason, even when it is killed.
process.stdin.resume().once('end', stopDatabase).once('error', stopDatabase);
// Ctrl-C is for the run, which may still stop its database in order.
process.on('SIGINT', () => undefined);

/** A run with a normal end has stopped its database and removed its files. */
async function stopDatabase() {
  const pidFile = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (pid > 0) await end(pid);
  await rm(dataDirectory, { recursive: true, force: true });
}

/** Stops immediately, since the data is discarded. */
async function end(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
    // A test may have frozen it.
    process.kill(pid, 'SIGCONT');
    for (
      const deadline = Date.now() + GONE_WITHIN_MS;
      Date.now() < deadline;
      await sleep(LOOK_AGAIN_AFTER_MS)
    ) {
      process.kill(pid, 0);
    }
  } catch {
    // The process is gone.
  }
}
