import type { SiteAddresses } from '../shared/language.ts';
import type { PriceOrder } from '../shared/price-format.ts';

/** What the operator set up and the browser must know. */
export abstract class SiteSettings {
  abstract readonly addresses: SiteAddresses;
  abstract readonly priceOrder: PriceOrder;
  /** Whether orders can be paid by card. */
  abstract readonly cardPayments: boolean;
  /** The product's domain name: the title of a screen without its own (NAV-13). */
  abstract readonly title: string;
}
