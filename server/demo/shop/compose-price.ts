import type { Random } from '../random.ts';

/** Earlier price of a product in stotinki, and the days since its start. */
export interface PricePoint {
  readonly price: number;
  readonly daysAgo: number;
}

/** Current price, promo price if any, and earlier prices, in stotinki. */
export interface ComposedPrice {
  readonly price: number;
  readonly promoPrice: number | null;
  readonly history: readonly PricePoint[];
}

const promoShare = 0.22;

/**
 * Composes a price in the range of whole leva. A promo began within three weeks and is 10 to 35% below the
 * price. Before it the product had its full price, some a lower one within those 30 days.
 */
export function composePrice(leva: readonly [number, number], random: Random): ComposedPrice {
  const price = roundToShelfPrice(leva[0] * 100 + random.next() * (leva[1] - leva[0]) * 100);
  const appeared = random.between(61, 400);
  if (!random.chance(promoShare)) {
    const former = roundToShelfPrice(price * (0.94 + random.next() * 0.16));
    const changed = former !== price && random.chance(0.3);
    const past = { price: former, daysAgo: appeared };
    return {
      price,
      promoPrice: null,
      history: changed ? [past, { price, daysAgo: random.between(5, 55) }] : [{ price, daysAgo: appeared }],
    };
  }
  const discounted = roundToShelfPrice(price * (1 - 0.1 - random.next() * 0.25));
  const promoPrice = Math.min(discounted, price - 10);
  const began = random.between(1, 20);
  const history: PricePoint[] = [{ price, daysAgo: appeared }];
  if (random.chance(0.35)) {
    const earlier = roundToShelfPrice((price + promoPrice) / 2);
    history.push({ price: earlier, daysAgo: began + 24 }, { price, daysAgo: began + random.between(6, 18) });
  }
  history.push({ price: promoPrice, daysAgo: began });
  return { price, promoPrice, history };
}

/** Rounds to a retail price: .90 under 100 leva, .00 or .90 under 300, a whole number ending in 9 above. */
function roundToShelfPrice(stotinki: number): number {
  if (stotinki < 10_000) return Math.max(190, Math.round(stotinki / 100) * 100 - 10);
  if (stotinki < 30_000) {
    const whole = Math.round(stotinki / 100) * 100;
    return whole % 300 === 0 ? whole : whole - 10;
  }
  return Math.round(stotinki / 1000) * 1000 - 100;
}
