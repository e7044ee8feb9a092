import { Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import { MAX_CONTACT_LENGTH } from './contact-form.ts';
import type { ContactForm } from './contact-form.ts';
import { tidyLine } from '../shared/tidy-text.ts';

/** What a letter to us must say (BLOG-04). */
export class ContactCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
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
    this.name = tidyLine(form.name);
    this.email = form.email.trim();
    this.phone = normalisePhone(form.phone);
    // It becomes the subject of a mail: one line.
    this.subject = tidyLine(form.subject);
    this.message = form.message.trim();
  }
}
