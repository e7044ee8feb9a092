import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 5_000;
const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, limitSeconds?: number, show?: boolean }} [options] show passes its
 * output on instead of returning it
 * @returns {Promise<{ ok: boolean, output: string, timedOut: boolean }>} never rejects: a missing program is
 * not ok
 */
export function run(command, parameters, { env = process.env, limitSeconds, show = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const windows = process.platform === 'win32';
    const child = spawn(command, parameters, {
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm and npx are .cmd files on Windows, which need a shell.
      shell: windows,
      // A process group of its own, so that a time limit or Ctrl-C also ends its children.
      detached: !windows && !show,
    });
    const end = (signal) => {
      try {
        if (windows) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    };
    const timers = [];
    if (limitSeconds !== undefined) {
      timers.push(
        setTimeout(() => {
          timedOut = true;
          end('SIGTERM');
          timers.push(setTimeout(() => end('SIGKILL'), KILL_AFTER_MS));
        }, limitSeconds * 1000),
      );
    }
    // Ctrl-C does not reach another process group.
    const interrupted = (signal) => {
      end(signal);
      // Lets other programs handle the signal first.
      setImmediate(() => process.exit(130));
    };
    if (!show) for (const signal of SIGNALS) process.once(signal, interrupted);
    const finish = (ok) => {
      for (const signal of SIGNALS) process.off(signal, interrupted);
      timers.forEach(clearTimeout);
      resolve({ ok: ok && !timedOut, output, timedOut });
    };
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
