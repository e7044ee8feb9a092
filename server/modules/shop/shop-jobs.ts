import type { Jobs } from '../../platform/jobs.ts';
import { renewProductSearchText } from './editor/own-shop.ts';
import { countPopularity } from './popularity.ts';
import type { ShopDependencies } from './shop-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.renew-words': { vendorId: number };
    'count-popularity': unknown;
  }
}

/** What is done for the catalogue in the background. */
export const shopJobs = (shop: ShopDependencies) =>
  ({
    'shop.renew-words': (vendor) => renewProductSearchText(shop, vendor),
    'count-popularity': { at: '12 4 * * *', run: () => countPopularity(shop) },
  }) satisfies Partial<Jobs>;
