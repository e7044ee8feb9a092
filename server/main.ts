import cluster from 'node:cluster';
import { loadConfiguration } from './platform/configuration.ts';
import { ConfigurationError } from './platform/environment-reader.ts';
import { freePort } from './platform/free-port.ts';
import { createLogger } from './platform/logging.ts';
import { ALIVE, ASK_ALIVE, ProcessEnded, REPLACED } from './platform/processes.ts';
import type { Program } from './program.ts';

/** What was opened, to be closed in the opposite order: the listener first, the database last. */
const opened: (() => unknown)[] = [];
let closing: 'ended' | 'replaced' | null = null;

/** Opens the shop in this process, or looks after the processes that do. */
async function main(): Promise<void> {
  const { port, ...settings } = loadConfiguration();
  // Known before anything is written that links here: mails hold full addresses.
  const configuration = { ...settings, port: port === 0 ? await freePort(settings.host) : port };
  const { role, webProcesses } = configuration;
  const log = createLogger(configuration).child(cluster.worker ? { process: cluster.worker.id } : {});
  const program: Program = {
    configuration,
    log,
    onClose: (part) => opened.push(part),
    isClosing: () => closing !== null,
    isReplaced: () => closing === 'replaced',
  };
  const end = () => {
    if (closing === null) log.info('closing: requests in hand are finished first');
    void close(0);
  };
  // `disconnect` comes when `npm start` was killed.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, end);
  if (cluster.isWorker) {
    // It is for whoever started us.
    process.on('SIGHUP', () => {});
    process.on('message', (message) => {
      if (message === ASK_ALIVE) process.send?.(ALIVE);
      if (message === REPLACED) void close(0, 'replaced');
    });
  }
  // Loaded by who needs it: one that only looks after others needs little.
  if (cluster.isPrimary && role !== 'worker' && webProcesses > 1) {
    const { runProcesses } = await import('./run-processes.ts');
    await runProcesses(program, end);
  } else {
    // Closing a terminal hangs up.
    if (cluster.isPrimary) process.on('SIGHUP', end);
    const { runRole } = await import('./run-role.ts');
    await runRole(program);
  }
}

/** Ends the program; a part that does not close must not keep the others open. */
async function close(exitCode: number, reason: 'ended' | 'replaced' = 'ended'): Promise<void> {
  if (closing !== null) return;
  closing = reason;
  for (const closePart of opened.toReversed()) {
    await Promise.resolve()
      .then(closePart)
      .catch((error: unknown) => process.stderr.write(`While closing: ${String(error)}\n`));
  }
  process.exit(exitCode);
}

/** For people at a terminal: what they can mend without a stack, everything else with one. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError || error instanceof ProcessEnded) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Another program listens there; set PORT to another port (0 takes any free one).`;
  return error.stack ?? error.message;
}

main().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await close(1);
});
