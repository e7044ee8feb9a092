/** Maximum and minimum letters and digits of a code. */
export const COUPON_CODE = { from: 3, to: 20 } as const;

/** Discount of a coupon (CART-03): a percent or an amount in stotinki, from `minAmount` stotinki of products. */
export type CouponTerms = { percent: number | null; amount: number | null; minAmount: number };

export type CartCoupon = CouponTerms & { vendorId: number };

/** Code as it is stored: upper-case, without spaces. */
export function normaliseCouponCode(typed: string): string {
  return typed.normalize('NFC').replace(/\s/gu, '').toUpperCase();
}

/** True for 3 to 20 letters or digits, Bulgarian letters included. */
export function isCouponCode(code: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]{3,20}$/u.test(code);
}

/**
 * Discount in stotinki for a vendor's products, without delivery; 0 below the smallest amount. A percent is
 * rounded down. At least one stotinka remains to be paid.
 */
export function couponDiscount({ percent, amount, minAmount }: CouponTerms, productsAmount: number): number {
  if (productsAmount < minAmount) return 0;
  const discount = percent === null ? (amount ?? 0) : Math.floor((productsAmount * percent) / 100);
  return Math.max(0, Math.min(discount, productsAmount - 1));
}

/**
 * Spreads a discount over the lines in proportion to their amounts, to the stotinka (largest remainder; equal
 * remainders in the order of the lines). The shares add up to the discount, and none exceeds its line.
 */
export function spreadDiscount(discount: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const shares = amounts.map((amount) => {
    const exact = BigInt(discount) * BigInt(amount);
    return { share: Number(exact / BigInt(total)), rest: exact % BigInt(total) };
  });
  const left = discount - shares.reduce((sum, { share }) => sum + share, 0);
  const byRest = shares
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [first, second] = [shares[one]!.rest, shares[other]!.rest];
      return first === second ? one - other : first > second ? -1 : 1;
    });
  const raised = new Set(byRest.slice(0, left));
  return shares.map(({ share }, index) => share + (raised.has(index) ? 1 : 0));
}

/** A line with its discount for all `ordered` pieces; amounts in stotinki. */
export type DiscountedLine = { unitPrice: number; discount: number; ordered: number };

/**
 * Price of some pieces of a line, in stotinki. Rounding is cumulative: removing all pieces one by one refunds
 * exactly the price of the line. The database has the same rule (`line_amount`).
 */
export function amountOfPieces({ unitPrice, discount, ordered }: DiscountedLine, pieces: number): number {
  return unitPrice * pieces - Math.floor((discount * pieces) / ordered);
}

type OrderedPieces = {
  unitPrice: number;
  quantity: number;
  /** Discount for all ordered pieces; absent without a coupon. */
  discount?: number;
  cancelled?: number;
  returned?: number;
};

/** Refund for pieces of an ordered product, of which `left` are the buyer's now, in stotinki. */
export function priceOfRemoved(
  { unitPrice, quantity, discount = 0, cancelled = 0, returned = 0 }: OrderedPieces,
  removed: number,
  left = quantity,
): number {
  const line = { unitPrice, discount, ordered: quantity + cancelled + returned };
  return amountOfPieces(line, left) - amountOfPieces(line, left - removed);
}
