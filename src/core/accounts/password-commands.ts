import { IsNotEmpty, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { EMAIL_PATTERN, normaliseEmail } from '../shared/email-address.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, normalisePassword } from './password.ts';
import type { ValidationOptions } from 'class-validator';

/** Request for a password reset (AUTH-11). */
export class ForgottenPasswordCommand {
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  @MaxLength(254, { message: 'error-email-invalid' })
  @MinLength(6, { message: 'error-email-invalid' })
  readonly email: string;

  constructor(form: { email: string }) {
    this.email = normaliseEmail(form.email);
  }
}

export type NewPasswordForm = { password: string; confirmPassword: string };

/** New password after the link of the e-mail (AUTH-12). */
export class NewPasswordCommand {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'error-password-too-long' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'error-password-too-short' })
  readonly password: string;

  @SameAs('password', { message: 'error-passwords-differ' })
  @IsNotEmpty({ message: 'error-passwords-differ' })
  readonly confirmPassword: string;

  constructor(form: NewPasswordForm) {
    this.password = normalisePassword(form.password);
    this.confirmPassword = normalisePassword(form.confirmPassword);
  }
}

export type ChangePasswordForm = NewPasswordForm & { currentPassword: string };

/** New password of a signed-in user, with the current one (AUTH-13). */
export class ChangePasswordCommand extends NewPasswordCommand {
  @IsNotEmpty({ message: 'error-current-password-required' })
  readonly currentPassword: string;

  constructor(form: ChangePasswordForm) {
    super(form);
    this.currentPassword = form.currentPassword;
  }
}

/** Requires the same value as another field, such as a repeated password. */
export function SameAs(other: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[other],
      },
    },
    options,
  );
}
