import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isServed } from '../../core/plans/make-plan.ts';
import { homeFactsOf } from '../../core/plans/moving-plan.ts';
import type { MovingPlan, PlannedWork } from '../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../core/plans/moving-plans.ts';
import { planDays } from '../../core/plans/days/plan-days.ts';
import type { KnownDays } from '../../core/plans/days/plan-day.ts';
import { listingChanges, planNow, changedServices, renewPlanned } from '../../core/plans/plan-changes.ts';
import type { ListingChange } from '../../core/plans/plan-changes.ts';
import type { City } from '../../core/properties/location.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Property } from '../../core/properties/property.ts';
import type { SelectionChange } from '../../core/services/renew-selection.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { closedDay } from '../../core/shared/official-holidays.ts';
import type { ClosedDay } from '../../core/shared/official-holidays.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { PlanEditor } from './plan-editor.ts';
import type { EditorTools } from './plan-editor.ts';
import type { PlanOrders } from './plan-orders.ts';
import type { SectionsPlan, PlanSections } from './plan-sections.ts';
import type { PlanRepository, PlanPlace } from './plan-repository.ts';
import { found, asResult } from './as-result.ts';
import { PlanTogether } from './together/plan-together.ts';
import type { TogetherTools } from './together/plan-together.ts';
import type { ThingsChoice } from './things/things-choice.ts';
import type { GoodsOrders } from './things/goods-orders.ts';
import { unobserved } from '../site/unobserved.ts';

export type PlanTools = Omit<EditorTools, 'shelf' | 'mayEdit'> &
  TogetherTools & {
    shelf: PlanRepository;
    properties: PropertyCatalogue;
    services: ServiceGateway;
    orders: PlanOrders;
    goodsOrders: Pick<GoodsOrders, 'reportOrders'>;
    modals: Modals;
    /** Loads the heavy parts of the page. @throws Failure */
    importSections: (plan: SectionsPlan) => Promise<PlanSections>;
    leave: () => void;
  };

/** A plan for moving in or out: costs and actions (PLAN-01 to PLAN-04, PLAN-07, PLAN-10). */
export class MovingPlanScreen implements Screen {
  readonly editor: PlanEditor;
  readonly together: PlanTogether;
  readonly orders: PlanOrders;
  /** Visitors' plans are in the browser, so the server renders `waiting`. */
  state: 'waiting' | 'there' | 'missing' = 'waiting';
  /** Message key if the plan is missing. */
  reason = 'error-plan-not-found';
  /** Current listing; null while unknown, or for a home outside our listings. */
  listing: Property | null = null;
  /** True if the listing was deleted. */
  isGone = false;
  /** Choice of products, once loaded. */
  things: Pick<ThingsChoice, 'renewed'> | null = null;
  /** Calendar and files, loaded after hydration. */
  sections: PlanSections | null = null;
  /** True while the deletion awaits a confirmation. */
  deleting = false;
  private id = '';
  private place: PlanPlace;
  private stop: (() => void) | null = null;

  constructor(private readonly tools: PlanTools) {
    this.place = tools.shelf;
    this.editor = new PlanEditor({ ...tools, shelf: () => this.place.open(), mayEdit: () => this.canEdit });
    this.together = new PlanTogether(this.editor, tools, (reason) => this.lose(reason));
    this.orders = tools.orders;
    makeAutoObservable(this, {
      ...unobserved('editor', 'together', 'place', 'orders', 'tools', 'stop', 'id'),
      listing: observableRef,
      things: observableRef,
      sections: observableRef,
    });
  }

  get head(): Head {
    return { title: { key: this.isLeaving ? 'leaving-plan-title' : 'moving-plan-title' } };
  }

  get cities(): readonly City[] {
    return this.editor.sources.cities;
  }

  async load({ params, signal }: Visit): Promise<void> {
    const { token = null } = params;
    this.id = token ?? params['id'] ?? '';
    this.place = token === null ? this.tools.shelf : this.together.place;
    const { properties, services } = this.tools;
    const [{ data: cities }, { services: groups, cities: served }, account] = await Promise.all([
      properties.cities({}, signal),
      services.cleaningServices({}, signal),
      this.place.inAccount(),
    ]);
    runInAction(() => {
      this.editor.sources = { groups, cities, served };
    });
    const reading = account?.read(this.id, signal) ?? null;
    // A link shows everybody the same.
    const stored = reading && (await (token === null ? found(reading) : reading));
    if (stored) await this.show(stored, signal);
  }

  get canEdit(): boolean {
    return this.together.canEdit;
  }

  /** True for a plan for moving out. */
  get isLeaving(): boolean {
    return this.editor.plan?.leaving != null;
  }

  get isOwn(): boolean {
    return this.together.link === null;
  }

  /** True if the work is ordered and not cancelled. */
  isOrdered(work: PlannedWork): boolean {
    const order = this.orders.works[work];
    return order ? order.status !== 'cancelled' : (this.editor.plan?.[work].orderToken ?? null) !== null;
  }

