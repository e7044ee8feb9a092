import type { Appliance, Furniture, Heating } from '../properties/property-choices.ts';
import type { Bill, PlanRoom, Property } from '../properties/property.ts';
import type { OrderedService } from '../services/service-selection.ts';
import type { DoneTask, Leaving } from './leaving/leaving.ts';
import { equalWeights } from './split-costs.ts';
import type { Weights } from './split-costs.ts';
import type { PlanPayment } from './together/plan-payment.ts';
import type { PlannedThings } from './things/planned-things.ts';

export const PLAN_LIMITS = {
  people: { from: 1, to: 12 },
  /** Plans of an account or browser. */
  plans: 20,
  title: 120,
  district: 100,
  services: 20,
  /** Vendors with a chosen delivery day. */
  deliveryDays: 50,
  goodsOrders: 20,
  name: 40,
} as const;

/** Maximum days in the future. */
export const MAX_PLAN_DAYS_AHEAD = 365;

/** The home as its listing or the form described it when the plan was made. Money in stotinki. */
export type HomeFacts = {
  /** Null for a home outside our listings. */
  propertyId: number | null;
  title: string;
  cityId: number | null;
  district: string;
  /** m² */
  area: number;
  bedrooms: number;
  bathrooms: number;
  /** Null if unknown; the same for the lift. */
  floor: number | null;
  lift: boolean | null;
  furniture: Furniture;
  heating: Heating;
  price: number;
  deposit: number;
  commission: number;
  bills: Bill[];
  /** Present appliances; empty if unknown. */
  appliances: Appliance[];
  rooms: PlanRoom[];
  /** `YYYY-MM-DD`; null if it is free or unknown. */
  availableFrom: string | null;
  /** Months; null if any term is possible or it is unknown. */
  shortestTerm: number | null;
};

/** The other address of the move; skipped answers are null or empty. */
export type MovingFrom = {
  cityId: number | null;
  district: string;
  floor: number | null;
  lift: boolean | null;
};

export type PlannedServices = {
  services: OrderedService[];
  /** True if a person chose them; otherwise they follow the facts. */
  chosen: boolean;
  /** Token of their order; null without one. */
  orderToken: string | null;
};

/** Steps with a chosen day; the moving day is an answer, the others follow or are agreed. */
export const CHOSEN_STEPS = ['contract', 'cleaning', 'move'] as const;
/** Days `YYYY-MM-DD` that replace the proposed ones (PLAN-06). */
export type ChosenDays = Partial<Record<(typeof CHOSEN_STEPS)[number], string>>;

/** Wished day `YYYY-MM-DD` of a vendor's open delivery; `id` is the vendor's. */
export type DeliveryDay = { id: number; day: string };

/** A move into or out of a home (PLAN-01). Prices and facts stay as they were when it was made (PLAN-10). */
export type MovingPlan = {
  home: HomeFacts;
  /** Day of moving in or out, `YYYY-MM-DD`; null if unknown. */
  movingInOn: string | null;
  /** The other address of the move (`routeOf`). */
  from: MovingFrom;
  /** Number of people who share the costs. */
  people: number;
  /** Shares of the people; null for equal ones. */
  parts: number[] | null;
  /** Budget in stotinki for everything up to moving in; null without one. */
  budget: number | null;
  cleaning: PlannedServices;
  move: PlannedServices;
  /** Names of the people; empty if unknown. */
  names: string[];
  /** Payments, the first one first (PLAN-08). */
  payments: PlanPayment[];
  days: ChosenDays;
  deliveryDays: DeliveryDay[];
  things: PlannedThings;
  /** Tokens of orders of goods, the first one first (PLAN-07). */
  goodsOrders: string[];
  /** Terms of moving out; null in a plan for moving in. */
  leaving: Leaving | null;
  doneTasks: DoneTask[];
  /** Id of the plan for the other home of the move. */
  otherPlan: string | null;
};

/** Works done by teams. */
export const PLANNED_WORK = ['cleaning', 'move'] as const;
export type PlannedWork = (typeof PLANNED_WORK)[number];

export const NOT_SAID: MovingFrom = { cityId: null, district: '', floor: null, lift: null };
export const NO_SERVICES: PlannedServices = { services: [], chosen: false, orderToken: null };

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

/** Shares of the people; equal ones if the chosen ones have another number. */
export function weightsOf({ people, parts }: Pick<MovingPlan, 'people' | 'parts'>): Weights {
  const holds = parts?.length === people && parts.some((part) => part > 0);
  return holds ? parts : equalWeights(people);
}
