import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { Language } from '../shared/language.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import type { AnswersForm, HomeForm, LiftChoice } from './plan-form.ts';

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

/** A home entered by hand as form values. */
export function homeFormOf(home: HomeFacts, language: Language): HomeForm {
  const { cityId, district, area, bedrooms, bathrooms, floor, lift, furniture, heating } = home;
  return {
    cityId: cityId === null ? null : String(cityId),
    district,
    area: writtenNumber(area, language),
    bedrooms: String(bedrooms),
    bathrooms: String(bathrooms),
    floor: floor === null ? '' : String(floor),
    lift: liftChoice(lift),
    furniture,
    heating,
    price: writtenLeva(home.price, language),
    deposit: writtenLeva(home.deposit, language),
    commission: writtenLeva(home.commission, language),
  };
}

const liftChoice = (lift: boolean | null): LiftChoice | null => (lift === null ? null : lift ? 'yes' : 'no');
