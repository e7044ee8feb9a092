import { makePlan } from './make-plan.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';

/** Facts of the example on the front page: stotinki per month, m², people. */
export type ExampleFacts = { price: number; area: number; people: number };

export const EXAMPLE_FACTS: Record<
  keyof ExampleFacts,
  { usual: number; from: number; to: number; step: number }
> = {
  price: { usual: 120_000, from: 40_000, to: 400_000, step: 5_000 },
  area: { usual: 60, from: 25, to: 160, step: 5 },
  people: { usual: 2, from: 1, to: 6, step: 1 },
};

/**
 * Plan of an example home (PLAN-01): a rent as deposit, half a rent as commission, average bills with
 * district heating. It has no services and furniture.
 */
export function examplePlan(facts: ExampleFacts): MovingPlan {
  return makePlan(exampleHome(facts), { people: facts.people }, { groups: [], cities: [], served: [] });
}

/** Query of the start of a plan with the facts of the example; money in leva. */
export function exampleQuery(facts: ExampleFacts): Record<string, string> {
  const { price, deposit, commission, area, bedrooms, bathrooms, furniture, heating } = exampleHome(facts);
  return {
    price: String(price / 100),
    deposit: String(deposit / 100),
    commission: String(commission / 100),
    area: String(area),
    bedrooms: String(bedrooms),
    bathrooms: String(bathrooms),
    furniture,
    heating,
    people: String(facts.people),
  };
}

function exampleHome({ price, area }: ExampleFacts): HomeFacts {
  return {
    propertyId: null,
    title: '',
    cityId: null,
    district: '',
    area,
    bedrooms: 1,
    bathrooms: 1,
    floor: null,
    lift: null,
    furniture: 'furnished',
    appliances: [],
    rooms: [],
    availableFrom: null,
    shortestTerm: null,
    heating: 'tec',
    price,
    deposit: price,
    commission: Math.round(price / 2),
    bills: [],
  };
}
