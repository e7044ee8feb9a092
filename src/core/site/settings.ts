import type { SiteAddresses } from '../shared/language.ts';
import type { PriceOrder } from '../shared/price-format.ts';

/** Tiles such as `https://tiles.example/{z}/{x}/{y}.png`, and their attribution. */
export type MapTiles = { url: string; attribution: string };

/** Port to the operator's settings that the browser needs. */
export abstract class SiteSettings {
  abstract readonly addresses: SiteAddresses;
  abstract readonly priceOrder: PriceOrder;
  /** True if orders can be paid by card. */
  abstract readonly cardPayments: boolean;
  /** True if a translation service is configured. */
  abstract readonly translations: boolean;
  /** Google's client id; null without Google login. */
  abstract readonly googleClientId: string | null;
  /** Source of the map tiles; null for maps without tiles. */
  abstract readonly mapTiles: MapTiles | null;
  /** Title of the site in the page's language, for screens without their own (NAV-13). */
  abstract readonly title: string;
}
