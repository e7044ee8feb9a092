import type { Random } from '../random.ts';

/** A price that a product was sold at, in stotinki, and how many days ago it began. */
export interface PricePoint {
  readonly price: number;
  readonly daysAgo: number;
}

/** The present price, the promo price when there is one, and the prices of the past; all in stotinki. */
export interface ComposedPrice {
  readonly price: number;
  readonly promoPrice: number | null;
  readonly history: readonly PricePoint[];
}

const promoShare = 0.22;

/**
 * A price in the given range of whole leva. A promo began within the last three weeks and is 10 to 35%
 * under the price; before it the product had its full price, and some had a lower one within those 30 days.
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

/** Ends as prices in a shop do: .90 under 100 leva, .00 or .90 under 300, a whole number on 9 above. */
function roundToShelfPrice(stotinki: number): number {
  if (stotinki < 10_000) return Math.max(190, Math.round(stotinki / 100) * 100 - 10);
  if (stotinki < 30_000) {
    const whole = Math.round(stotinki / 100) * 100;
    return whole % 300 === 0 ? whole : whole - 10;
  }
  return Math.round(stotinki / 1000) * 1000 - 100;
}
