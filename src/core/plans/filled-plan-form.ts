import { writtenLeva } from '../shared/written-number.ts';
import type { Language } from '../shared/language.ts';
import type { MovingPlan } from './moving-plan.ts';
import type { AnswersForm, LiftChoice } from './plan-form.ts';

/** The answers of a plan as its form shows them. */
export function answersFormOf(plan: MovingPlan, language: Language): AnswersForm {
  const { movingInOn, from, people, budget } = plan;
  return {
    movingInOn: movingInOn ?? '',
    fromCityId: from.cityId === null ? null : String(from.cityId),
    fromDistrict: from.district,
    fromFloor: from.floor === null ? '' : String(from.floor),
    fromLift: liftChoice(from.lift),
    people: String(people),
    budget: writtenLeva(budget, language),
  };
}

const liftChoice = (lift: boolean | null): LiftChoice | null => (lift === null ? null : lift ? 'yes' : 'no');
