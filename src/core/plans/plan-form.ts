import type { Furniture, Heating } from '../properties/property-choices.ts';

/** Lift; null without an answer. */
export type LiftChoice = 'yes' | 'no';

/** Answers as form values; each may be empty. Ids and numbers are text. */
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

/** A home outside our listings as form values. Money in leva, area in m². */
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
