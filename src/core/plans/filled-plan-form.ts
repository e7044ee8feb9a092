import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { Language } from '../shared/language.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import type { AnswersForm, HomeForm, LiftChoice } from './plan-form.ts';

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

/** A typed home as its form shows it. */
export function homeFormOf(home: HomeFacts, language: Language): HomeForm {
  const leva = (stotinki: number) => writtenLeva(stotinki, language);
  return {
    cityId: home.cityId === null ? null : String(home.cityId),
    district: home.district,
    area: writtenNumber(home.area, language),
    bedrooms: String(home.bedrooms),
    bathrooms: String(home.bathrooms),
    floor: home.floor === null ? '' : String(home.floor),
    lift: liftChoice(home.lift),
    furniture: home.furniture,
    heating: home.heating,
    price: leva(home.price),
    deposit: leva(home.deposit),
    commission: leva(home.commission),
  };
}

const liftChoice = (lift: boolean | null): LiftChoice | null => (lift === null ? null : lift ? 'yes' : 'no');
