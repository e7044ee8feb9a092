import { Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { MAX_CONTACT_LENGTH } from './contact.ts';
import type { ContactForm } from './contact.ts';
import { normaliseLine, tidyLine, tidyText } from '../shared/tidy-text.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

/** Rules of a message to the team (BLOG-04). */
export class ContactCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @IsEmailAddress()
  readonly email: string;

  @ValidateIf(({ phone }: ContactCommand) => phone !== '')
  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @Length(3, 150, { message: 'error-contact-subject' })
  readonly subject: string;

  @MaxLength(MAX_CONTACT_LENGTH, { message: 'error-text-too-long' })
  @Length(10, undefined, { message: 'error-contact-message' })
  readonly message: string;

  constructor(form: ContactForm) {
    this.name = normaliseLine(form.name);
    this.email = normaliseEmail(form.email);
    this.phone = normalisePhone(form.phone);
    // The subject of a mail is one line.
    this.subject = tidyLine(form.subject);
    this.message = tidyText(form.message);
  }
}

/** Rules of a message; heavy code that loads with the first check. */
export const contactRules = {
  errorsOf: (form: ContactForm): FieldErrors => fieldErrorsOf(new ContactCommand(form)),
  commandOf: (form: ContactForm): ContactCommand => new ContactCommand(form),
};

export type ContactRules = typeof contactRules;
