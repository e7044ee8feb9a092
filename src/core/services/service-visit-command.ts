import { IsIn, IsInt, IsNotEmpty, MaxLength, ValidateIf } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { addDays, isDay, sofiaDay } from '../shared/sofia-time.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { ServiceChangeForm } from './service-order-form.ts';
import { isEarlyStart } from './service-withdrawal.ts';
import { isInTime, isTimeWindow, MAX_DAYS_AHEAD, TIME_WINDOWS } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';
import { tidyLine, tidyText } from '../shared/tidy-text.ts';

const isMoving = ({ moving }: ServiceVisitCommand) => moving;

/** Day, window, addresses and notes of an order; the customer may change them later (SERV-07). */
export class ServiceVisitCommand {
  @IsNotEmpty({ message: 'error-date-required' })
  readonly date: string;

  @IsIn(TIME_WINDOWS, { message: 'error-window-required' })
  readonly window: TimeWindow | null;

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

  @MaxLength(1_000, { message: 'error-text-too-long' })
  readonly notes: string;

  readonly earlyStart: boolean;

  /**
   * @param moving true if the selection contains moving, which requires the new address; otherwise it is
   * ignored
   */
  constructor(
    form: ServiceChangeForm,
    readonly moving: boolean,
  ) {
    this.date = form.date;
    this.window = form.window;
    this.district = tidyLine(form.district);
    this.street = tidyLine(form.street);
    this.entrance = tidyLine(form.entrance);
    this.floor = tidyLine(form.floor);
    this.toCityId = moving ? form.toCityId : null;
    this.toDistrict = moving ? tidyLine(form.toDistrict) : '';
    this.toStreet = moving ? tidyLine(form.toStreet) : '';
    this.toEntrance = moving ? tidyLine(form.toEntrance) : '';
    this.toFloor = moving ? tidyLine(form.toFloor) : '';
    this.notes = tidyText(form.notes);
    this.earlyStart = form.earlyStart;
  }

  /**
   * Invalid fields, including past days and days more than 90 days ahead (MODAL-08).
   * @param earlyUntil last day of visits that need the customer's express request; null for none
   */
  errorsAt(now: Date, earlyUntil: string | null): FieldErrors {
    const isRequestMissing = !this.earlyStart && isEarlyStart(this.date, earlyUntil);
    return {
      ...this.timeErrors(now),
      ...(isRequestMissing && { earlyStart: 'error-early-start-required' }),
      ...fieldErrorsOf(this),
    };
  }

  private timeErrors(now: Date): FieldErrors {
    const { date, window } = this;
    if (!isDay(date)) return { date: 'error-date-invalid' };
    const today = sofiaDay(now);
    if (date < today) return { date: 'error-date-past' };
    if (date > addDays(today, MAX_DAYS_AHEAD)) return { date: 'error-date-too-far' };
    return isTimeWindow(window) && !isInTime(date, window, now) ? { window: 'error-window-too-soon' } : {};
  }
}
