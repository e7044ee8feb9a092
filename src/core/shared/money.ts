/** Leva per euro, fixed by law (PRICE-02). */
export const LEVA_PER_EURO = 1.95583;

const RATE_SCALE = 100_000;
const SCALED_RATE = Math.round(LEVA_PER_EURO * RATE_SCALE);

/** An amount of leva in whole stotinki, so that 0.10 + 0.20 is 0.30 (PRICE-05). */
export class Money {
  static readonly zero = new Money(0);

  private constructor(readonly stotinki: number) {}

  /** @throws RangeError if the amount is not a safe integer */
  static ofStotinki(stotinki: number): Money {
    if (!Number.isSafeInteger(stotinki)) throw new RangeError(`Not a whole number of stotinki: ${stotinki}`);
    return new Money(stotinki);
  }

  static sum(amounts: Iterable<Money>): Money {
    let total = Money.zero;
    for (const amount of amounts) total = total.plus(amount);
    return total;
  }

  plus(other: Money): Money {
    return Money.ofStotinki(this.stotinki + other.stotinki);
  }

  times(quantity: number): Money {
    return Money.ofStotinki(this.stotinki * quantity);
  }

  /** A fraction of the amount, rounded half up. `fraction(1, 6)` is the VAT contained in a gross price. */
  fraction(numerator: number, denominator: number): Money {
    return Money.ofStotinki(divideHalfUp(this.stotinki * numerator, denominator));
  }

  /** Cents of euro, always computed from the amount in leva, rounded half up (PRICE-07). */
  toEuroCents(): number {
    return divideHalfUp(this.stotinki * RATE_SCALE, SCALED_RATE);
  }
}

/** Stotinki of an amount in cents of euro, rounded half up (PRICE-02). */
export function stotinkiFromEuroCents(cents: number): number {
  return divideHalfUp(cents * SCALED_RATE, RATE_SCALE);
}

/** Amount in leva, for charts. */
export const toLeva = (stotinki: number): number => stotinki / 100;

/** Amount in euro for structured data: `1234.50`. */
export const plainEuro = (stotinki: number): string =>
  (Money.ofStotinki(stotinki).toEuroCents() / 100).toFixed(2);

/** VAT contained in a gross amount, in stotinki: a sixth at 20% (CART-03). */
export function containedVat(grossStotinki: number): number {
  return Money.ofStotinki(grossStotinki).fraction(1, 6).stotinki;
}

function divideHalfUp(dividend: number, divisor: number): number {
  const sign = dividend < 0 ? -1n : 1n;
  const magnitude = BigInt(Math.abs(dividend));
  const whole = (2n * magnitude + BigInt(divisor)) / (2n * BigInt(divisor));
  return Number(sign * whole);
}
