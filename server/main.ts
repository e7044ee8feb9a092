import cluster from 'node:cluster';
import { loadConfiguration } from './platform/configuration.ts';
import { ConfigurationError } from './platform/environment-reader.ts';
import { freePort } from './platform/free-port.ts';
import { createLogger } from './platform/logging.ts';
import { HEALTHY, HEALTH_CHECK, ProcessEnded, REPLACED } from './platform/processes.ts';
import type { ProcessContext } from './process-context.ts';

/** Shutdown steps, run in reverse order: the listener first, the database last. */
const shutdownSteps: (() => unknown)[] = [];
let closing: 'ended' | 'replaced' | null = null;

/** Starts the server in this process, or supervises several processes. */
async function main(): Promise<void> {
  const { port, ...settings } = loadConfiguration();
  // Resolved before any mail is written: mails contain full URLs.
  const configuration = { ...settings, port: port === 0 ? await freePort(settings.host) : port };
  const { role, webProcesses } = configuration;
  const log = createLogger(configuration).child(cluster.worker ? { process: cluster.worker.id } : {});
  const processContext: ProcessContext = {
    configuration,
    log,
    onClose: (step) => shutdownSteps.push(step),
    isClosing: () => closing !== null,
    isReplaced: () => closing === 'replaced',
  };
  const end = () => {
    if (closing === null) log.info('closing after the running requests');
    void close(0);
  };
  // `disconnect` is emitted if `npm start` was killed.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, end);
  if (cluster.isWorker) {
    // The primary process handles it.
    process.on('SIGHUP', () => {});
    process.on('message', (message) => {
      if (message === HEALTH_CHECK) process.send?.(HEALTHY);
      if (message === REPLACED) void close(0, 'replaced');
    });
  }
  // The supervisor loads few modules.
  if (cluster.isPrimary && role !== 'worker' && webProcesses > 1) {
    const { runProcesses } = await import('./run-processes.ts');
    await runProcesses(processContext, end);
  } else {
    // A closing terminal sends SIGHUP.
    if (cluster.isPrimary) process.on('SIGHUP', end);
    const { startProcess } = await import('./start-process.ts');
    await startProcess(processContext);
  }
}

/** Runs the shutdown steps and exits; a failing step does not stop the others. */
async function close(exitCode: number, reason: 'ended' | 'replaced' = 'ended'): Promise<void> {
  if (closing !== null) return;
  closing = reason;
  for (const step of shutdownSteps.toReversed()) {
    await Promise.resolve()
      .then(step)
      .catch((error: unknown) => process.stderr.write(`While closing: ${String(error)}\n`));
  }
  process.exit(exitCode);
}

/** Formats an error for the terminal, without a stack if the operator can fix it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError || error instanceof ProcessEnded) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Another program uses the port; set PORT to another one (0 for any free port).`;
  return error.stack ?? error.message;
}

main().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await close(1);
});
