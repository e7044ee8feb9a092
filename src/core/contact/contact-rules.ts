import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { ContactCommand } from './contact-command.ts';
import type { ContactForm } from './contact-form.ts';

/** Rules of a message; heavy code that loads with the first check. */
export const contactRules = {
  errorsOf: (form: ContactForm): FieldErrors => fieldErrorsOf(new ContactCommand(form)),
  commandOf: (form: ContactForm): ContactCommand => new ContactCommand(form),
};

export type ContactRules = typeof contactRules;
