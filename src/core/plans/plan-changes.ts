import type { HomeFacts } from './moving-plan.ts';

/** What of a home a listing may change, in the order in which it is told. */
const FIELDS = [
  'price',
  'deposit',
  'commission',
  'bills',
  'heating',
  'furniture',
  'area',
  'bedrooms',
  'bathrooms',
  'floor',
  'lift',
  'appliances',
] as const satisfies readonly (keyof HomeFacts)[];

const AMOUNTS = ['price', 'deposit', 'commission'] as const;

/** What a listing says otherwise than when the plan was made; amounts in stotinki (PLAN-10). */
export type ListingChange =
  | { field: (typeof AMOUNTS)[number]; before: number; now: number }
  | { field: Exclude<(typeof FIELDS)[number], (typeof AMOUNTS)[number]> };

/** The plan keeps what it has until somebody takes these over. */
export function listingChanges(planned: HomeFacts, now: HomeFacts): ListingChange[] {
  return FIELDS.flatMap((field): ListingChange[] => {
    if (isAmount(field)) {
      const [before, after] = [planned[field], now[field]];
      return before === after ? [] : [{ field, before, now: after }];
    }
    // A plan that was made before appliances were kept says nothing of them.
    if (field === 'appliances' && planned.appliances.length === 0) return [];
    return JSON.stringify(planned[field]) === JSON.stringify(now[field]) ? [] : [{ field }];
  });
}

function isAmount(field: (typeof FIELDS)[number]): field is (typeof AMOUNTS)[number] {
  return AMOUNTS.some((amount) => amount === field);
}
