/** Budgets, the smallest first. */
export const THING_BUDGETS = ['modest', 'comfortable', 'generous'] as const;
export type ThingBudget = (typeof THING_BUDGETS)[number];

/** Reasons of a choice; `own` means chosen by a person. */
export const THING_REASONS = ['cheapest', 'style', 'middle', 'high', 'delivery', 'budget', 'own'] as const;
export type ThingReason = (typeof THING_REASONS)[number];

/** Maximum entries; a home of twelve people has about 150 needs. */
export const MAX_THINGS = 400;
