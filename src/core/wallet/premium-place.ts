import { daysAfter } from '../shared/durations.ts';
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
