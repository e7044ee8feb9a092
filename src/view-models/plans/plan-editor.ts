import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { changePlan, followsFacts, isFact, withFollowing } from '../../core/plans/change-plan.ts';
import { withPrefilled } from '../../core/plans/make-plan.ts';
import type { PlanSources } from '../../core/plans/make-plan.ts';
import { PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import type { MovingPlan, PlannedServices, PlannedWork } from '../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../core/plans/moving-plans.ts';
import { answersFormOf } from '../../core/plans/filled-plan-form.ts';
import { NO_ANSWERS } from '../../core/plans/plan-form.ts';
import type { AnswersForm } from '../../core/plans/plan-form.ts';
import type { PlanRules } from '../../core/plans/plan-commands.ts';
import type { ServiceGroup } from '../../core/services/service.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { FieldClash } from '../../core/site/merge-edits.ts';
import { Autosave } from '../site/autosave.ts';
import { Form } from '../site/form.ts';
import { FormVersion } from '../site/form-version.ts';
import type { PlanStore } from './plan-repository.ts';
import { SelectionEditor } from '../services/selection-editor.ts';
import { plannedServices } from './planned-services.ts';
import type { PlanInHand } from './planned-services.ts';
import { unobserved } from '../site/unobserved.ts';

export type EditorTools = {
  clock: Clock;
  language: Language;
  rules: () => Promise<PlanRules>;
  /**
   * Storage of the plan.
   * @throws Failure
   */
  shelf: () => Promise<PlanStore>;
  /** True if the reader may edit; defaults to true. */
  mayEdit?: () => boolean;
};

/** Milliseconds; others see a change within two seconds (PLAN-08). */
const SAVE_AFTER = 500;

/** Editor of a plan: changes are shown at once and saved automatically; changes by others are merged. */
export class PlanEditor implements PlanInHand {
  id = '';
  /** The plan as last loaded or saved. */
  stored: EditedPlan | null = null;
  plan: MovingPlan | null = null;
  sources: PlanSources = { groups: [], cities: [], served: [] };
  readonly form: Form<AnswersForm>;
  readonly saving: Autosave;
  readonly version: FormVersion<MovingPlan>;
  readonly cleaning = new SelectionEditor(plannedServices('cleaning', this));
  readonly move = new SelectionEditor(plannedServices('move', this));
  /** True if answers wait for their rules, which failed to load. */
  private areAnswersWaiting = false;

  constructor(private readonly tools: EditorTools) {
    this.form = new Form<AnswersForm>(NO_ANSWERS, {
      check: async (values) =>
        (await tools.rules()).answers.errorsOf(values, tools.clock.now(), this.plan?.movingInOn ?? null),
      submit: async () => {},
      changed: (values) => void this.answer(values),
    });
    this.saving = new Autosave(
      () => this.send(),
      tools.clock,
      () => this.version.clashes.length === 0,
      SAVE_AFTER,
    );
    this.version = new FormVersion<MovingPlan>({
      values: () => this.whole(),
      adopt: (values) => this.adopt(values),
      read: async () => this.storedForm(await (await tools.shelf()).read(this.id)),
      settle: (clash) => this.settle(clash),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'saving', 'version', 'cleaning', 'move', 'tools', 'areAnswersWaiting'),
      stored: observableRef,
      plan: observableRef,
      sources: observableRef,
    });
  }

  get groups(): readonly ServiceGroup[] {
    return this.sources.groups;
  }

  /** Id for its files; a link that shows the plan is secret. */
  get planId(): string {
    return this.stored && 'planId' in this.stored ? String(this.stored.planId) : this.id;
  }

  begin(current: EditedPlan, sources: PlanSources): void {
    this.id = current.id;
    this.stored = current;
    this.plan = current.plan;
    this.sources = sources;
    this.areAnswersWaiting = false;
    this.version.begin(this.storedForm(current));
    this.saving.settle('untouched');
    this.form.reset(answersFormOf(current.plan, this.tools.language));
  }

  /** Loads the rules of answers early, because the connection may be lost later. */
  async loadRules(): Promise<void> {
    try {
      await this.tools.rules();
    } catch (error) {
      // Retried with the first answer.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Changes the plan; services that were not chosen by hand follow. */
  edit(change: Partial<MovingPlan>): void {
    if (!this.plan || this.tools.mayEdit?.() === false) return;
    this.plan = changePlan(this.plan, change, this.sources);
    this.saving.changed();
  }

  /** Resets services to those that the facts require. */
  refill(work: PlannedWork): void {
    if (!this.plan || this.tools.mayEdit?.() === false) return;
    this.plan = withPrefilled(this.plan, work, this.sources);
    this.saving.changed();
  }

  /**
   * Loads changes by others; unsaved input stays.
   * @throws Failure
   */
  async refresh(): Promise<EditedPlan> {
    const plans = await this.tools.shelf();
    for (;;) {
      const { base } = this.version;
      const current = await plans.read(this.id);
      // A version saved here meanwhile may be newer.
      if (this.version.base === base) return runInAction(() => this.takeOver(current));
    }
  }

  private takeOver(current: EditedPlan): EditedPlan {
    this.stored = current;
    this.version.refresh(this.storedForm(current));
    return current;
  }

  /** Resolves a conflict; after the last one the plan is saved. */
  choose(clash: FieldClash<MovingPlan>, side: 'mine' | 'theirs'): void {
    this.version.choose(clash, side);
    if (this.plan && isFact(clash.field)) this.plan = withFollowing(this.plan, this.sources);
    if (this.version.clashes.length === 0) this.saving.changed();
  }

  private async answer(values: AnswersForm): Promise<void> {
    try {
      await this.take(values);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Saving loads the rules again and reports an error.
      runInAction(() => {
        this.areAnswersWaiting = true;
        this.saving.changed();
      });
    }
  }

  /**
   * Valid answers change the plan; errors are shown on blur.
   * @throws Failure
   */
  private async take(values: AnswersForm): Promise<void> {
    const { answers } = await this.tools.rules();
    runInAction(() => {
      const { plan, form } = this;
      if (!plan || form.values !== values) return;
      this.areAnswersWaiting = false;
      const errors = answers.errorsOf(values, this.tools.clock.now(), plan.movingInOn);
      const before = answersFormOf(plan, this.tools.language);
      const wrong = Object.keys(errors).map((name) => [name, before[name as keyof AnswersForm]]);
      this.edit(answers.changeOf({ ...values, ...Object.fromEntries(wrong) }));
    });
  }

  private async send(): Promise<void> {
    if (this.areAnswersWaiting) await this.take(this.form.values);
    return this.version.save(async (version) => {
      const shelf = await this.tools.shelf();
      const current = await shelf.save(this.id, this.whole(), version);
      runInAction(() => {
        this.stored = current;
      });
      return this.storedForm(current);
    });
  }

  /** Services that both sides filled in automatically follow the present plan. */
  private settle({ field, mine, theirs }: FieldClash<MovingPlan>): boolean {
    const isWork = PLANNED_WORK.some((work) => work === field);
    if (!isWork || ![mine, theirs].every((services) => followsFacts(services as PlannedServices)))
      return false;
    this.plan = withFollowing(this.whole(), this.sources);
    return true;
  }

  private adopt(values: Partial<MovingPlan>): void {
    const before = answersFormOf(this.whole(), this.tools.language);
    this.plan = { ...this.whole(), ...values };
    const shown = answersFormOf(this.plan, this.tools.language);
    // Fields being typed stay.
    const others = Object.entries(shown).filter(
      ([name, value]) => value !== before[name as keyof AnswersForm],
    );
    this.form.adopt(Object.fromEntries(others));
  }

  private whole(): MovingPlan {
    if (!this.plan) throw new TypeError('No plan was begun');
    return this.plan;
  }

  private storedForm({ plan, version }: EditedPlan) {
    return { values: plan, version };
  }
}
