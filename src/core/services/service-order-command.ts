import { Equals, IsIn, IsInt, IsNotEmpty, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { addDays, isDay, sofiaDay } from '../shared/sofia-time.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { ServiceOrderForm } from './service-order-form.ts';
import { isInTime, isTimeWindow, MAX_DAYS_AHEAD, TIME_WINDOWS } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

const isMoving = ({ moving }: ServiceOrderCommand) => moving;

/** What a customer must tell to order services (SERV-07); the browser and the server run the same rules. */
export class ServiceOrderCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  readonly email: string;

  @IsInt({ message: 'error-service-city-required' })
  readonly cityId: number | null;

  @MaxLength(100, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-service-district-required' })
  readonly district: string;

  @MaxLength(200, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-street-required' })
  readonly street: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly entrance: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly floor: string;

  @ValidateIf(isMoving)
  @IsInt({ message: 'error-service-city-required' })
  readonly toCityId: number | null;

  @ValidateIf(isMoving)
  @MaxLength(100, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-service-district-required' })
  readonly toDistrict: string;

  @ValidateIf(isMoving)
  @MaxLength(200, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-street-required' })
  readonly toStreet: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly toEntrance: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly toFloor: string;

  @IsNotEmpty({ message: 'error-date-required' })
  readonly date: string;

  @IsIn(TIME_WINDOWS, { message: 'error-window-required' })
  readonly window: TimeWindow | null;

  @MaxLength(1_000, { message: 'error-text-too-long' })
  readonly notes: string;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  /** @param moving whether the selection holds moving, which needs to know where to (else that is left out). */
  constructor(
    form: ServiceOrderForm,
    readonly moving: boolean,
  ) {
    this.name = form.name.trim();
    this.phone = normalisePhone(form.phone);
    this.email = form.email.trim();
    this.cityId = form.cityId;
    this.district = form.district.trim();
    this.street = form.street.trim();
    this.entrance = form.entrance.trim();
    this.floor = form.floor.trim();
    this.toCityId = moving ? form.toCityId : null;
    this.toDistrict = moving ? form.toDistrict.trim() : '';
    this.toStreet = moving ? form.toStreet.trim() : '';
    this.toEntrance = moving ? form.toEntrance.trim() : '';
    this.toFloor = moving ? form.toFloor.trim() : '';
    this.date = form.date;
    this.window = form.window;
    this.notes = form.notes.trim();
    this.termsAccepted = form.termsAccepted;
  }

  /** The refused fields; days past, and more than 90 days ahead, are refused too (MODAL-08). */
  errorsAt(now: Date): FieldErrors {
    const errors = fieldErrorsOf(this);
    return { ...dateErrors(this.date, this.window, now), ...errors };
  }
}

/** What is wrong with the time of a visit, where one is told. */
export function dateErrors(date: string, window: TimeWindow | null, now: Date): FieldErrors {
  if (!isDay(date)) return { date: 'error-date-invalid' };
  const today = sofiaDay(now);
  if (date < today) return { date: 'error-date-past' };
  if (date > addDays(today, MAX_DAYS_AHEAD)) return { date: 'error-date-too-far' };
  return isTimeWindow(window) && !isInTime(date, window, now) ? { window: 'error-window-too-soon' } : {};
}
