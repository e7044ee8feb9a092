import { CHOSEN_STEPS, NO_SERVICES, PLAN_LIMITS } from '../../core/plans/moving-plan.ts';
import type {
  ChosenDays,
  DeliveryDay,
  HomeFacts,
  MovingFrom,
  MovingPlan,
  PlannedServices,
} from '../../core/plans/moving-plan.ts';
import {
  LEAVING_TASKS,
  LEAVING_LIMITS,
  NOTICE_UNITS,
  USUAL_LEAVING,
} from '../../core/plans/leaving/leaving.ts';
import type { Leaving } from '../../core/plans/leaving/leaving.ts';
import type { OrderedService } from '../../core/services/service-selection.ts';
import { upgradeStoredPlan } from '../../core/plans/upgrade-stored-plan.ts';
import { MAX_WEIGHT } from '../../core/plans/split-costs.ts';
import { PAID_ONCE, PAYMENT_LIMITS } from '../../core/plans/together/plan-payment.ts';
import type { PlanPayment } from '../../core/plans/together/plan-payment.ts';
import {
  APPLIANCES,
  BILLS,
  FURNITURES,
  HEATINGS,
  PLAN_ROOMS,
  PROPERTY_LIMITS,
} from '../../core/properties/property-choices.ts';
import type { Bill, PlanRoom } from '../../core/properties/property.ts';
import { isDay } from '../../core/shared/sofia-time.ts';
import { MEASURES, measuresOf, SERVICE_BOUNDS, SERVICE_TYPES } from '../../core/services/service.ts';
import { listIn, textIn, browserVersion, isWhole, MAX_STOTINKI } from './stored-values.ts';
import type { EditedPlan } from '../../core/plans/moving-plans.ts';
import { fieldsOf } from './text-store.ts';
import { thingsIn } from './things-in-store.ts';

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(value);

/** Token of an order's link. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);

/** Stored plan with its version; an empty list if it is invalid. */
export function editedPlanIn(stored: unknown): EditedPlan[] {
  const { id, version, plan } = fieldsOf(stored);
  const current = planIn(plan);
  const isKept = isKey(id) && current !== null;
  return isKept
    ? [
        {
          id,
          plan: current,
          version: browserVersion(/^\d{1,22}$/.test(String(version)) ? Number(version) : 0),
        },
      ]
    : [];
}

/** Both have the same order of fields after validation. */
export function isSamePlan(one: MovingPlan, other: MovingPlan): boolean {
  return JSON.stringify(planIn(one)) === JSON.stringify(planIn(other));
}

/** Stored plan; invalid values become unknown. Null without a home. */
function planIn(stored: unknown): MovingPlan | null {
  const { home, movingInOn, from, people, parts, budget, cleaning, move, ...added } = fieldsOf(stored);
  const facts = homeIn(home);
  if (!facts) return null;
  const { from: least, to: most } = PLAN_LIMITS.people;
  const shares = listIn(parts).filter((part) => isWhole(part, 0, MAX_WEIGHT));
  return upgradeStoredPlan({
    home: facts,
    movingInOn: dayIn(movingInOn),
    from: placeIn(from),
    people: isWhole(people, least, most) ? people : 1,
    parts: shares.length > 0 && shares.length === listIn(parts).length ? shares : null,
    budget: isWhole(budget, 0, MAX_STOTINKI) ? budget : null,
    cleaning: servicesIn(cleaning),
    move: servicesIn(move),
    names: listIn(added['names'])
      .map((name) => textIn(name, PLAN_LIMITS.name))
      .slice(0, most),
    payments: listIn(added['payments']).flatMap(paymentIn).slice(0, PAYMENT_LIMITS.payments),
    days: daysIn(added['days']),
    deliveryDays: listIn(added['deliveryDays']).flatMap(deliveryDayIn).slice(0, PLAN_LIMITS.deliveryDays),
    things: thingsIn(added['things']),
    goodsOrders: listIn(added['goodsOrders']).filter(isToken).slice(-PLAN_LIMITS.goodsOrders),
    leaving: leavingIn(added['leaving']),
    doneTasks: listIn(added['doneTasks']).flatMap((current) =>
      LEAVING_TASKS.filter((id) => id === fieldsOf(current)['id']).map((id) => ({ id })),
    ),
    otherPlan: isKey(added['otherPlan']) ? added['otherPlan'] : null,
  });
}

/** Invalid values are replaced by the default ones. */
function leavingIn(stored: unknown): Leaving | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { notice, noticeGivenOn, termEndsOn, rentDay, owed, depositDays } = fieldsOf(stored);
  const { count, unit } = fieldsOf(notice);
  const counted = NOTICE_UNITS.find((one) => one === unit);
  const within = (value: unknown, { from, to }: { from: number; to: number }, otherwise: number) =>
    isWhole(value, from, to) ? value : otherwise;
  const { notice: usual, ...otherwise } = USUAL_LEAVING;
  const isCounted = counted && isWhole(count, 0, LEAVING_LIMITS.notice[counted].to);
  return {
    notice: isCounted ? { count, unit: counted } : usual,
    noticeGivenOn: dayIn(noticeGivenOn),
    termEndsOn: dayIn(termEndsOn),
    rentDay: within(rentDay, LEAVING_LIMITS.rentDay, otherwise.rentDay),
    owed: within(owed, { from: 0, to: MAX_STOTINKI }, otherwise.owed),
    depositDays: within(depositDays, LEAVING_LIMITS.depositDays, otherwise.depositDays),
  };
}

