import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CartChange } from '../../../core/orders/cart/renew-cart.ts';
import { planCosts, totalsOf } from '../../../core/plans/plan-costs.ts';
import { daysToArrive } from '../../../core/plans/things/deliveries.ts';
import { chooseThings, fittingFor, thingOf } from '../../../core/plans/things/choose-things.ts';
import type { ChoiceTerms, ThingChoice } from '../../../core/plans/things/choose-things.ts';
import { neededThings } from '../../../core/plans/things/needed-things.ts';
import type { Need, NeedRules } from '../../../core/plans/things/needed-things.ts';
import { chosenThings, NO_THINGS } from '../../../core/plans/things/planned-things.ts';
import type { PlannedThing, PlannedThings } from '../../../core/plans/things/planned-things.ts';
import { THING_BUDGETS } from '../../../core/plans/things/thing-choices.ts';
import type { ThingBudget } from '../../../core/plans/things/thing-choices.ts';
import { renewThings, thingChanges } from '../../../core/plans/things/thing-changes.ts';
import { orderedNeeds } from '../../../core/plans/things/ordered-goods.ts';
import type { OrderedGoods } from '../../../core/plans/things/ordered-goods.ts';
import { thingRooms } from '../../../core/plans/things/thing-rooms.ts';
import type { ThingRoom } from '../../../core/plans/things/thing-rooms.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import { shortlistInput } from '../../../core/shop/product-catalogue.ts';
import type { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import type { ProductSummary } from '../../../core/shop/product.ts';
import type { ShortlistedProduct, ShortlistQuery } from '../../../core/shop/shortlist.ts';
import { currentProducts } from '../../orders/current-products.ts';
import type { PlanInHand } from '../planned-services.ts';
import { unobserved } from '../../site/unobserved.ts';

export type ThingsTools = {
  catalogue: ProductCatalogue;
  clock: Clock;
  rules: NeedRules;
  goods: () => readonly OrderedGoods[];
};

/**
 * Furniture of a plan: three budgets; each product can be replaced, left out or marked as owned (PLAN-05).
 */
export class ThingsChoice {
  /** Available products; null until loaded. */
  shortlist: readonly ShortlistedProduct[] | null = null;
  /** True after a failed request. */
  hasFailed = false;
  /** Current data of the chosen products; null until loaded. */
  current: readonly ProductSummary[] | null = null;
  /** The need whose alternatives are shown. */
  swapping: string | null = null;

  constructor(
    private readonly hand: Pick<PlanInHand, 'plan' | 'edit'>,
    private readonly tools: ThingsTools,
  ) {
    makeAutoObservable(this, {
      ...unobserved('hand', 'tools'),
      shortlist: observableRef,
      current: observableRef,
    });
  }

  /**
   * Loads products, and again after changes of needs or choices.
   * @returns a function that stops it
   */
  begin(): () => void {
    const stops = [
      reaction(
        () => JSON.stringify(this.query),
        () => void this.load(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.chosenIds.join(),
        () => void this.loadChosen(),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get planned(): PlannedThings {
    return this.hand.plan?.things ?? NO_THINGS;
  }

  /** Needs that are ordered; they do not change any more. */
  get ordered(): ReadonlySet<string> {
    return orderedNeeds(this.planned, this.tools.goods());
  }

  /** Needs that are not ordered yet. */
  get open(): PlannedThings {
    const things = this.planned.things.filter(({ need }) => !this.ordered.has(need));
    return { ...this.planned, things };
  }

  get needs(): Need[] {
    const { plan } = this.hand;
    return plan ? neededThings(plan, this.tools.rules) : [];
  }

  get rooms(): ThingRoom[] {
    return thingRooms(this.needs, this.planned.things);
  }

  /** Working days until the products are needed; null without a deadline. */
  get withinDays(): number | null {
    return daysToArrive(sofiaDay(this.tools.clock.now()), this.hand.plan?.movingInOn ?? null);
  }

  /** Choice of each budget for the open needs. */
  get choices(): Record<ThingBudget, ThingChoice> {
    const open = this.needs.filter(({ id }) => !this.isSettled(id));
    const choose = (budget: ThingBudget) => chooseThings(open, this.shortlist ?? [], this.termsOf(budget));
    const [modest, comfortable, generous] = THING_BUDGETS;
    return {
      modest: choose(modest),
      comfortable: choose(comfortable),
      generous: choose(generous),
    };
  }

  /**
   * Changes of products since they were chosen; the plan stays the same until they are accepted (PLAN-10).
   */
  get changes(): CartChange[] {
    return this.current ? thingChanges(this.open, this.current) : [];
  }

  /** The plan with current products; null without changes. */
  get renewed(): PlannedThings | null {
    if (!this.current || this.changes.length === 0) return null;
    const renewed = renewThings(this.open, this.current);
    return { ...renewed, things: [...this.orderedThings, ...renewed.things] };
  }

  /** Products that arrive too late. */
  get late(): string[] {
    const { withinDays } = this;
    if (withinDays === null) return [];
    const late = chosenThings(this.open).filter(({ product }) => product.deliveryDays.to > withinDays);
    return [...new Set(late.map(({ product }) => product.title))];
  }

  /** Alternatives for a need, the cheapest first. */
  alternatives(need: Need): ShortlistedProduct[] {
    const chosen = this.planned.things.find((thing) => thing.need === need.id);
    const id = chosen?.state === 'chosen' ? chosen.product.id : null;
    return fittingFor(need, this.shortlist ?? [], this.withinDays).filter((product) => product.id !== id);
  }

  /** Chooses all needs again except owned and left-out ones. */
  choose(budget: ThingBudget): void {
    const settled = this.planned.things.filter(({ need }) => this.isSettled(need));
    this.save({ budget, things: [...settled, ...this.choices[budget].things] });
  }

  mark(id: string, state: 'owned' | 'left-out'): void {
    this.put(id, { need: id, state });
  }

  /** Marks a need as open again. */
  reopen(id: string): void {
    this.put(id, null);
  }

  /** Shows or hides the alternatives of a need. */
  toggleSwap(id: string): void {
    this.swapping = this.swapping === id ? null : id;
  }

  swap(need: Need, product: ShortlistedProduct): void {
    this.put(need.id, thingOf(need, product, 'own'));
    this.swapping = null;
  }

  takeChanges(): void {
    if (this.renewed) this.save(this.renewed);
  }

  async load(): Promise<void> {
    const { query } = this;
    if (query.wanted.length === 0) return this.show([]);
    try {
      const { data: found } = await this.tools.catalogue.productShortlist(shortlistInput(query));
      if (JSON.stringify(query) === JSON.stringify(this.query)) this.show(found);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.hasFailed = true;
      });
    }
  }

  private get query(): ShortlistQuery {
    const pieces = new Map<number, number>();
    for (const { category, quantity } of this.needs) {
      if (category !== null) pieces.set(category, (pieces.get(category) ?? 0) + quantity);
    }
    const wanted = [...pieces].map(([categoryId, count]) => ({ categoryId, pieces: count }));
    return { wanted, withinDays: this.withinDays };
  }

  private get chosenIds(): number[] {
    return [...new Set(chosenThings(this.planned).map(({ product }) => product.id))].toSorted(
      (a, b) => a - b,
    );
  }

  /** A budget covers everything paid until the move is complete. */
  private termsOf(budget: ThingBudget): ChoiceTerms {
    const { plan } = this.hand;
    const without =
      plan && totalsOf(planCosts({ ...plan, things: { budget, things: this.orderedThings } })).upFront;
    const left = plan?.budget == null ? null : Math.max(0, plan.budget - (without ?? 0));
    return { budget, withinDays: this.withinDays, left };
  }

  private isSettled(id: string): boolean {
    const thing = this.planned.things.find(({ need }) => need === id);
    return thing !== undefined && (thing.state !== 'chosen' || this.ordered.has(id));
  }

  private get orderedThings(): PlannedThing[] {
    return this.planned.things.filter(({ need }) => this.ordered.has(need));
  }

  private put(id: string, thing: PlannedThing | null): void {
    const { things } = this.planned;
    const isNew = !things.some(({ need }) => need === id);
    const changed = things.flatMap((one) => (one.need === id ? (thing ?? []) : one));
    this.save({ ...this.planned, things: thing && isNew ? [...changed, thing] : changed });
  }

  private save(things: PlannedThings): void {
    this.hand.edit({ things });
  }

  private show(found: readonly ShortlistedProduct[]): void {
    runInAction(() => {
      this.shortlist = found;
      this.hasFailed = false;
    });
  }

  private async loadChosen(): Promise<void> {
    const { chosenIds: ids } = this;
    try {
      const current = await currentProducts(this.tools.catalogue, ids);
      runInAction(() => {
        if (ids.join() === this.chosenIds.join()) this.current = current;
      });
    } catch (error) {
      // The plan stays as chosen; the cart checks again.
      if (!(error instanceof Failure)) throw error;
    }
  }
}
