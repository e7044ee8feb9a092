/** A package of credits; the price in stotinki, VAT included (PRICE-04). `promo` marks a saving. */
export type CreditPackage = { credits: number; price: number; promo: boolean };

/** Packages of credits and their prices (WALL-01). */
export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  { credits: 4, price: 400, promo: false },
  { credits: 9, price: 900, promo: false },
  { credits: 39, price: 3_500, promo: true },
  { credits: 58, price: 5_000, promo: true },
  { credits: 86, price: 7_000, promo: true },
  { credits: 132, price: 10_000, promo: true },
];

/** Package with this number of credits; undefined for other numbers. */
export function packageOf(credits: number): CreditPackage | undefined {
  return CREDIT_PACKAGES.find((one) => one.credits === credits);
}
