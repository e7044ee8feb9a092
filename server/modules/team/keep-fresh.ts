import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Configuration } from '../../platform/configuration.ts';

/** Milliseconds between two readings: other processes show a change after this time at the latest. */
const REFRESH_INTERVAL = 20_000;

type Fresh = { refresh(): Promise<void> };

/** Reads values of the database now and regularly, for changes by other processes and planned ones. */
export async function keepFresh(
  server: FastifyInstance,
  values: readonly Fresh[],
  { configuration, log }: { configuration: Pick<Configuration, 'mode'>; log: Pick<Logger, 'error'> },
): Promise<void> {
  const refresh = () => Promise.all(values.map((value) => value.refresh()));
  await refresh();
  // Tests refresh by themselves.
  if (configuration.mode === 'test') return;
  const timer = setInterval(
    () => void refresh().catch((error: unknown) => log.error(error)),
    REFRESH_INTERVAL,
  );
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
