import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { MovingPlan, PlannedWork } from '../../../src/core/plans/moving-plan.ts';
import { PLANNED_WORK } from '../../../src/core/plans/moving-plan.ts';
import { planDays } from '../../../src/core/plans/days/plan-days.ts';
import type { Order } from '../../../src/core/orders/order.ts';
import { orderedGoodsOf } from '../../../src/core/plans/things/ordered-goods.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { sofiaDay, sofiaTime } from '../../../src/core/shared/sofia-time.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { followOrder } from '../orders/load-order.ts';
import { loadViewings } from '../properties/viewings/viewing-rows.ts';
import type { ViewingRow } from '../properties/viewings/viewing-rows.ts';
import { loadServiceOrder } from '../services/load-service-orders.ts';
import { serviceOrderNumber } from '../services/service-order-rows.ts';
import type { StoredServiceOrder } from '../services/service-order-rows.ts';

/** Plan with its orders, agreed viewing, and their days. */
export type PlanFacts = ReturnType<typeof planDays> & {
  plan: MovingPlan;
  id: string;
  today: string;
  orders: Partial<Record<PlannedWork, StoredServiceOrder>>;
  viewing: ViewingRow | null;
  /** Last change of the plan or one of its orders. */
  changedAt: Date;
};

/** @param accountId of the owner; null for a guest, whose viewings are unknown */
export async function gatherPlanFacts(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { id, plan, updatedAt }: { id: string; plan: MovingPlan; updatedAt: Date },
  accountId: number | null,
): Promise<PlanFacts> {
  const now = clock.now();
  const [orders, goodsOrders, viewing] = await Promise.all([
    currentOrders(db, plan),
    followedOrders(db, plan, now),
    accountId === null ? null : agreedViewing(db, plan, accountId),
  ]);
  const today = sofiaDay(now);
  const found = Object.entries(orders);
  const ordered = Object.fromEntries(found.map(([work, { row }]) => [work, row.date]));
  const time = viewing?.date_time ? sofiaTime(viewing.date_time) : null;
  const steps = goodsOrders.flatMap(({ vendorOrders }) => vendorOrders.flatMap((part) => part.steps));
  const changes = [
    updatedAt,
    ...found.map(([, { row }]) => row.updated_at),
    ...goodsOrders.map(({ placedAt }) => new Date(placedAt)),
    ...steps.map(({ at }) => new Date(at)),
  ];
  const goods = goodsOrders.flatMap(orderedGoodsOf);
  return {
    id,
    plan,
    today,
    orders,
    viewing,
    changedAt: new Date(Math.max(...changes.map((at) => at.getTime()))),
    ...planDays(plan, { today, ordered, viewing: time, goods }),
  };
}

/** Returns the plan's product orders; invalid links are skipped. */
export async function followedOrders(db: Kysely<Database>, plan: MovingPlan, now: Date): Promise<Order[]> {
  const orders: Order[] = [];
  for (const token of plan.goodsOrders) {
    const order = await foundOrNull(followOrder(db, token, 'bg', now));
    if (order) orders.push(order);
  }
  return orders;
}

async function currentOrders(db: Kysely<Database>, plan: MovingPlan): Promise<PlanFacts['orders']> {
  const orders: PlanFacts['orders'] = {};
  for (const work of PLANNED_WORK) {
    const token = plan[work].orderToken;
    const order = token === null ? null : await foundOrNull(loadServiceOrder(db, { token }));
    if (order && order.row.status !== 'cancelled') orders[work] = order;
  }
  return orders;
}

/** Names an order of services; mentions a pending confirmation. */
export function orderedText({ row }: StoredServiceOrder, t: Translate): string {
  const key = row.status === 'unconfirmed' ? 'calendar-plan-unconfirmed' : 'calendar-plan-ordered';
  return t(key, { number: serviceOrderNumber(row.id) });
}

/** Null for an invalid token. */
async function foundOrNull<Found>(loading: Promise<Found>): Promise<Found | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'not-found') return null;
    throw error;
  }
}

async function agreedViewing(
  db: Kysely<Database>,
  { home, leaving }: MovingPlan,
  accountId: number,
): Promise<ViewingRow | null> {
  if (home.propertyId === null || leaving) return null;
  const agreed = sql`v.account_id = ${accountId} and v.property_id = ${home.propertyId} and v.status = 'accepted'`;
  const [row] = await loadViewings(db, sql`${agreed} and v.date_time is not null`, sql`limit 1`);
  return row ?? null;
}

/** `Двустаен до парка`, or place and area of a typed home: `Лозенец, София, 64 m²`. */
export async function planHomeName(
  db: Kysely<Database>,
  { home }: MovingPlan,
  language: Language,
  t: Translate,
): Promise<string> {
  if (home.title !== '') return home.title;
  return [await planPlace(db, { home }, language), t('property-area', { area: home.area })]
    .filter((part) => part !== '')
    .join(', ');
}

/** Place of the home: `Лозенец, София`. */
export async function planPlace(
  db: Kysely<Database>,
  { home }: Pick<MovingPlan, 'home'>,
  language: Language,
): Promise<string> {
  const city =
    home.cityId === null
      ? null
      : await db
          .selectFrom('city')
          .select(['name_bg', 'name_en'])
          .where('id', '=', home.cityId)
          .executeTakeFirst();
  return [home.district, city?.[`name_${language}`] ?? ''].filter((part) => part !== '').join(', ');
}
