import type { ServiceOrderForm } from '../services/service-order-form.ts';
import { MAX_DAYS_AHEAD } from '../services/time-window.ts';
import { addDays } from '../shared/sofia-time.ts';
import type { MovingPlan, PlannedWork } from './moving-plan.ts';
import { dayOfWork } from './plan-days.ts';

/** What the form of an order is filled in with (PLAN-07): the addresses, and a day that can be ordered for. */
export function plannedOrder(plan: MovingPlan, work: PlannedWork, today: string): Partial<ServiceOrderForm> {
  const { home, from } = plan;
  const date = dayOf(plan, work, today);
  const there = { cityId: home.cityId, district: home.district, floor: floorText(home.floor) };
  if (work === 'cleaning') return { ...there, date };
  return {
    cityId: from.cityId ?? home.cityId,
    district: from.district,
    floor: floorText(from.floor),
    toCityId: there.cityId,
    toDistrict: there.district,
    toFloor: there.floor,
    date,
  };
}

/** Its day in the plan; empty for one that is over or too far to be ordered for. */
function dayOf(plan: MovingPlan, work: PlannedWork, today: string): string {
  const day = dayOfWork(plan, work, today);
  return day === null || day < today || day > addDays(today, MAX_DAYS_AHEAD) ? '' : day;
}

const floorText = (floor: number | null): string => (floor === null ? '' : String(floor));
