import { describe, expect, it } from 'vitest';
import { PlanAnswersCommand, TypedHomeCommand } from '../../../src/core/plans/plan-commands.ts';
import { answersFormOf } from '../../../src/core/plans/filled-plan-form.ts';
import { EMPTY_HOME_FORM, NO_ANSWERS } from '../../../src/core/plans/plan-form.ts';
import type { AnswersForm, HomeForm } from '../../../src/core/plans/plan-form.ts';
import { aPlan } from '../../support/a-plan.ts';

const NOW = new Date('2027-03-09T10:00:00Z');
const errorsOf = (answers: Partial<AnswersForm>, plannedDay?: string) =>
  new PlanAnswersCommand({ ...NO_ANSWERS, ...answers }).errorsAt(NOW, plannedDay);

const home: HomeForm = {
  ...EMPTY_HOME_FORM,
  cityId: '1',
  area: '64,5 кв.м',
  bedrooms: '1',
  price: '900',
  furniture: 'furnished',
  heating: 'tec',
};

describe('The four questions (PLAN-01)', () => {
  it('are all optional', () => {
    expect(errorsOf({})).toEqual({});
    expect(new PlanAnswersCommand(NO_ANSWERS).change).toEqual({
      movingInOn: null,
      from: { cityId: null, district: '', floor: null, lift: null },
      people: 1,
      budget: null,
    });
  });

  it('are parsed as people type them', () => {
    const answers = { fromCityId: '2', fromDistrict: ' Кършияка ', fromFloor: 'ет. 4', people: '3 души' };
    const { change } = new PlanAnswersCommand({ ...NO_ANSWERS, ...answers, fromLift: 'no', budget: '2 500' });
    expect(change).toMatchObject({
      from: { cityId: 2, district: 'Кършияка', floor: 4, lift: false },
      people: 3,
      budget: 250_000,
    });
  });

  it.each([
    [{ movingInOn: '2027-03-08' }, { movingInOn: 'error-date-past' }],
    [{ movingInOn: '2027-02-30' }, { movingInOn: 'error-date-invalid' }],
    [{ movingInOn: '2028-03-09' }, { movingInOn: 'error-plan-too-far' }],
    [{ people: '0' }, { people: 'error-plan-people' }],
    [{ people: '100' }, { people: 'error-plan-people' }],
    [{ people: 'двама' }, { people: 'error-plan-people' }],
    [{ budget: '0' }, { budget: 'error-plan-budget' }],
    [{ budget: 'малко' }, { budget: 'error-amount-in-digits' }],
    [{ fromFloor: '70' }, { fromFloor: 'error-number-too-large' }],
    [{ fromDistrict: 'х'.repeat(101) }, { fromDistrict: 'error-text-too-long' }],
  ])('reject %j', (answers, errors) => {
    expect(errorsOf(answers)).toEqual(errors);
  });

  it('accept today, and a past day that the plan already had', () => {
    expect(errorsOf({ movingInOn: '2027-03-09' })).toEqual({});
    expect(errorsOf({ movingInOn: '2027-03-01' }, '2027-03-01')).toEqual({});
  });

  it('are shown as entered', () => {
    const answers = { ...NO_ANSWERS, movingInOn: '2027-04-01', fromCityId: '2', fromFloor: '4', people: '3' };
    const { change } = new PlanAnswersCommand({ ...answers, fromLift: 'yes', budget: '2500,50' });
    expect(answersFormOf(aPlan(change), 'bg')).toEqual({ ...answers, fromLift: 'yes', budget: '2500,50' });
  });
});

describe('A typed home (PLAN-01)', () => {
  it('requires its city, area, rooms, furniture, heating and rent', () => {
    expect(new TypedHomeCommand(EMPTY_HOME_FORM).errors).toEqual({
      cityId: 'error-service-city-required',
      area: 'error-area-in-digits',
      bedrooms: 'error-number-required',
      furniture: 'error-choice-required',
      heating: 'error-choice-required',
      price: 'error-price-required',
    });
  });

  it('has a bathroom, no deposit and no commission by default', () => {
    const command = new TypedHomeCommand(home);
    expect(command.errors).toEqual({});
    expect(command.facts).toMatchObject({
      propertyId: null,
      area: 64.5,
      bathrooms: 1,
      floor: null,
      lift: null,
      price: 90_000,
      deposit: 0,
      commission: 0,
      bills: [],
    });
  });

  it.each([
    [{ area: '4' }, { area: 'error-number-too-small' }],
    [{ bedrooms: '21' }, { bedrooms: 'error-number-too-large' }],
    [{ price: 'хиляда' }, { price: 'error-price-required' }],
    [{ deposit: '-5' }, { deposit: 'error-amount-in-digits' }],
  ])('rejects %j', (change, errors) => {
    expect(new TypedHomeCommand({ ...home, ...change }).errors).toEqual(errors);
  });
});
