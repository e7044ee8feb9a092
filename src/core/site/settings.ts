import type { SiteAddresses } from '../shared/language.ts';
import type { PriceOrder } from '../shared/price-format.ts';

/** `https://tiles.example/{z}/{x}/{y}.png`, and whom to thank for it. */
export type MapTiles = { url: string; attribution: string };

/** What the operator set up and the browser must know. */
export abstract class SiteSettings {
  abstract readonly addresses: SiteAddresses;
  abstract readonly priceOrder: PriceOrder;
  /** Whether orders can be paid by card. */
  abstract readonly cardPayments: boolean;
  /** Whether a service translates what people wrote. */
  abstract readonly translations: boolean;
  /** Google's name for this site; null where nobody signs in with Google. */
  abstract readonly googleClientId: string | null;
  /** Where the pictures of maps come from; null for maps without. */
  abstract readonly mapTiles: MapTiles | null;
  /** The site's name in the language of the page: the title of a screen without its own (NAV-13). */
  abstract readonly title: string;
}
