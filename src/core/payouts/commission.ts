import { Money } from '../shared/money.ts';
import { versionAt } from '../team/versions.ts';
import type { Version } from '../team/versions.ts';

/** Maximum commission: half of the price. */
export const MAX_COMMISSION_PERMILLE = 500;

/** VAT on commission, in per cent of it. */
export const COMMISSION_VAT_PERCENT = 20;

/** Agreed commission; null removes the rate of a category or vendor from then on. */
export type CommissionRate = { permille: number | null };

/** Scope of a rate: every product, a category with those below it, or a vendor. */
export type CommissionScope = 'default' | 'category' | 'vendor';

/** Name of a rate: `default`, `category-12` or `vendor-3`. */
export function commissionKey(scope: CommissionScope, id = 0): string {
  return scope === 'default' ? scope : `${scope}-${id}`;
}

/** All versions of the rates by their names. */
export type CommissionRates = ReadonlyMap<string, readonly Version<CommissionRate>[]>;

/**
 * Returns the commission of a product at the time of its order, in per mille (SHIP-10): the vendor's rate, else
 * that of the nearest category, else the default one. Without any rate there is no commission.
 * @param categories the product's category and those above it, the nearest first
 */
export function commissionPermille(
  rates: CommissionRates,
  { vendorId, categories }: { vendorId: number; categories: readonly number[] },
  orderedAt: Date,
): number {
  const keys = [
    commissionKey('vendor', vendorId),
    ...categories.map((id) => commissionKey('category', id)),
    commissionKey('default'),
  ];
  for (const key of keys) {
    const permille = versionAt(rates.get(key) ?? [], orderedAt)?.value.permille ?? null;
    if (permille !== null) return permille;
  }
  return 0;
}

/** Commission without VAT, and its VAT, in stotinki. */
export type Commission = { net: number; vat: number };

/** A delivered product: its price in stotinki, and its rate. */
export type CommissionLine = { amount: number; permille: number };

/**
 * Computes the commission on what the buyer paid for the products of a vendor order, without delivery. It is
 * rounded half up once, so that equal orders have equal commissions however many lines they have.
 * @param productsAmount stotinki; more than the lines after a refund before the delivery
 */
export function commissionOf(
  lines: readonly CommissionLine[],
  productsAmount: number,
  vatPercent: number,
): Commission {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0 || productsAmount <= 0) return { net: 0, vat: 0 };
  const weighted = lines.reduce((sum, line) => sum + BigInt(line.amount) * BigInt(line.permille), 0n);
  const net = roundHalfUp(weighted * BigInt(productsAmount), BigInt(total) * 1000n);
  return { net, vat: Money.ofStotinki(net).fraction(vatPercent, 100).stotinki };
}

/**
 * Returns the part of a commission that is given back after refunds. Refunds count for the products first, so
 * that a refund of all products gives back everything.
 * @param refunded sum of all refunds of the vendor order, in stotinki
 */
export function commissionBack(
  { net, vat }: Commission,
  { productsAmount, refunded }: { productsAmount: number; refunded: number },
): Commission {
  if (productsAmount <= 0) return { net: 0, vat: 0 };
  const part = BigInt(Math.max(0, Math.min(refunded, productsAmount)));
  const shareOf = (amount: number) => roundHalfUp(BigInt(amount) * part, BigInt(productsAmount));
  return { net: shareOf(net), vat: shareOf(vat) };
}

function roundHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
