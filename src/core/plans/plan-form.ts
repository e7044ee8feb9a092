import type { Furniture, Heating } from '../properties/property-choices.ts';
import { writtenLeva, writtenNumber } from '../shared/written-number.ts';
import type { Language } from '../shared/language.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';

/** Whether there is a lift; null where nothing was said. */
export type LiftChoice = 'yes' | 'no';

/** The four questions of a plan as a person answers them: each may stay empty. Ids and numbers are text. */
export type AnswersForm = {
  /** `YYYY-MM-DD` */
  movingInOn: string;
  fromCityId: string | null;
  fromDistrict: string;
  fromFloor: string;
  fromLift: LiftChoice | null;
  people: string;
  budget: string;
};

/** A home that stands in no listing of ours, typed in. Money in leva, the area in m². */
export type HomeForm = {
  cityId: string | null;
  district: string;
  area: string;
  bedrooms: string;
  bathrooms: string;
  floor: string;
  lift: LiftChoice | null;
  furniture: Furniture | null;
  heating: Heating | null;
  price: string;
  deposit: string;
  commission: string;
};

export const NO_ANSWERS: AnswersForm = {
  movingInOn: '',
  fromCityId: null,
  fromDistrict: '',
  fromFloor: '',
  fromLift: null,
  people: '',
  budget: '',
};

export const EMPTY_HOME_FORM: HomeForm = {
  cityId: null,
  district: '',
  area: '',
  bedrooms: '',
  bathrooms: '',
  floor: '',
  lift: null,
  furniture: null,
  heating: null,
  price: '',
  deposit: '',
  commission: '',
};

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
