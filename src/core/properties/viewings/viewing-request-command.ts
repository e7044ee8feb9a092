import { IsNotEmpty, MaxLength, ValidateIf } from 'class-validator';
import type { FieldErrors } from '../../shared/failure.ts';
import { normaliseEmail } from '../../shared/email-address.ts';
import { IsEmailAddress } from '../../shared/is-email-address.ts';
import { normaliseLine, tidyText } from '../../shared/tidy-text.ts';
import { fieldErrorsOf } from '../../shared/validation.ts';
import { viewingTimeErrors } from './viewing-time.ts';

/**
 * Form of a viewing request (HOME-12): `date` is `YYYY-MM-DD`, `time` is `HH:MM`. A question alone has no
 * time.
 */
export type ViewingRequestForm = {
  name: string;
  phone: string;
  email: string;
  date: string;
  time: string;
  question: string;
  asksOnly: boolean;
};

export const EMPTY_VIEWING_REQUEST: ViewingRequestForm = {
  name: '',
  phone: '',
  email: '',
  date: '',
  time: '',
  question: '',
  asksOnly: false,
};

export const MAX_QUESTION_LENGTH = 1_000;

const namesTime = ({ asksOnly }: ViewingRequestCommand) => !asksOnly;

export class ViewingRequestCommand {
  @MaxLength(100, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-viewing-name-required' })
  readonly name: string;

  /** No format is required, because visitors may have foreign numbers (HOME-12). */
  @MaxLength(40, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-phone-required' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  @ValidateIf(namesTime)
  @IsNotEmpty({ message: 'error-date-required' })
  readonly date: string;

  @ValidateIf(namesTime)
  @IsNotEmpty({ message: 'error-time-required' })
  readonly time: string;

  @MaxLength(MAX_QUESTION_LENGTH, { message: 'error-text-too-long' })
  @ValidateIf(({ asksOnly, question }: ViewingRequestCommand) => asksOnly || question !== '')
  @IsNotEmpty({ message: 'error-question-required' })
  readonly question: string;

  readonly asksOnly: boolean;

  constructor(form: ViewingRequestForm) {
    this.name = normaliseLine(form.name);
    this.phone = normaliseLine(form.phone);
    this.email = normaliseEmail(form.email);
    this.asksOnly = form.asksOnly;
    this.date = form.asksOnly ? '' : form.date.trim();
    this.time = form.asksOnly ? '' : form.time.trim();
    this.question = tidyText(form.question);
  }

  /** Date and time with a space between them (HOME-13); empty for a question alone. */
  get dateTime(): string {
    return `${this.date} ${this.time}`.trim();
  }

  /**
   * Invalid fields. A past or impossible moment, or one outside the offered slots, marks date and time
   * (HOME-12).
   * @param offered free slots of the landlord, `YYYY-MM-DD HH:MM`; if empty, every reasonable time is valid
   */
  errorsAt(now: Date, offered: readonly string[] = []): FieldErrors {
    const errors = fieldErrorsOf(this);
    if (this.asksOnly || errors['date'] || errors['time']) return errors;
    const ofTime = viewingTimeErrors(this.date, this.time, now);
    const isBeside =
      Object.keys(ofTime).length === 0 && offered.length > 0 && !offered.includes(this.dateTime);
    const beside = { date: 'error-time-not-offered', time: 'error-time-not-offered' };
    return { ...errors, ...ofTime, ...(isBeside && beside) };
  }
}
