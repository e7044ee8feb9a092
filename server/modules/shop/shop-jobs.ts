import type { Jobs } from '../../platform/jobs.ts';
import { renewWords } from './editor/own-shop.ts';
import { countPopularity } from './popularity.ts';
import type { ShopServices } from './shop-services.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.renew-words': { vendorId: number };
    'count-popularity': unknown;
  }
}

/** What is done for the catalogue in the background. */
export const shopJobs = (shop: ShopServices) =>
  ({
    'shop.renew-words': (vendor) => renewWords(shop, vendor),
    'count-popularity': { at: '12 4 * * *', run: () => countPopularity(shop) },
  }) satisfies Partial<Jobs>;
