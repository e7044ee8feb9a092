import type { ServiceOrderForm } from '../services/service-order-form.ts';
import { MAX_DAYS_AHEAD } from '../services/time-window.ts';
import { addDays } from '../shared/sofia-time.ts';
import type { MovingPlan, PlannedWork } from './moving-plan.ts';

/** What the form of an order is filled in with (PLAN-07): the addresses, and a day that can be ordered for. */
export function plannedOrder(plan: MovingPlan, work: PlannedWork, today: string): Partial<ServiceOrderForm> {
  const { home, from, movingInOn } = plan;
  const date = dayOf(work, movingInOn, today);
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

/** Cleaning is the day before moving in, the move on it; empty for a day that is over or too far to be ordered for. */
function dayOf(work: PlannedWork, movingInOn: string | null, today: string): string {
  if (movingInOn === null) return '';
  const eve = addDays(movingInOn, -1);
  const day = work === 'cleaning' && eve >= today ? eve : movingInOn;
  return day < today || day > addDays(today, MAX_DAYS_AHEAD) ? '' : day;
}

const floorText = (floor: number | null): string => (floor === null ? '' : String(floor));
