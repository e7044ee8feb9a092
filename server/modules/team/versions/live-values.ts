import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../module-context.ts';
import { LivePages } from './live-pages.ts';
import { LiveSettings } from './live-settings.ts';
import { LiveTexts } from './live-texts.ts';

/** Milliseconds between two readings: other processes show a change after this time at the latest. */
const REFRESH_INTERVAL = 20_000;

/** Values that the team changes while the server runs. */
export type LiveValues = { settings: LiveSettings; liveTexts: LiveTexts; livePages: LivePages };

type Context = Pick<ModuleContext, 'configuration' | 'db' | 'clock' | 'texts' | 'log' | 'root'>;

/** Reads the values now and regularly, for changes by other processes and planned ones. */
export async function openLiveValues(
  server: FastifyInstance,
  { configuration, db, clock, texts, log, root }: Context,
): Promise<LiveValues> {
  const { mode, priceOrder } = configuration;
  const settings = new LiveSettings(db, clock, configuration);
  const liveTexts = new LiveTexts(db, clock, texts);
  const livePages = new LivePages(db, clock, settings, { folder: join(root, 'content/pages'), priceOrder });
  const refresh = () => Promise.all([settings, liveTexts, livePages].map((value) => value.refresh()));
  await refresh();
  // Tests refresh by themselves.
  if (mode !== 'test') {
    const timer = setInterval(
      () => void refresh().catch((error: unknown) => log.error(error)),
      REFRESH_INTERVAL,
    );
    timer.unref();
    server.addHook('onClose', async () => clearInterval(timer));
  }
  return { settings, liveTexts, livePages };
}
