import { IsNotEmpty, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine, tidyText } from '../shared/tidy-text.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasLink, MESSAGE_LENGTH } from './message-text.ts';

/** First message about a listing (MATE-03, TRUST-05); `sharePhone` shares the phone with the poster. */
export type FirstMessageForm = {
  name: string;
  phone: string;
  email: string;
  message: string;
  sharePhone: boolean;
};

export const EMPTY_FIRST_MESSAGE: FirstMessageForm = {
  name: '',
  phone: '',
  email: '',
  message: '',
  sharePhone: false,
};

export class FirstMessageCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  /** A Bulgarian mobile number, normalised before the check (MODAL-10). */
  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  @IsNotEmpty({ message: 'error-phone-required' })
  readonly phone: string;

  /** Optional, for replies by e-mail. */
  @ValidateIf(({ email }: FirstMessageCommand) => email !== '')
  @IsEmailAddress()
  readonly email: string;

  @MaxLength(MESSAGE_LENGTH.most, { message: 'error-message-too-long' })
  @Length(MESSAGE_LENGTH.first, undefined, { message: 'error-message-too-short' })
  readonly message: string;

  readonly sharePhone: boolean;

  constructor(form: FirstMessageForm) {
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.message = tidyText(form.message);
    this.sharePhone = form.sharePhone;
  }

  /** Invalid fields. Mails contain the name, so it may have no link either. */
  errors(): FieldErrors {
    const errors = fieldErrorsOf(this);
    for (const field of ['name', 'message'] as const) {
      if (!errors[field] && hasLink(this[field])) errors[field] = 'error-message-links';
    }
    return errors;
  }
}
