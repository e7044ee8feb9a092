import { spawn } from 'node:child_process';

import { main } from './console.mjs';
import { setUp } from './set-up.mjs';

const PARENT = process.ppid;
const POLL_MS = 250;
/** npm sends SIGTERM to its shell, which passes nothing on. */
const isLeftByNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT;

/** `npm start`: installs what is missing and runs the server until Ctrl-C or SIGTERM. */
await main(async () => {
  await setUp({ build: true });
  if (isLeftByNpm()) return;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    // The channel tells the server that this script was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Node 22 and newer cache compiled code there until the next build.
      NODE_COMPILE_CACHE: 'dist/server/compiled',
      ...process.env,
      NODE_ENV: process.env.NODE_ENV || 'production',
    },
  });

  // Ctrl-C reaches the server through the terminal; other signals are passed on.
  const interactive = process.stdin.isTTY;
  process.on('SIGINT', () => interactive || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  const watch = setInterval(() => {
    if (!isLeftByNpm()) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, POLL_MS).unref();

  await new Promise((resolve) => {
    server.on('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1);
      resolve();
    });
  });
});
