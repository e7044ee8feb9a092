import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { PlanBeginning } from '../../core/plans/make-plan.ts';
import { USUAL_LEAVING } from '../../core/plans/leaving/leaving.ts';
import { homeFactsOf } from '../../core/plans/moving-plan.ts';
import { addMonths } from '../../core/plans/leaving/notice.ts';
import type { HomeFacts, MovingPlan } from '../../core/plans/moving-plan.ts';
import type { PlanSummary } from '../../core/plans/moving-plans.ts';
import { EMPTY_START, factsIn } from '../../core/plans/start-form.ts';
import type { StartForm } from '../../core/plans/start-form.ts';
import type { PlanRules } from '../../core/plans/plan-commands.ts';
import type { City } from '../../core/properties/location.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Property } from '../../core/properties/property.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal, FieldErrors } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { positiveInteger } from '../../core/shared/written-number.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { PlanMaker } from './plan-maker.ts';
import type { PlanMakerOpener } from './plan-openers.ts';
import type { PlanRepository } from './plan-repository.ts';
import { PlanStartSteps } from './plan-start-steps.ts';
import type { StartStepsTools } from './plan-start-steps.ts';
import { found } from './as-result.ts';
import { unobserved } from '../site/unobserved.ts';

export type StartTools = {
  shelf: PlanRepository;
  properties: PropertyCatalogue;
  maker: PlanMakerOpener;
  clock: Clock;
  keys: KeyGenerator;
  modals: Modals;
  rules: () => Promise<PlanRules>;
  drafts: FormDrafts;
  open: (id: string) => void;
  goTo: StartStepsTools['goTo'];
};

/**
 * Start of a plan in four steps, from a listing, another plan or a home entered by hand (PLAN-01). A plan for
 * moving out copies from the plan for moving in. Answers survive a reload.
 */
export class PlanStartScreen implements Screen {
  readonly steps: PlanStartSteps;
  /** True for moving out. */
  isLeaving = false;
  property: Property | null = null;
  /** Plan in the address, whose home is left. */
  base: MovingPlan | null = null;
  /** True if the home or plan in the address does not exist. */
  isGone = false;
  cities: readonly City[] = [];
  /** Stored plans; null until loaded. */
  plans: readonly PlanSummary[] | null = null;
  /** Preview of the plan; null while required facts are missing. */
  preview: MovingPlan | null = null;
  readonly form: Form<StartForm>;
  /** True after hydration, when stored plans are known. */
  ready = false;
  /** Listing and plan in the address. */
  propertyId: number | null = null;
  baseId: string | null = null;
  private readonly draft: StoredDraft<StartForm>;
  /** Home in the address that was loaded last. */
  private loaded: string | null = null;
  private facts: Partial<StartForm> = {};
  private maker: PlanMaker | null = null;
  private stop: (() => void) | null = null;

  constructor(private readonly tools: StartTools) {
    this.draft = new StoredDraft(tools.drafts, () => `plan-start-${this.loaded}`, EMPTY_START);
    this.form = new Form<StartForm>(EMPTY_START, {
      check: (values) => this.errorsOf(values),
      submit: (values) => this.make(values),
      changed: (values) => {
        this.draft.write(values);
        void this.show(values);
      },
    });
    this.steps = new PlanStartSteps(this.form, this, tools.goTo);
    makeAutoObservable(this, {
      ...unobserved(
        'baseId',
        'propertyId',
        'draft',
        'loaded',
        'facts',
        'form',
        'steps',
        'tools',
        'maker',
        'stop',
      ),
      property: observableRef,
      base: observableRef,
      cities: observableRef,
      plans: observableRef,
      preview: observableRef,
    });
  }

  get head(): Head {
    const [start, name] = this.isLeaving
      ? (['leaving', 'MovingOut'] as const)
      : (['plan', 'MovingIn'] as const);
    return {
      title: { key: `${start}-start-title` },
      description: { key: `${start}-start-description` },
      canonical: { name },
    };
  }

  /** Known facts of the home; null if it is entered by hand. */
  get home(): HomeFacts | null {
    return this.property ? homeFactsOf(this.property) : (this.base?.home ?? null);
  }

  /** First free day of the listing, `YYYY-MM-DD`; null if it is free. */
  get freeFrom(): string | null {
    const day = this.isLeaving ? null : (this.property?.availableFrom ?? null);
    return day !== null && day > sofiaDay(this.tools.clock.now()) ? day : null;
  }

