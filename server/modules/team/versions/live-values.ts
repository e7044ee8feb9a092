import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../module-context.ts';
import type { ChangeNotifications } from '../../../platform/database/change-notifications.ts';
import { DEFAULT_CREDIT_PACKAGES } from '../../../../src/core/wallet/credit-prices.ts';
import selectedPromoCategories from '../../../../content/selected-promo-categories.json' with { type: 'json' };
import { ALL_SHELVES } from '../../../../src/core/shop/home-shelves.ts';
import type { HomeShelfTerms } from '../../../../src/core/shop/home-shelves.ts';
import { FRONT_PAGE } from '../catalogue/shelf-kind.ts';
import { ALL_PACKAGES } from '../catalogue/credit-package-kind.ts';
import type { CreditPackages } from '../catalogue/credit-package-kind.ts';
import { LivePages } from './live-pages.ts';
import { LiveSettings } from './live-settings.ts';
import { LiveTexts } from './live-texts.ts';
import { LiveVersion } from './live-version.ts';

/** Milliseconds between two readings: other processes show a change after this time at the latest. */
const REFRESH_INTERVAL = 20_000;

/** Values that the team changes while the server runs. */
export type LiveValues = {
  settings: LiveSettings;
  liveTexts: LiveTexts;
  livePages: LivePages;
  creditPackages: LiveVersion<CreditPackages>;
  homeShelves: LiveVersion<HomeShelfTerms>;
  /** Reads changed settings, texts and pages. */
  refreshContent(): Promise<unknown>;
};

type Context = Pick<ModuleContext, 'configuration' | 'db' | 'clock' | 'texts' | 'log' | 'root'> & {
  changes?: ChangeNotifications;
  isPreview?: boolean;
};

/** Reads the values now and regularly, for changes by other processes and planned ones. */
export async function openLiveValues(
  server: FastifyInstance,
  { configuration, db, clock, texts, log, root, changes, isPreview = false }: Context,
): Promise<LiveValues> {
  const { mode, priceOrder } = configuration;
  const settings = new LiveSettings(db, clock, configuration);
  const liveTexts = new LiveTexts(db, clock, texts);
  const livePages = new LivePages(db, clock, settings, { folder: join(root, 'content/pages'), priceOrder });
  const refresh = () => Promise.all([settings, liveTexts, livePages].map((value) => value.refresh()));
  await refresh();
  // Tests and previews refresh by themselves.
  if (mode !== 'test' && !isPreview) {
    const timer = setInterval(
      () => void refresh().catch((error: unknown) => log.error(error)),
      REFRESH_INTERVAL,
    );
    timer.unref();
    server.addHook('onClose', async () => clearInterval(timer));
  }
  const source = { db, clock, changes };
  const creditPackages = new LiveVersion<CreditPackages>(source, ALL_PACKAGES, {
    packages: [...DEFAULT_CREDIT_PACKAGES],
  });
  const homeShelves = new LiveVersion<HomeShelfTerms>(source, FRONT_PAGE, {
    shelves: ALL_SHELVES,
    promoCategories: selectedPromoCategories,
  });
  return { settings, liveTexts, livePages, creditPackages, homeShelves, refreshContent: refresh };
}
