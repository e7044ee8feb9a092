import { daysAfter } from '../shared/durations.ts';

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

/** Durations of a premium place in days, with their prices in credits (HOME-17). */
export const PREMIUM_PLACES = [
  { days: 7, credits: 5 },
  { days: 30, credits: 15 },
] as const;

export type PremiumDays = (typeof PREMIUM_PLACES)[number]['days'];

export function premiumCredits(days: PremiumDays): number {
  return PREMIUM_PLACES.find((place) => place.days === days)?.credits ?? 0;
}

/** True if a premium place is available; without sales of credits, only for a sufficient balance. */
export function isPremiumOffered(isSelling: boolean, balance: number): boolean {
  return isSelling || balance >= PREMIUM_PLACES[0].credits;
}

/** Start and end of a new premium place; a current place is extended without loss (HOME-17). */
export function premiumPeriod(now: Date, until: Date | null, days: PremiumDays): { from: Date; to: Date } {
  const from = new Date(Math.max(now.getTime(), until?.getTime() ?? 0));
  return { from, to: daysAfter(from, days) };
}
