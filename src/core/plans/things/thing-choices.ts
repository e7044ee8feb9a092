/** How much is spent on things, the least first. */
export const THING_BUDGETS = ['modest', 'comfortable', 'generous'] as const;
export type ThingBudget = (typeof THING_BUDGETS)[number];

/** Why a product was chosen; `own`: by a person. */
export const THING_REASONS = ['cheapest', 'style', 'middle', 'high', 'delivery', 'budget', 'own'] as const;
export type ThingReason = (typeof THING_REASONS)[number];

/** Things in one plan: a home of twelve people has some 150 needs. */
export const MAX_THINGS = 400;