  async load({ route, query, signal }: Visit): Promise<void> {
    const { properties, shelf } = this.tools;
    const isLeaving = route === 'MovingOut';
    const id = positiveInteger(query['property']?.[0]);
    const baseId = (isLeaving && query['plan']?.[0]) || null;
    const address = [isLeaving ? 'out' : 'in', id, baseId].join('-');
    if (address === this.loaded) {
      this.steps.show(query['step']?.[0]);
      return;
    }
    this.isLeaving = isLeaving;
    this.baseId = baseId;
    this.loaded = address;
    this.propertyId = id;
    const [{ data: cities }, property, account] = await Promise.all([
      properties.cities({}, signal),
      id === null ? null : this.listed(id, signal),
      shelf.inAccount(),
    ]);
    const current = (await account?.list(signal)) ?? null;
    const base = account && this.baseId !== null ? await found(account.read(this.baseId, signal)) : null;
    runInAction(() => {
      this.cities = cities;
      this.property = property;
      this.isGone = id !== null && property === null;
      this.plans = current;
      this.isGone ||= account !== null && this.baseId !== null && base === null;
      // Facts of the front page's example.
      this.facts = factsIn(query);
      this.form.reset({ ...this.form.values, ...this.facts, movingInOn: this.freeFrom ?? '' });
    });
    await this.begin(base?.plan ?? null, signal);
    this.steps.show(query['step']?.[0]);
  }

  onEnter(): void {
    this.stop?.();
    this.stop = reaction(
      () => this.tools.shelf.owner,
      () => void this.loadPlans(),
      { fireImmediately: true },
    );
    const typed = this.draft.restore();
    if (typed) this.form.reset({ ...typed, ...this.facts });
    // Shows a listing without rules; they load when there is something to check.
    if (typed || Object.keys(this.facts).length > 0) void this.show(this.form.values);
  }

  onLeave(): void {
    this.stop?.();
    this.stop = null;
  }

  private async listed(id: number, signal: Visit['signal']): Promise<Property | null> {
    try {
      return await this.tools.properties.property({ id: String(id) }, signal);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') return null;
      throw error;
    }
  }

  private async loadPlans(): Promise<void> {
    try {
      const plans = await this.tools.shelf.open();
      const current = await plans.list();
      runInAction(() => {
        this.plans = current;
      });
      if (this.baseId === null || this.base) return;
      const base = await found(plans.read(this.baseId));
      runInAction(() => {
        this.isGone = base === null;
      });
      await this.begin(base?.plan ?? null);
    } catch (error) {
      this.tools.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.ready = true;
      });
    }
  }

  private async begin(base: MovingPlan | null, signal?: CancelSignal): Promise<void> {
    runInAction(() => {
      this.base = base;
      if (base) this.form.reset({ ...this.form.values, people: String(base.people) });
    });
    const { home } = this;
    const { values } = this.form;
    const answers = { people: base?.people ?? 1, movingInOn: this.freeFrom };
    const preview = home && (await this.planFor(home, answers, signal));
    // Answers given meanwhile stay.
    runInAction(() => {
      if (this.form.values === values) this.preview = preview;
    });
  }

  /** Answers with the additional data of moving out. */
  private beginning<Answers extends { people: number }>(answers: Answers): PlanBeginning {
    if (!this.isLeaving) return answers;
    const { base } = this;
    const { shortestTerm } = base?.home ?? { shortestTerm: null };
    const beganOn = base?.movingInOn ?? null;
    const rentDay = Number(beganOn?.slice(8) ?? USUAL_LEAVING.rentDay);
    const isSplit = base?.parts?.length === answers.people;
    return {
      ...answers,
      names: base?.names ?? [],
      parts: isSplit ? base.parts : null,
      leaving: {
        ...USUAL_LEAVING,
        rentDay,
        termEndsOn: beganOn && shortestTerm ? addMonths(beganOn, shortestTerm) : null,
      },
    };
  }

  private async errorsOf(values: StartForm): Promise<FieldErrors> {
    const { answers, home } = await this.tools.rules();
    const ofHome = this.home ? {} : home.errorsOf(values);
    return { ...ofHome, ...answers.errorsOf(values, this.tools.clock.now(), null) };
  }

  /** Updates the preview if nothing is invalid. */
  private async show(values: StartForm): Promise<void> {
    try {
      const { cityId: _, ...errors } = await this.errorsOf(values);
      // Costs need no city.
      const plan = Object.keys(errors).length > 0 ? null : await this.planOf(values);
      runInAction(() => {
        if (this.form.values === values && (plan || !this.home)) this.preview = plan;
      });
    } catch (error) {
      // Sending loads the rules again and reports an error.
      if (!(error instanceof Failure)) throw error;
    }
  }

  private async planOf(values: StartForm): Promise<MovingPlan> {
    const { answers, home } = await this.tools.rules();
    return this.planFor(this.home ?? home.factsOf(values), answers.changeOf(values));
  }

  private async planFor(
    home: HomeFacts,
    answers: PlanBeginning & { people: number },
    signal?: CancelSignal,
  ): Promise<MovingPlan> {
    this.maker ??= await this.tools.maker.open();
    return this.maker.make(home, this.beginning(answers), this.cities, signal);
  }

  private async make(values: StartForm): Promise<void> {
    const { shelf, keys, open } = this.tools;
    const id = keys.make();
    await (await shelf.open()).save(id, await this.planOf(values), null);
    this.draft.clear();
    open(id);
  }
}
