import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import { PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import type { MovingPlan, PlannedWork } from '../../core/plans/moving-plan.ts';
import type { OrderedDays } from '../../core/plans/days/plan-day.ts';
import { orderedGoodsOf } from '../../core/plans/things/ordered-goods.ts';
import type { OrderedGoods } from '../../core/plans/things/ordered-goods.ts';
import type { PlannedOrderState, SharedPlan } from '../../core/plans/together/shared-plans.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { asResult } from './as-result.ts';
import { unobserved } from '../site/unobserved.ts';

/** A vendor order; `token` is known to its buyer only. */
export type FollowedGoods = OrderedGoods & { token?: string };

/** Orders of a plan, as far as loaded (PLAN-07). */
export class PlanOrders {
  works: Partial<Record<PlannedWork, PlannedOrderState & Partial<ServiceOrder>>> = {};
  goods: readonly FollowedGoods[] = [];

  constructor(
    private readonly services: ServiceGateway,
    private readonly orders: Pick<OrderGateway, 'followOrder'>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('services', 'orders'),
      works: observableRef,
      goods: observableRef,
    });
  }

  adopt({ orders, goods }: Pick<SharedPlan, 'orders' | 'goods'>): void {
    this.works = Object.fromEntries(orders.map(({ work, state }) => [work, state]));
    this.goods = goods;
  }

  async load(plan: MovingPlan, signal?: CancelSignal): Promise<void> {
    await Promise.all([
      ...PLANNED_WORK.map((work) => this.loadWork(work, plan[work].orderToken, signal)),
      this.loadGoods(plan.goodsOrders, signal),
    ]);
  }

  /** Days on which teams come. */
  get days(): OrderedDays {
    const active = PLANNED_WORK.flatMap((work) => {
      const order = this.works[work];
      return order && order.status !== 'cancelled' ? [[work, order.date] as const] : [];
    });
    return Object.fromEntries(active);
  }

  private async loadWork(work: PlannedWork, token: string | null, signal?: CancelSignal): Promise<void> {
    if (token === null) return;
    const order = await asResult(this.services.followServiceOrder({ token }, signal));
    if (order instanceof Failure) return;
    runInAction(() => {
      this.works = { ...this.works, [work]: order };
    });
  }

  private async loadGoods(tokens: readonly string[], signal?: CancelSignal): Promise<void> {
    if (tokens.length === 0) return;
    const requests = tokens.map(async (token) => {
      const order = await asResult(this.orders.followOrder({ token }, signal));
      return order instanceof Failure ? [] : orderedGoodsOf(order).map((part) => ({ ...part, token }));
    });
    const goods = (await Promise.all(requests)).flat();
    runInAction(() => {
      this.goods = goods;
    });
  }
}
