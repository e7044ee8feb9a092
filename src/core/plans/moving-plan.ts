import type { Appliance, Furniture, Heating } from '../properties/property-choices.ts';
import type { Bill, PlanRoom, Property } from '../properties/property.ts';
import type { OrderedService } from '../services/ordered-selection.ts';
import type { DoneTask } from './leaving/leaving-tasks.ts';
import type { Leaving } from './leaving/leaving.ts';
import { equalParts } from './split-costs.ts';
import type { Parts } from './split-costs.ts';
import type { PlanPayment } from './together/plan-payment.ts';
import type { PlannedThings } from './things/planned-things.ts';

/** What a plan takes at most: a home of more people than this is no home that is shared. */
export const PLAN_LIMITS = {
  people: { from: 1, to: 12 },
  /** Plans in one account or browser. */
  plans: 20,
  title: 120,
  district: 100,
  services: 20,
  /** Vendors whose delivery has a chosen day. */
  deliveryDays: 50,
  /** Orders of goods that it follows, the latest ones. */
  goodsOrders: 20,
  /** Of a person. */
  name: 40,
} as const;

/** Nobody plans a move further ahead, in days. */
export const MAX_PLAN_DAYS_AHEAD = 365;

/** The home that is moved into or left, as its listing said when the plan was made, or as it was typed in. Money in stotinki. */
export type HomeFacts = {
  /** Null for a home that stands in no listing of ours. */
  propertyId: number | null;
  title: string;
  cityId: number | null;
  district: string;
  /** m² */
  area: number;
  bedrooms: number;
  bathrooms: number;
  /** Null where it is not known; so is the lift. */
  floor: number | null;
  lift: boolean | null;
  furniture: Furniture;
  heating: Heating;
  price: number;
  deposit: number;
  commission: number;
  bills: Bill[];
  /** That are there; none where that is not known. */
  appliances: Appliance[];
  /** As far as they were drawn or measured. */
  rooms: PlanRoom[];
  /** `YYYY-MM-DD`; null when it is free now, or not known. */
  availableFrom: string | null;
  /** Months of the shortest lease; null when any term is possible, or not known. */
  shortestTerm: number | null;
};

/** Where one moves from, or when leaving, to; what was skipped is null or empty. */
export type MovingFrom = {
  cityId: number | null;
  district: string;
  floor: number | null;
  lift: boolean | null;
};

/** The cleaning, or the move. */
export type PlannedServices = {
  services: OrderedService[];
  /** Whether a person chose them; until then they follow the facts. */
  chosen: boolean;
  /** The link of the order that was made of them; null while none was. */
  orderToken: string | null;
};

/** The steps whose day is chosen; that of moving in is an answer, the others follow or are agreed with others. */
export const CHOSEN_STEPS = ['contract', 'cleaning', 'move'] as const;
/** Days, `YYYY-MM-DD`, that somebody chose instead of the proposed ones (PLAN-06). */
export type ChosenDays = Partial<Record<(typeof CHOSEN_STEPS)[number], string>>;

/** The day, `YYYY-MM-DD`, on which somebody wants a vendor's open delivery to come; `id` is the vendor's. */
export type DeliveryDay = { id: number; day: string };

/** One home, one move, into it or out of it (PLAN-01). It never changes by itself: prices and facts are those of when it was made (PLAN-10). */
export type MovingPlan = {
  home: HomeFacts;
  /** The day of moving in, or of leaving, `YYYY-MM-DD`; null while it is not known. */
  movingInOn: string | null;
  /** The other address of the move (`routeOf`). */
  from: MovingFrom;
  /** How many share the costs. */
  people: number;
  /** Who pays how much of them; null for equal parts. */
  parts: number[] | null;
  /** Stotinki that there are for what is paid until one lives there; null where nothing was said. */
  budget: number | null;
  cleaning: PlannedServices;
  move: PlannedServices;
  /** What the plan's people are called, by their places; empty where nobody said. */
  names: string[];
  /** What they have paid, the first written first (PLAN-08). */
  payments: PlanPayment[];
  days: ChosenDays;
  deliveryDays: DeliveryDay[];
  things: PlannedThings;
  /** The links of the orders of goods that were made from it, the first one first (PLAN-07). */
  goodsOrders: string[];
  /** What is said of leaving the home; null in a plan for moving in. */
  leaving: Leaving | null;
  /** What of leaving is done. */
  doneTasks: DoneTask[];
  /** The same person's plan for the other home of the move, by its id. */
  otherPlan: string | null;
};

/** The parts of a plan that teams do. */
export const PLANNED_WORK = ['cleaning', 'move'] as const;
export type PlannedWork = (typeof PLANNED_WORK)[number];

export const NOT_SAID: MovingFrom = { cityId: null, district: '', floor: null, lift: null };
export const NO_SERVICES: PlannedServices = { services: [], chosen: false, orderToken: null };

/** What a plan keeps of a listing. */
export function homeFactsOf(property: Property): HomeFacts {
  const { title, area, bedrooms, bathrooms, floor, furniture, heating } = property;
  const { price, deposit, commission, billsMeta, appliances, planMeta } = property;
  const { availableFrom, shortestTerm } = property;
  return {
    propertyId: property.id,
    title,
    cityId: property.city.id,
    district: property.district.name,
    area,
    bedrooms,
    bathrooms,
    floor,
    lift: property.propertyAdvantages.includes('elevator'),
    furniture,
    heating,
    price,
    deposit,
    commission,
    bills: billsMeta,
    appliances,
    rooms: planMeta,
    availableFrom,
    shortestTerm,
  };
}

/** In which parts the plan's people pay: those chosen, as long as they are of so many people. */
export function partsOf({ people, parts }: Pick<MovingPlan, 'people' | 'parts'>): Parts {
  const holds = parts?.length === people && parts.some((part) => part > 0);
  return holds ? parts : equalParts(people);
}
