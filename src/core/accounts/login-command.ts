import { Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_PATTERN, normaliseEmail } from '../shared/email-address.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';

/** E-mail and password (AUTH-02). */
export class LoginCommand {
  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  readonly email: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'error-password-too-long' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'error-password-too-short' })
  readonly password: string;

  constructor(form: { email: string; password: string }) {
    this.email = normaliseEmail(form.email);
    this.password = form.password;
  }
}
