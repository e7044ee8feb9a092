import type { ServiceOrderForm } from '../services/service-order-form.ts';
import { MAX_DAYS_AHEAD } from '../services/time-window.ts';
import { addDays } from '../shared/sofia-time.ts';
import { routeOf } from './leaving/leaving.ts';
import type { MovingFrom, MovingPlan, PlannedWork } from './moving-plan.ts';
import { dayOfWork } from './days/plan-days.ts';

/** Initial values of an order form (PLAN-07): addresses and a possible day. */
export function plannedOrder(plan: MovingPlan, work: PlannedWork, today: string): Partial<ServiceOrderForm> {
  const { home } = plan;
  const date = dayOf(plan, work, today);
  if (work === 'cleaning') return { ...placeOf(home), date };
  const { start, end } = routeOf(plan);
  const [from, to] = [placeOf(start), placeOf(end)];
  // Without an answer the move is within the city.
  return {
    ...from,
    cityId: from.cityId ?? home.cityId,
    toCityId: to.cityId ?? home.cityId,
    toDistrict: to.district,
    toFloor: to.floor,
    date,
  };
}

/** Day of the work; empty if it is too late or too far to order. */
function dayOf(plan: MovingPlan, work: PlannedWork, today: string): string {
  const day = dayOfWork(plan, work, today);
  return day === null || day < today || day > addDays(today, MAX_DAYS_AHEAD) ? '' : day;
}

const placeOf = ({ cityId, district, floor }: MovingFrom) => ({ cityId, district, floor: floorText(floor) });

const floorText = (floor: number | null): string => (floor === null ? '' : String(floor));
