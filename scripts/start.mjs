import { spawn } from 'node:child_process';

import { main } from './console.mjs';
import { setUp } from './set-up.mjs';

/** `npm start`: sets up what is missing, then runs the shop until Ctrl-C. */
await main(async () => {
  await setUp({ build: true });
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    // The channel lets the server notice that this script was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
  });

  // Ctrl-C reaches the server by the terminal; here it is only waited for. Other signals are passed on.
  const interactive = process.stdin.isTTY;
  process.on('SIGINT', () => interactive || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

  await new Promise((resolve) => {
    server.on('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1);
      resolve();
    });
  });
});
