import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import type { PlannedWork } from '../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../core/plans/moving-plans.ts';
import { plannedOrder } from '../../core/plans/planned-order.ts';
import { plannedService } from '../../core/plans/prefilled-services.ts';
import { orderedSelection } from '../../core/services/service-selection.ts';
import { CleaningCart, CleaningCartStorage } from '../../core/services/cleaning-cart.ts';
import type { ServiceCatalogue, ServiceGateway } from '../../core/services/service-gateway.ts';
import type { ServiceOrderForm } from '../../core/services/service-order-form.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { ServiceChoice } from '../services/service-choice.ts';
import type { ServiceOrdering } from '../services/service-ordering.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { PlanRepository } from './plan-repository.ts';
import { unobserved } from '../site/unobserved.ts';

/** Cart of a plan's order, separate from the cart of service screens; not stored. */
class MemoryCleaningCart extends CleaningCartStorage {
  constructor(private cart: CleaningCart) {
    super();
  }

  read(): CleaningCart {
    return this.cart;
  }

  write(cart: CleaningCart): boolean {
    this.cart = cart;
    return true;
  }

  watch(): void {}
}

/** Inputs of the order form. */
export type PlannedOrdering = {
  choice: ServiceChoice;
  known: { draft: string; values: Partial<ServiceOrderForm> };
  follow: (token: string) => Promise<void>;
  renew: () => Promise<void>;
};

export type PlanOrderTools = {
  shelf: PlanRepository;
  services: ServiceGateway;
  clock: Clock;
  modals: Modals;
  /** Loads the order form. */
  loadOrdering: (parts: PlannedOrdering) => Promise<ServiceOrdering>;
  /** Opens the plan, or the order if the plan could not be updated. */
  goToPlan: (id: string) => void;
  goToOrder: (token: string) => void;
};

/** Orders the cleaning or move of a plan, prefilled (PLAN-07). */
export class PlanOrderScreen implements Screen {
  work: PlannedWork = 'cleaning';
  state: 'waiting' | 'there' | 'missing' | 'failed' = 'waiting';
  choice: ServiceChoice | null = null;
  ordering: ServiceOrdering | null = null;
  /** Token of an earlier order; null without one. */
  orderToken: string | null = null;
  id = '';
  private catalogue: ServiceCatalogue = { services: [], cities: [] };

  constructor(private readonly tools: PlanOrderTools) {
    makeAutoObservable(this, {
      ...unobserved('tools', 'catalogue'),
      choice: observableRef,
      ordering: observableRef,
    });
  }

  get head(): Head {
    return { title: { key: `plan-order-title-${this.work}` } };
  }

  async load({ params, signal }: Visit): Promise<void> {
    const work = PLANNED_WORK.find((one) => one === params['work']);
    if (!work) throw new Failure('error-plan-not-found', {}, 'not-found');
    const catalogue = await this.tools.services.cleaningServices({}, signal);
    runInAction(() => {
      this.id = params['id'] ?? '';
      this.work = work;
      this.catalogue = catalogue;
    });
  }

  onEnter(): void {
    void this.prepare();
  }

  onLeave(): void {
    this.ordering?.end();
  }

  /** Loads the plan and the order form. */
  async prepare(): Promise<void> {
    runInAction(() => {
      this.state = 'waiting';
    });
    try {
      const existing = await (await this.tools.shelf.open()).read(this.id);
      await this.begin(existing);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.state = error.kind === 'not-found' ? 'missing' : 'failed';
      });
    }
  }

  private async begin({ plan, id }: EditedPlan): Promise<void> {
    const { work, catalogue, tools } = this;
    const cart = new CleaningCart(
      orderedSelection(plan[work].services, catalogue.services),
      catalogue.services,
      {},
    );
    const choice = new ServiceChoice(new MemoryCleaningCart(cart), tools.modals);
    // From here on prices are current, and differences to the plan are shown.
    choice.read(catalogue.services);
    const values = plannedOrder(plan, work, sofiaDay(tools.clock.now()));
    const ordering = await tools.loadOrdering({
      choice,
      known: { draft: `plan-${work}-${id}`, values },
      follow: (token) => this.ordered(token),
      renew: () => this.renew(choice),
    });
    const orderToken = await this.activeOrder(plan[work].orderToken);
    runInAction(() => {
      this.choice = choice;
      this.ordering = ordering;
      this.orderToken = orderToken;
      this.state = 'there';
      ordering.begin(catalogue.cities);
    });
  }

  /** Token of an order that was not cancelled; services of a plan can be ordered once. */
  private async activeOrder(token: string | null): Promise<string | null> {
    if (token === null) return null;
    const { status } = await this.tools.services.followServiceOrder({ token });
    return status === 'cancelled' ? null : token;
  }

  /** Stores the order in the plan, whose costs are then those of the order. */
  private async ordered(token: string): Promise<void> {
    const { id, work, tools } = this;
    try {
      const { lines } = await tools.services.followServiceOrder({ token });
      const shelf = await tools.shelf.open();
      const { plan, version } = await shelf.read(id);
      const ordered = { services: lines.map(plannedService), chosen: true, orderToken: token };
      await shelf.save(id, { ...plan, [work]: ordered }, version);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      tools.modals.notifyOf(error);
      tools.goToOrder(token);
      return;
    }
    tools.goToPlan(id);
  }

  private async renew(choice: ServiceChoice): Promise<void> {
    const catalogue = await this.tools.services.cleaningServices();
    runInAction(() => {
      this.catalogue = catalogue;
      choice.renew(catalogue.services);
    });
  }
}
