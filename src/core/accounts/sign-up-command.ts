import {
  Equals,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  Length,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import { ACCOUNT_TYPES } from './account.ts';
import type { AccountType } from './account.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, normalisePassword, weaknessOf } from './password.ts';
import { SameAs } from './password-commands.ts';
import type { SignUpForm } from './sign-up-form.ts';

/** Rejects weak passwords; the message is the reason. */
function NotWeak(): PropertyDecorator {
  const reason = (args?: ValidationArguments): string | null =>
    args && typeof args.value === 'string' ? weaknessOf(args.value, args.object as SignUpCommand) : null;
  return ValidateBy({
    name: 'notWeak',
    validator: {
      validate: (_, args) => reason(args) === null,
      defaultMessage: (args) => reason(args) ?? '',
    },
  });
}

/** Rules of a sign-up (AUTH-08). */
export class SignUpCommand {
  @IsIn(ACCOUNT_TYPES, { message: 'error-account-type-required' })
  readonly type: AccountType;

  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  @NotWeak()
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'error-password-too-long' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'error-password-too-short' })
  readonly password: string;

  @SameAs('password', { message: 'error-passwords-differ' })
  @IsNotEmpty({ message: 'error-passwords-differ' })
  readonly confirmPassword: string;

  @Equals(true, { message: 'sign-up-modal-error-accept-terms' })
  readonly acceptTerms: boolean;

  @IsBoolean({ message: 'error-field-invalid' })
  readonly optMarketingFlag: boolean;

  constructor(form: SignUpForm) {
    this.type = form.type;
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.password = normalisePassword(form.password);
    this.confirmPassword = normalisePassword(form.confirmPassword);
    this.acceptTerms = form.acceptTerms;
    this.optMarketingFlag = form.optMarketingFlag;
  }
}
