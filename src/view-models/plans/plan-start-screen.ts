import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { makePlan } from '../../core/plans/make-plan.ts';
import type { PlanSources } from '../../core/plans/make-plan.ts';
import { homeFactsOf } from '../../core/plans/moving-plan.ts';
import type { HomeFacts, MovingPlan } from '../../core/plans/moving-plan.ts';
import type { PlanSummary } from '../../core/plans/moving-plans.ts';
import { EMPTY_HOME_FORM, NO_ANSWERS } from '../../core/plans/plan-form.ts';
import type { AnswersForm, HomeForm } from '../../core/plans/plan-form.ts';
import type { PlanRules } from '../../core/plans/plan-rules.ts';
import type { City } from '../../core/properties/location.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Property } from '../../core/properties/property.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import { positiveInteger } from '../../core/shared/written-number.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { PlanShelf } from './plan-shelf.ts';

/** What is asked before a plan is made; of a home in a listing, its facts are known. */
export type StartForm = AnswersForm & HomeForm;

export type StartTools = {
  shelf: PlanShelf;
  properties: PropertyCatalogue;
  services: ServiceGateway;
  clock: Clock;
  keys: KeyGenerator;
  modals: Modals;
  rules: () => Promise<PlanRules>;
  /** Goes to the plan. */
  open: (id: string) => void;
};

/** Where a plan begins: with a home of a listing or a typed one, and four questions (PLAN-01). */
export class PlanStartScreen implements Screen {
  property: Property | null = null;
  /** The home that the address names is there no more. */
  isGone = false;
  cities: readonly City[] = [];
  /** Null until it is known which there are. */
  kept: readonly PlanSummary[] | null = null;
  /** What the plan would be, by what is filled in; null while a typed home is not whole. */
  preview: MovingPlan | null = null;
  readonly form: Form<StartForm>;
  /** The form comes once the page is alive. */
  ready = false;
  private sources: PlanSources = { groups: [], cities: [], served: [] };
  private stop: (() => void) | null = null;

  constructor(private readonly tools: StartTools) {
    this.form = new Form<StartForm>(
      { ...EMPTY_HOME_FORM, ...NO_ANSWERS },
      {
        check: (values) => this.errorsOf(values),
        submit: (values) => this.make(values),
        changed: (values) => void this.show(values),
      },
    );
    makeAutoObservable<this, 'tools' | 'sources' | 'stop'>(this, {
      property: observableRef,
      cities: observableRef,
      kept: observableRef,
      preview: observableRef,
      form: false,
      tools: false,
      sources: false,
      stop: false,
    });
  }

  get head(): Head {
    return {
      title: { key: 'plan-start-title' },
      description: { key: 'plan-start-description' },
      canonical: { name: 'MovingIn' },
    };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const { properties, services, shelf } = this.tools;
    const id = positiveInteger(query['property']?.[0]);
    const [cities, { services: groups, cities: served }, property, account] = await Promise.all([
      properties.cities(signal),
      services.catalogue(signal),
      id === null ? null : this.listed(id, signal),
      shelf.inAccount(),
    ]);
    const kept = (await account?.list(signal)) ?? null;
    runInAction(() => {
      this.cities = cities;
      this.sources = { groups, cities, served };
      this.property = property;
      this.isGone = id !== null && property === null;
      this.kept = kept;
      this.preview = property && makePlan(homeFactsOf(property), {}, this.sources);
      // What the example on the front page was played with.
      this.form.reset({ ...this.form.values, ...factsIn(query) });
    });
  }

  onEnter(): void {
    this.ready = true;
    this.stop?.();
    this.stop = reaction(
      () => this.tools.shelf.owner,
      () => void this.bringKept(),
      { fireImmediately: true },
    );
    void this.show(this.form.values);
  }

  onLeave(): void {
    this.stop?.();
    this.stop = null;
  }

  private async listed(id: number, signal: Visit['signal']): Promise<Property | null> {
    try {
      return await this.tools.properties.property(String(id), signal);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') return null;
      throw error;
    }
  }

  private async bringKept(): Promise<void> {
    try {
      const kept = await (await this.tools.shelf.open()).list();
      runInAction(() => {
        this.kept = kept;
      });
    } catch (error) {
      this.tools.modals.notifyOf(error);
    }
  }

  private async errorsOf(values: StartForm): Promise<FieldErrors> {
    const { answers, home } = await this.tools.rules();
    const ofHome = this.property ? {} : home.errorsOf(values);
    return { ...ofHome, ...answers.errorsOf(values, this.tools.clock.now(), null) };
  }

  /** What the plan would be, once nothing that is filled in is wrong. */
  private async show(values: StartForm): Promise<void> {
    try {
      const errors = await this.errorsOf(values);
      const plan = Object.keys(errors).length > 0 ? null : await this.planOf(values);
      runInAction(() => {
        if (this.form.values === values && (plan || !this.property)) this.preview = plan;
      });
    } catch (error) {
      // The rules did not come: sending asks for them again, and tells of it.
      if (!(error instanceof Failure)) throw error;
    }
  }

  private async planOf(values: StartForm): Promise<MovingPlan> {
    const { answers, home } = await this.tools.rules();
    const facts: HomeFacts = this.property ? homeFactsOf(this.property) : home.factsOf(values);
    return makePlan(facts, answers.changeOf(values), this.sources);
  }

  private async make(values: StartForm): Promise<void> {
    const { shelf, keys, open } = this.tools;
    const id = keys.make();
    await (await shelf.open()).save(id, await this.planOf(values), null);
    open(id);
  }
}

/** The facts that an address brings along, as somebody would have typed them; the form's rules judge them. */
function factsIn(query: Visit['query']): Partial<StartForm> {
  const given = (['price', 'area', 'people'] as const).flatMap((name) => {
    const text = query[name]?.[0] ?? '';
    return /^\d{1,6}$/.test(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(given);
}
