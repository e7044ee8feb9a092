import type { SiteSettings } from '../../src/core/site/settings.ts';

/** A shop on one address, that takes cards. */
export const SITE_SETTINGS: SiteSettings = {
  addresses: {},
  priceOrder: 'bgn-first',
  cardPayments: true,
  translations: false,
  googleClientId: null,
  mapTiles: null,
  title: 'Уют',
};
