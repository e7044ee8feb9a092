import type { MovingPlans } from '../../../core/plans/moving-plans.ts';
import { PLAN_LIMITS } from '../../../core/plans/moving-plan.ts';
import { withMovedOrder } from '../../../core/plans/things/plans-in-cart.ts';
import type { PlansInCart, PlansInCartStorage } from '../../../core/plans/things/plans-in-cart.ts';
import { Failure } from '../../../core/shared/failure.ts';

type OrderOfPlan = PlansInCart['orders'][number];

/** Attempts to update a plan that others change at the same time. */
const TRIES = 3;

/** Stores orders of the cart in the plans that filled it (PLAN-07). */
export class GoodsOrders {
  /**
   * @param openPlans opens the plans of the account or browser
   * @throws Failure
   */
  constructor(
    private readonly storage: PlansInCartStorage,
    private readonly openPlans: () => Promise<MovingPlans>,
  ) {}

  note(plan: string, products: readonly number[]): void {
    const { plans, orders } = this.storage.read();
    const others = plans.filter((one) => one.plan !== plan);
    const noted = plans.find((one) => one.plan === plan)?.products ?? [];
    const all = [...new Set([...noted, ...products])];
    this.storage.write({ plans: [...others, { plan, products: all }], orders });
  }

  /** Stores the order in its plans; after an error, when one of them is opened. */
  async run(token: string, products: readonly number[]): Promise<void> {
    const { plans, orders } = this.storage.read();
    if (plans.length === 0) return;
    const placed = plans
      .filter((one) => one.products.some((id) => products.includes(id)))
      .map(({ plan }) => ({ plan, token }));
    this.storage.write({ plans: [], orders: [...orders, ...placed] });
    await this.reportOrders();
  }

  /** Updates plans with pending orders; failed updates wait. */
  async reportOrders(): Promise<void> {
    for (const order of this.storage.read().orders) {
      if (await this.report(order)) this.remove(order);
    }
  }

  /** Replaces an order's link in its plans and in pending updates. */
  async move(oldToken: string, newToken: string): Promise<void> {
    const { plans: inCart, orders } = this.storage.read();
    const moved = (token: string) => (token === oldToken ? newToken : token);
    if (orders.some(({ token }) => token === oldToken)) {
      const changed = orders.map((order) => ({ ...order, token: moved(order.token) }));
      this.storage.write({ plans: inCart, orders: changed });
    }
    try {
      const plans = await this.openPlans();
      for (const { id } of await plans.list()) {
        const { plan, version } = await plans.read(id);
        const changed = withMovedOrder(plan, oldToken, newToken);
        if (changed !== plan) await plans.save(id, changed, version);
      }
    } catch (error) {
      // The order is valid without its plan.
      if (!(error instanceof Failure)) throw error;
    }
  }

  private remove({ plan, token }: OrderOfPlan): void {
    const { plans, orders } = this.storage.read();
    const others = orders.filter((order) => order.plan !== plan || order.token !== token);
    this.storage.write({ plans, orders: others });
  }

  private async report(order: OrderOfPlan): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      try {
        await this.write(order);
        return true;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // A deleted or foreign plan is skipped.
        if (error.kind === 'not-found') return true;
        if (error.kind !== 'conflict') return false;
      }
    }
    return false;
  }

  private async write({ plan: id, token }: OrderOfPlan): Promise<void> {
    const plans = await this.openPlans();
    const { plan, version } = await plans.read(id);
    if (plan.goodsOrders.includes(token)) return;
    const goodsOrders = [...plan.goodsOrders, token].slice(-PLAN_LIMITS.goodsOrders);
    await plans.save(id, { ...plan, goodsOrders }, version);
  }
}