function paymentIn(stored: unknown): PlanPayment[] {
  const { id, by, to, cost, note, amount, on } = fieldsOf(stored);
  const isPerson = (value: unknown) => isWhole(value, 0, PLAN_LIMITS.people.to - 1);
  const { from, to: most } = PAYMENT_LIMITS.amount;
  if (!isKey(id) || !isPerson(by) || !isWhole(amount, from, most)) return [];
  if (typeof on !== 'string' || !isDay(on)) return [];
  const name = PAID_ONCE.find((one) => one === cost) ?? null;
  const text = textIn(note, PAYMENT_LIMITS.note);
  return [{ id, by: Number(by), to: isPerson(to) ? Number(to) : null, cost: name, note: text, amount, on }];
}

function deliveryDayIn(stored: unknown): DeliveryDay[] {
  const { id, day } = fieldsOf(stored);
  const isKept = isWhole(id, 1, Number.MAX_SAFE_INTEGER) && typeof day === 'string' && isDay(day);
  return isKept ? [{ id, day }] : [];
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' && isDay(value) ? value : null);

function daysIn(stored: unknown): ChosenDays {
  const days = fieldsOf(stored);
  return Object.fromEntries(
    CHOSEN_STEPS.flatMap((step) => {
      const day = days[step];
      return typeof day === 'string' && isDay(day) ? [[step, day]] : [];
    }),
  );
}

function homeIn(stored: unknown): HomeFacts | null {
  const { propertyId, title, area, bedrooms, bathrooms, furniture, heating, bills, ...home } =
    fieldsOf(stored);
  const { price, deposit, commission, appliances, rooms } = home;
  const isPriced = [price, deposit, commission].every((amount) => isWhole(amount, 0, MAX_STOTINKI));
  if (!isPriced || typeof area !== 'number' || !(area > 0 && area <= PROPERTY_LIMITS.area.to)) return null;
  const { from, to } = PROPERTY_LIMITS.shortestTerm;
  const count = (value: unknown, otherwise: number) => (isWhole(value, 0, 20) ? value : otherwise);
  return {
    propertyId: isWhole(propertyId, 1, Number.MAX_SAFE_INTEGER) ? propertyId : null,
    title: textIn(title, PLAN_LIMITS.title),
    ...placeIn(home),
    area,
    bedrooms: count(bedrooms, 0),
    bathrooms: count(bathrooms, 1),
    furniture: FURNITURES.find((one) => one === furniture) ?? 'furnished',
    heating: HEATINGS.find((one) => one === heating) ?? 'none',
    price: Number(price),
    deposit: Number(deposit),
    commission: Number(commission),
    bills: listIn(bills).flatMap(billIn),
    appliances: listIn(appliances).flatMap((current) => APPLIANCES.find((one) => one === current) ?? []),
    rooms: listIn(rooms).flatMap(roomIn),
    availableFrom: dayIn(home['availableFrom']),
    shortestTerm: isWhole(home['shortestTerm'], from, to) ? home['shortestTerm'] : null,
  };
}

function placeIn(stored: unknown): MovingFrom {
  const { cityId, district, floor, lift } = fieldsOf(stored);
  const { from, to } = PROPERTY_LIMITS.floor;
  return {
    cityId: isWhole(cityId, 1, 2_147_483_647) ? cityId : null,
    district: textIn(district, PLAN_LIMITS.district),
    floor: isWhole(floor, from, to) ? floor : null,
    lift: typeof lift === 'boolean' ? lift : null,
  };
}

function billIn(stored: unknown): Bill[] {
  const { bill, payer, amount } = fieldsOf(stored);
  const name = BILLS.find((one) => one === bill);
  if (!name || (payer !== 'owner' && payer !== 'tenant')) return [];
  return [{ bill: name, payer, amount: isWhole(amount, 0, MAX_STOTINKI) ? amount : null }];
}

function roomIn(stored: unknown): PlanRoom[] {
  const { room, area } = fieldsOf(stored);
  const name = PLAN_ROOMS.find((one) => one === room);
  return name && typeof area === 'number' && area >= 0 ? [{ room: name, area }] : [];
}

function servicesIn(stored: unknown): PlannedServices {
  const { services, chosen, orderToken } = fieldsOf(stored);
  return {
    ...NO_SERVICES,
    services: listIn(services).flatMap(serviceIn).slice(0, PLAN_LIMITS.services),
    chosen: chosen === true,
    orderToken: isToken(orderToken) ? orderToken : null,
  };
}

function serviceIn(stored: unknown): OrderedService[] {
  const fields = fieldsOf(stored);
  const { serviceKey, name, type, price } = fields;
  const kind = SERVICE_TYPES.find((one) => one === type);
  const isKey = typeof serviceKey === 'string' && /^[a-z][a-z0-9-]{0,59}$/.test(serviceKey);
  const bounds = Object.entries(SERVICE_BOUNDS);
  const measures = measuresOf(
    Object.fromEntries(
      bounds.flatMap(([measure, { min, max }]) => {
        const value = fields[measure];
        return isWhole(value, min, max) ? [[measure, value]] : [];
      }),
    ),
  );
  const isCounted = MEASURES.filter((measure) => measures[measure] !== undefined).length === 1;
  if (!isKey || !kind || !isCounted || !isWhole(price, 0, MAX_STOTINKI)) return [];
  return [{ ...measures, serviceKey, name: textIn(name, PLAN_LIMITS.title), type: kind, price }];
}
