import { IsIn, IsNotEmpty, MaxLength } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { dateErrors } from './service-order-command.ts';
import type { ServiceChangeForm } from './service-order-form.ts';
import { TIME_WINDOWS } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

/** What a customer changes of an order: the time, the address within the city, the notes. */
export class ServiceChangeCommand {
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

  @MaxLength(1_000, { message: 'error-text-too-long' })
  readonly notes: string;

  constructor(form: ServiceChangeForm) {
    this.date = form.date;
    this.window = form.window;
    this.district = form.district.trim();
    this.street = form.street.trim();
    this.entrance = form.entrance.trim();
    this.floor = form.floor.trim();
    this.notes = form.notes.trim();
  }

  errorsAt(now: Date): FieldErrors {
    return { ...dateErrors(this.date, this.window, now), ...fieldErrorsOf(this) };
  }
}
