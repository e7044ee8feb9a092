import { FURNITURES, HEATINGS } from '../properties/property-choices.ts';
import { EMPTY_HOME_FORM, NO_ANSWERS } from './plan-form.ts';
import type { AnswersForm, HomeForm } from './plan-form.ts';

/** Answers before a plan is made (PLAN-01); facts of a listing are known. */
export type StartForm = AnswersForm & HomeForm;

/** Empty except for furniture and heating, which have the most frequent values. */
export const EMPTY_START: StartForm = {
  ...EMPTY_HOME_FORM,
  ...NO_ANSWERS,
  furniture: 'furnished',
  heating: 'tec',
};

/** Steps of the start; the last one shows the sums. */
export const START_STEPS = ['home', 'date', 'people', 'result'] as const;
export type StartStep = (typeof START_STEPS)[number];

export const FIELDS_OF_STEP: Record<StartStep, readonly (keyof StartForm)[]> = {
  home: Object.keys(EMPTY_HOME_FORM) as (keyof HomeForm)[],
  date: ['movingInOn'],
  people: ['people', 'fromCityId', 'fromDistrict', 'fromFloor', 'fromLift', 'budget'],
  result: [],
};

/** Required facts of a home entered by hand. */
export const NEEDED_OF_HOME = ['cityId', 'price', 'area', 'bedrooms'] as const;

const NUMBERS_IN_ADDRESS = [
  'price',
  'deposit',
  'commission',
  'area',
  'bedrooms',
  'bathrooms',
  'people',
] as const;

/** Facts in the query as typed text; the form's rules check them. */
export function factsIn(query: Record<string, readonly string[] | undefined>): Partial<StartForm> {
  const numbers = NUMBERS_IN_ADDRESS.flatMap((name) => {
    const text = query[name]?.[0] ?? '';
    return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? [[name, text] as const] : [];
  });
  const furniture = FURNITURES.find((one) => one === query['furniture']?.[0]);
  const heating = HEATINGS.find((one) => one === query['heating']?.[0]);
  return { ...Object.fromEntries(numbers), ...(furniture && { furniture }), ...(heating && { heating }) };
}
