import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 5_000;
const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, limitSeconds?: number, show?: boolean }} [options]
 *   show: its output goes straight to ours, else it is kept and returned.
 * @returns {Promise<{ ok: boolean, output: string, timedOut: boolean }>} never rejects: a missing program is not ok.
 */
export function run(command, parameters, { env = process.env, limitSeconds, show = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const windows = process.platform === 'win32';
    const child = spawn(command, parameters, {
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm and npx are .cmd files on Windows, which only a shell starts.
      shell: windows,
      // A group of its own, so that a time limit or Ctrl-C ends its children too.
      detached: !windows && !show,
    });
    const end = (signal) => {
      try {
        if (windows) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It ended by itself meanwhile.
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
    // Ctrl-C does not reach a group of its own by itself.
    const interrupted = (signal) => {
      end(signal);
      // Others may run beside it, and are told first.
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
