import { daysAfter } from '../shared/durations.ts';
import type { FieldErrors } from '../shared/failure.ts';

/** A package of credits; the price in stotinki, VAT included (PRICE-04). `promo` marks a saving. */
export type CreditPackage = { credits: number; price: number; promo: boolean };

/** Packages of credits and their prices until the team changes them (WALL-01, TEAM-07). */
export const DEFAULT_CREDIT_PACKAGES: readonly CreditPackage[] = [
  { credits: 4, price: 400, promo: false },
  { credits: 9, price: 900, promo: false },
  { credits: 39, price: 3_500, promo: true },
  { credits: 58, price: 5_000, promo: true },
  { credits: 86, price: 7_000, promo: true },
  { credits: 132, price: 10_000, promo: true },
];

/** Limits of packages: their number, credits, and stotinki. */
export const CREDIT_PACKAGE_LIMITS = { packages: 12, credits: 100_000, price: 10_000_000 } as const;

/** Package with this number of credits; undefined for other numbers. */
export function packageOf(packages: readonly CreditPackage[], credits: number): CreditPackage | undefined {
  return packages.find((one) => one.credits === credits);
}

/** Returns the errors of a list of packages by field, such as `packages.0.price`. */
export function creditPackagesErrors(packages: readonly CreditPackage[]): FieldErrors {
  const limits = CREDIT_PACKAGE_LIMITS;
  const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
  if (packages.length === 0) return { packages: 'error-credit-packages-none' };
  if (packages.length > limits.packages) return { packages: 'error-credit-packages-too-many' };
  const errors: FieldErrors = {};
  for (const [index, { credits, price }] of packages.entries()) {
    if (!isCount(credits, limits.credits)) errors[`packages.${index}.credits`] = 'error-credits-limits';
    else if (packages.findIndex((one) => one.credits === credits) < index)
      errors[`packages.${index}.credits`] = 'error-credits-twice';
    if (!isCount(price, limits.price)) errors[`packages.${index}.price`] = 'error-credit-price-limits';
  }
  return errors;
}

/** Copy in the order of the credits, as buyers see it. */
export const sortedPackages = (packages: readonly CreditPackage[]): CreditPackage[] =>
  packages
    .map(({ credits, price, promo }) => ({ credits, price, promo }))
    .toSorted((one, other) => one.credits - other.credits);

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
