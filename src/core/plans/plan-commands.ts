import { IsIn, IsInt, IsNotEmpty, IsNumber, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { FURNITURES, HEATINGS, PROPERTY_LIMITS as LIMITS } from '../properties/property-choices.ts';
import type { Furniture, Heating } from '../properties/property-choices.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { sofiaDay } from '../shared/sofia-time.ts';
import { typedArea, typedCount, typedStotinki } from '../shared/typed-number.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import { dayError } from './days/move-day.ts';
import { PLAN_LIMITS } from './moving-plan.ts';
import type { AnswersForm, HomeForm, LiftChoice } from './plan-form.ts';
import { tidyLine } from '../shared/tidy-text.ts';

const whole = { message: 'error-number-required' };
const least = { message: 'error-number-too-small' };
const most = { message: 'error-number-too-large' };
const people = { message: 'error-plan-people' };
const budget = { message: 'error-plan-budget' };

/** Rules of the four questions; skipped answers are null, people defaults to one (PLAN-01). */
export class PlanAnswersCommand {
  readonly movingInOn: string | null;

  readonly fromCityId: number | null;

  @MaxLength(PLAN_LIMITS.district, { message: 'error-text-too-long' })
  readonly fromDistrict: string;

  @ValidateIf(({ fromFloor }: PlanAnswersCommand) => fromFloor !== null)
  @Max(LIMITS.floor.to, most)
  @Min(LIMITS.floor.from, least)
  @IsInt(whole)
  readonly fromFloor: number | null;

  readonly fromLift: boolean | null;

  @Max(PLAN_LIMITS.people.to, people)
  @Min(PLAN_LIMITS.people.from, people)
  @IsInt(people)
  readonly people: number;

  @ValidateIf((command: PlanAnswersCommand) => command.budget !== null)
  @Min(1, budget)
  @IsInt({ message: 'error-amount-in-digits' })
  readonly budget: number | null;

  constructor(form: AnswersForm) {
    this.movingInOn = form.movingInOn === '' ? null : form.movingInOn;
    this.fromCityId = idOf(form.fromCityId);
    this.fromDistrict = tidyLine(form.fromDistrict);
    this.fromFloor = typed(form.fromFloor, typedCount);
    this.fromLift = liftOf(form.fromLift);
    this.people = typed(form.people, typedCount) ?? 1;
    this.budget = typed(form.budget, typedStotinki);
  }

  /** Errors by field; a stored day in the past stays valid (`plannedDay`). */
  errorsAt(now: Date, plannedDay: string | null = null): FieldErrors {
    return { ...this.dayErrors(now, plannedDay), ...fieldErrorsOf(this) };
  }

  private dayErrors(now: Date, plannedDay: string | null): FieldErrors {
    const { movingInOn } = this;
    if (movingInOn === null || movingInOn === plannedDay) return {};
    const error = dayError(movingInOn, sofiaDay(now));
    return error === null ? {} : { movingInOn: error };
  }

  get change(): Pick<MovingPlan, 'movingInOn' | 'from' | 'people' | 'budget'> {
    const { fromCityId: cityId, fromDistrict: district, fromFloor: floor, fromLift: lift } = this;
    const { movingInOn, people: count, budget: amount } = this;
    return { movingInOn, from: { cityId, district, floor, lift }, people: count, budget: amount };
  }
}

/** Rules of a home entered by hand; empty deposit and commission mean none (PLAN-01). */
export class TypedHomeCommand {
  @IsInt({ message: 'error-service-city-required' })
  readonly cityId: number | null;

  @MaxLength(PLAN_LIMITS.district, { message: 'error-text-too-long' })
  readonly district: string;

  @Max(LIMITS.area.to, most)
  @Min(LIMITS.area.from, least)
  @IsNumber({ maxDecimalPlaces: 1 }, { message: 'error-area-in-digits' })
  readonly area: number;

  @Max(LIMITS.bedrooms.to, most)
  @Min(LIMITS.bedrooms.from, least)
  @IsInt(whole)
  readonly bedrooms: number;

  @Max(LIMITS.bathrooms.to, most)
  @Min(LIMITS.bathrooms.from, least)
  @IsInt(whole)
  readonly bathrooms: number;

  @ValidateIf(({ floor }: TypedHomeCommand) => floor !== null)
  @Max(LIMITS.floor.to, most)
  @Min(LIMITS.floor.from, least)
  @IsInt(whole)
  readonly floor: number | null;

  readonly lift: boolean | null;

  @IsIn(FURNITURES, { message: 'error-choice-required' })
  @IsNotEmpty({ message: 'error-choice-required' })
  readonly furniture: Furniture | null;

  @IsIn(HEATINGS, { message: 'error-choice-required' })
  @IsNotEmpty({ message: 'error-choice-required' })
  readonly heating: Heating | null;

  @Max(LIMITS.price.to, most)
  @Min(LIMITS.price.from, least)
  @IsInt({ message: 'error-price-required' })
  readonly price: number;

  @Max(LIMITS.deposit.to, most)
  @IsInt({ message: 'error-amount-in-digits' })
  readonly deposit: number;

  @Max(LIMITS.deposit.to, most)
  @IsInt({ message: 'error-amount-in-digits' })
  readonly commission: number;

  constructor(form: HomeForm) {
    this.cityId = idOf(form.cityId);
    this.district = tidyLine(form.district);
    this.area = typed(form.area, typedArea) ?? Number.NaN;
    this.bedrooms = typed(form.bedrooms, typedCount) ?? Number.NaN;
    this.bathrooms = typed(form.bathrooms, typedCount) ?? 1;
    this.floor = typed(form.floor, typedCount);
    this.lift = liftOf(form.lift);
    this.furniture = form.furniture;
    this.heating = form.heating;
    this.price = typed(form.price, typedStotinki) ?? Number.NaN;
    this.deposit = typed(form.deposit, typedStotinki) ?? 0;
    this.commission = typed(form.commission, typedStotinki) ?? 0;
  }

  get errors(): FieldErrors {
    return fieldErrorsOf(this);
  }

  /** @throws TypeError for an invalid command */
  get facts(): HomeFacts {
    const { furniture, heating, ...facts } = this;
    if (!furniture || !heating) throw new TypeError('A home that was not checked');
    const unknown = { bills: [], appliances: [], rooms: [], availableFrom: null, shortestTerm: null };
    return { ...facts, furniture, heating, propertyId: null, title: '', ...unknown };
  }
}

/** Null for an empty text, NaN for an invalid one. */
function typed(text: string, parse: (text: string) => number | null): number | null {
  return text.trim() === '' ? null : (parse(text) ?? Number.NaN);
}

const idOf = (text: string | null): number | null => (text === null || text === '' ? null : Number(text));
const liftOf = (choice: LiftChoice | null): boolean | null => (choice === null ? null : choice === 'yes');

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
