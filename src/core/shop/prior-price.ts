/** Entered prices of a product in stotinki; null for none. */
export type WrittenPrices = { price: number | null; promoPrice: number | null };

/**
 * Prices before a change in stotinki; null for none. The current promo is compared with `priorPrice`;
 * `lowestPrice` is the lowest of the last 30 days.
 */
export type PriceHistory = WrittenPrices & { priorPrice: number | null; lowestPrice: number | null };

/** History of a product that is not yet public. */
export const NO_PRICE_HISTORY: PriceHistory = {
  price: null,
  promoPrice: null,
  priorPrice: null,
  lowestPrice: null,
};

/**
 * Struck-through price beside a promo: the lowest of the 30 days before it (Price Indication Directive, art.
 * 6a). Null if the promo is not a reduction and is shown as the plain price. The database has the same rule
 * (migration 0094).
 */
export function priorPriceOf(
  { price, promoPrice }: WrittenPrices,
  { promoPrice: present, priorPrice, lowestPrice }: PriceHistory,
): number | null {
  if (price === null || promoPrice === null) return null;
  const prior = promoPrice === present ? priorPrice : lowestPrice;
  return prior !== null && prior > promoPrice ? Math.min(prior, price) : null;
}

/** True if buyers see the promo as a plain price. */
export function isPromoWithoutReduction(written: WrittenPrices, history: PriceHistory): boolean {
  return written.price !== null && written.promoPrice !== null && priorPriceOf(written, history) === null;
}

/** Prices as buyers will see them. */
export function shownPrices(
  written: WrittenPrices,
  history: PriceHistory,
): { price: number; promoPrice: number | null } {
  const price = written.price ?? 0;
  const { promoPrice } = written;
  // A promo must be below the price.
  if (promoPrice === null || promoPrice >= price) return { price, promoPrice: null };
  const prior = priorPriceOf(written, history);
  return prior === null ? { price: promoPrice, promoPrice: null } : { price: prior, promoPrice };
}