  /** In the browser: reads a visitor's plan, or the account's after a login. */
  onEnter(): void {
    this.stop?.();
    this.stop = reaction(
      () => this.place.owner,
      () => void this.refresh(),
      { fireImmediately: true },
    );
    void this.loadSections();
    void this.editor.loadRules();
  }

  onLeave(): void {
    this.stop?.();
    this.stop = null;
    this.sections?.end();
    this.together.end();
    this.deleting = false;
    void this.editor.saving.now();
  }

  /** Changes of the listing since the plan was made; they are not applied by themselves (PLAN-10). */
  get listingChanges(): ListingChange[] {
    const { plan } = this.editor;
    return plan && this.listing ? listingChanges(plan.home, homeFactsOf(this.listing)) : [];
  }

  /** True if a team works in the city. */
  isServed(work: PlannedWork): boolean {
    const { plan, sources } = this.editor;
    return plan !== null && isServed(plan, work, sources.served);
  }

  takeListing(): void {
    if (this.listing) this.editor.edit({ home: homeFactsOf(this.listing) });
  }

  /** Changes of the catalogue since the services were planned; ordered ones have fixed prices. */
  changesOf(work: PlannedWork): SelectionChange[] {
    const planned = this.editor.plan?.[work];
    return planned ? changedServices(planned, this.editor.groups) : [];
  }

  takePrices(work: PlannedWork): void {
    const planned = this.editor.plan?.[work];
    if (!planned) return;
    const { services } = renewPlanned(planned, this.editor.groups);
    this.editor.edit({ [work]: { ...planned, services } });
  }

  /** The plan with all changes applied; null without changes (PLAN-10). */
  get planNow(): MovingPlan | null {
    const { plan, sources } = this.editor;
    const home = this.listing && homeFactsOf(this.listing);
    return plan && planNow(plan, { home, things: this.things?.renewed ?? null }, sources);
  }

  showThings(things: Pick<ThingsChoice, 'renewed'>): void {
    this.things = things;
  }

  /** True after the day of moving in. */
  get isPast(): boolean {
    const day = this.editor.plan?.movingInOn ?? null;
    return day !== null && day < sofiaDay(this.tools.clock.now());
  }

  /** Days of the plan, fixed ones of orders, and the first conflict (PLAN-06). */
  get days(): ReturnType<typeof planDays> {
    const { plan } = this.editor;
    return plan ? planDays(plan, this.known) : { days: [], problem: null };
  }

  /** Other data for the days. */
  get known(): KnownDays {
    return {
      today: sofiaDay(this.tools.clock.now()),
      ordered: this.orders.days,
      goods: this.orders.goods,
      viewing: this.sections?.calendar.viewing?.dateTime,
    };
  }

  /** Moving day on which banks and offices are closed. */
  get closedDay(): ClosedDay | null {
    const day = this.editor.plan?.movingInOn ?? null;
    return day === null || this.isLeaving || this.isPast ? null : closedDay(day);
  }

  confirmDelete(asked: boolean): void {
    this.deleting = asked;
  }

  async delete(): Promise<void> {
    try {
      await this.editor.saving.rest();
      await (await this.tools.shelf.open()).delete(this.id);
      runInAction(() => {
        this.editor.saving.settle('untouched');
        this.tools.leave();
      });
    } catch (error) {
      this.tools.modals.notifyOf(error);
    } finally {
      this.confirmDelete(false);
    }
  }

  private async loadSections(): Promise<void> {
    const { editor, tools } = this;
    const plan = { editor, days: () => this.days.days, known: () => this.known };
    const sections = this.sections ?? (await asResult(tools.importSections(plan)));
    // Retried with the next visit.
    if (sections instanceof Failure || !this.stop) return;
    runInAction(() => {
      this.sections = sections;
      sections.begin();
    });
  }

  private async refresh(): Promise<void> {
    try {
      const plans = await this.place.open();
      await this.tools.goodsOrders.reportOrders();
      const stored = await plans.read(this.id);
      void this.together.follow(this.place, this.id);
      await this.show(stored);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') this.lose(error.messageKey);
      else this.tools.modals.notifyOf(error);
    }
  }

  private lose(reason: string): void {
    this.state = 'missing';
    this.reason = reason;
  }

  private async show(stored: EditedPlan, signal?: CancelSignal): Promise<void> {
    // Unsaved input is not overwritten.
    if (this.editor.id !== stored.id || !this.editor.saving.isUnsaved) {
      this.editor.begin(stored, this.editor.sources);
    }
    const { link } = this.together;
    runInAction(() => {
      this.state = 'there';
      if (link) this.orders.adopt(link);
    });
    const { plan } = this.editor;
    await Promise.all([this.loadListing(stored, signal), plan && this.orders.load(plan, signal)]);
  }

  private async loadListing({ plan }: EditedPlan, signal?: CancelSignal): Promise<void> {
    const { propertyId } = plan.home;
    // Plans for moving out ignore the listing.
    if (propertyId === null || plan.leaving) return;
    const answer = await asResult(this.tools.properties.property({ id: String(propertyId) }, signal));
    runInAction(() => {
      this.listing = answer instanceof Failure ? null : answer;
      this.isGone = answer instanceof Failure && answer.kind === 'not-found';
    });
  }
}
