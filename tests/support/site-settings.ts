import type { SiteSettings } from '../../src/core/site/settings.ts';

/** Site with one domain and card payments. */
export const SITE_SETTINGS: SiteSettings = {
  addresses: {},
  priceOrder: 'bgn-first',
  cardPayments: true,
  translations: false,
  googleClientId: null,
  mapTiles: null,
  title: 'Уют',
};
