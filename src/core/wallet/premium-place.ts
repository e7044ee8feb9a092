import { daysAfter } from '../shared/durations.ts';
/** How long a listing may stand first, in days, and for how many credits (HOME-17). */
export const PREMIUM_PLACES = [
  { days: 7, credits: 5 },
  { days: 30, credits: 15 },
] as const;

export type PremiumDays = (typeof PREMIUM_PLACES)[number]['days'];

export function premiumCredits(days: PremiumDays): number {
  return PREMIUM_PLACES.find((place) => place.days === days)?.credits ?? 0;
}

/** Whether a place is offered: where no credits are sold, only to who has enough of them. */
export function isPremiumOffered(isSelling: boolean, balance: number): boolean {
  return isSelling || balance >= PREMIUM_PLACES[0].credits;
}

/** When a place bought now begins and ends: one that still runs is prolonged, and loses nothing (HOME-17). */
export function premiumPeriod(now: Date, until: Date | null, days: PremiumDays): { from: Date; to: Date } {
  const from = new Date(Math.max(now.getTime(), until?.getTime() ?? 0));
  return { from, to: daysAfter(from, days) };
}
