import { IsNotEmpty, Matches, MaxLength } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { instantOfSofia } from '../shared/sofia-time.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

/** The form for a viewing (HOME-12): `date` is `YYYY-MM-DD`, `time` is `HH:MM`. */
export type ViewingRequestForm = { name: string; phone: string; email: string; date: string; time: string };

export const EMPTY_VIEWING_REQUEST: ViewingRequestForm = {
  name: '',
  phone: '',
  email: '',
  date: '',
  time: '',
};

export class ViewingRequestCommand {
  @MaxLength(100, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-name-required' })
  readonly name: string;

  /** No format is asked of it: visitors come with numbers from anywhere (HOME-12). */
  @MaxLength(40, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-phone-required' })
  readonly phone: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(/^\S+@\S+\.\S+$/, { message: 'error-email-invalid' })
  readonly email: string;

  @IsNotEmpty({ message: 'error-date-required' })
  readonly date: string;

  @IsNotEmpty({ message: 'error-time-required' })
  readonly time: string;

  constructor(form: ViewingRequestForm) {
    this.name = form.name.trim();
    this.phone = form.phone.trim();
    this.email = form.email.trim();
    this.date = form.date.trim();
    this.time = form.time.trim();
  }

  /** Date and time joined by a space (HOME-13). */
  get dateTime(): string {
    return `${this.date} ${this.time}`;
  }

  /** The refused fields; a moment that is past, or that no calendar has, marks date and time (HOME-12). */
  errorsAt(now: Date): FieldErrors {
    const errors = fieldErrorsOf(this);
    if (errors['date'] || errors['time']) return errors;
    const instant = instantOfSofia(this.dateTime);
    const error =
      instant === null ? 'error-date-time-invalid' : instant <= now ? 'error-date-time-past' : null;
    return error ? { ...errors, date: error, time: error } : errors;
  }
}
