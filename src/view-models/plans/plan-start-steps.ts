import { makeAutoObservable } from 'mobx';
import type { HomeFacts } from '../../core/plans/moving-plan.ts';
import { FIELDS_OF_STEP, NEEDED_OF_HOME, START_STEPS } from '../../core/plans/start-form.ts';
import type { StartForm, StartStep } from '../../core/plans/start-form.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Form } from '../site/form.ts';
import { unobserved } from '../site/unobserved.ts';

/** Start of a plan: parameters of the address and the home, if known. */
export type PlanStart = {
  readonly isLeaving: boolean;
  readonly propertyId: number | null;
  readonly baseId: string | null;
  readonly home: HomeFacts | null;
};

export type StartStepsTools = {
  goTo: (route: 'MovingIn' | 'MovingOut', query: Record<string, QueryValue>) => void;
};

/** Steps of the start; each has an address, so that "back" leads to the previous step (PLAN-01). */
export class PlanStartSteps {
  /** Step in the address; null for the first open one. */
  private requested: StartStep | null = null;

  constructor(
    private readonly form: Form<StartForm>,
    private readonly start: PlanStart,
    private readonly goTo: StartStepsTools['goTo'],
  ) {
    makeAutoObservable(this, unobserved('form', 'start', 'goTo'));
  }

  /** Step on screen; the first one while the home is missing. */
  get current(): StartStep {
    if (!this.hasHome) return 'home';
    return this.requested ?? (this.start.home === null ? 'home' : 'date');
  }

  /** True if the home is known or its required fields are filled in. */
  get hasHome(): boolean {
    return this.start.home !== null || NEEDED_OF_HOME.every((name) => (this.form.values[name] ?? '') !== '');
  }

  /** Shows the step in the address, else the first open one. */
  show(name: string | undefined): void {
    this.requested = START_STEPS.find((step) => step === name) ?? null;
  }

  queryOf(step: StartStep): Record<string, QueryValue> {
    return { property: this.start.propertyId, plan: this.start.baseId, step };
  }

  /** Validates the step and opens the next one; the last one creates the plan. */
  async next(): Promise<void> {
    if (this.current !== 'result') {
      await this.leaveFor(START_STEPS[START_STEPS.indexOf(this.current) + 1] ?? 'result');
    } else if (!(await this.form.submit())) {
      const wrong = START_STEPS.find((step) => FIELDS_OF_STEP[step].some((name) => name in this.form.errors));
      if (wrong) this.go(wrong);
    }
  }

  async skip(): Promise<void> {
    await this.leaveFor('result');
  }

  private async leaveFor(step: StartStep): Promise<void> {
    if (await this.form.checkFields(FIELDS_OF_STEP[this.current])) this.go(step);
  }

  private go(step: StartStep): void {
    this.goTo(this.start.isLeaving ? 'MovingOut' : 'MovingIn', this.queryOf(step));
  }
}
