import { reaction, runInAction } from 'mobx';
import { homeFormOf } from '../../core/plans/filled-plan-form.ts';
import type { HomeForm } from '../../core/plans/plan-form.ts';
import type { PlanRules } from '../../core/plans/plan-commands.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { deepEqual } from '../../core/site/deep-equal.ts';
import { Form } from '../site/form.ts';
import type { PlanInHand } from './planned-services.ts';

/** Home of a plan entered by hand: valid fields are applied at once (PLAN-01). */
export class TypedHomeEditor {
  readonly form: Form<HomeForm>;
  /** True while the form shows its own change. */
  private isOwn = false;

  constructor(
    private readonly hand: Pick<PlanInHand, 'plan' | 'edit'>,
    private readonly rules: () => Promise<PlanRules>,
    private readonly language: Language,
  ) {
    this.form = new Form<HomeForm>(this.shown(), {
      check: async (values) => (await rules()).home.errorsOf(values),
      submit: async () => {},
      changed: (values) => void this.change(values),
    });
  }

  /**
   * Shows changes by others; fields being typed stay.
   * @returns a function that stops it
   */
  begin(): () => void {
    return reaction(
      () => this.shown(),
      (now, before) => {
        const changed = Object.entries(now).filter(
          ([name, value]) => value !== before[name as keyof HomeForm],
        );
        if (!this.isOwn) this.form.adopt(Object.fromEntries(changed));
      },
      { equals: deepEqual },
    );
  }

  /** Applies valid fields; the plan keeps its value while a field is invalid or empty. */
  private async change(values: HomeForm): Promise<void> {
    try {
      const { home: rules } = await this.rules();
      runInAction(() => {
        const { plan } = this.hand;
        if (!plan || this.form.values !== values) return;
        const before = this.shown();
        const wrong = Object.keys(rules.errorsOf(values)) as (keyof HomeForm)[];
        const right = { ...values, ...Object.fromEntries(wrong.map((name) => [name, before[name]])) };
        // Older plans may break present rules.
        if (Object.keys(rules.errorsOf(right)).length > 0) return;
        const { title, bills, appliances, rooms, availableFrom, shortestTerm } = plan.home;
        const untyped = { title, bills, appliances, rooms, availableFrom, shortestTerm };
        const home = { ...rules.factsOf(right), ...untyped };
        if (deepEqual(home, plan.home)) return;
        this.isOwn = true;
        this.hand.edit({ home });
      });
      this.isOwn = false;
    } catch (error) {
      // The next change loads the rules again.
      if (!(error instanceof Failure)) throw error;
    }
  }

  private shown(): HomeForm {
    const { plan } = this.hand;
    if (!plan) throw new TypeError('No plan was begun');
    return homeFormOf(plan.home, this.language);
  }
}
