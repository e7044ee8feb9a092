import type { FieldErrors } from '../shared/failure.ts';
import type { HomeFacts } from './moving-plan.ts';
import { PlanAnswersCommand, TypedHomeCommand } from './plan-commands.ts';
import type { AnswersForm, HomeForm } from './plan-form.ts';

/** Rules of the plan's forms; loaded with the first change. */
export const planRules = {
  answers: {
    errorsOf: (form: AnswersForm, now: Date, plannedDay: string | null): FieldErrors =>
      new PlanAnswersCommand(form).errorsAt(now, plannedDay),
    changeOf: (form: AnswersForm): PlanAnswersCommand['change'] => new PlanAnswersCommand(form).change,
  },
  home: {
    errorsOf: (form: HomeForm): FieldErrors => new TypedHomeCommand(form).errors,
    factsOf: (form: HomeForm): HomeFacts => new TypedHomeCommand(form).facts,
  },
};

export type PlanRules = typeof planRules;
