import {
  IsBoolean,
  IsIn,
  Length,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  MinLength,
} from 'class-validator';
import { isCompanyNumber } from '../shared/company-number.ts';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail, EMAIL_PATTERN } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseCode, normaliseLine, tidyLine, tidyText } from '../shared/tidy-text.ts';
import { LANGUAGES } from '../shared/language.ts';
import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import { WEBSITE_PATTERN } from '../shared/website.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';
import { PHONE_CODE } from './account.ts';
import { DeliveryAddressCommand } from '../shared/delivery-address.ts';
import type { AccountAddressForm } from './account-address.ts';

/** Editable profile of a user; `picture` is the key of an uploaded one. */
export type ProfileForm = {
  name: string;
  phone: string;
  language: Language;
  optMarketingFlag: boolean;
};

export class ProfileCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  /** Optional, because Google accounts have no number at first. */
  @ValidateIf(({ phone }: ProfileCommand) => phone !== '')
  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsIn(LANGUAGES, { message: 'error-field-invalid' })
  readonly language: Language;

  @IsBoolean({ message: 'error-field-invalid' })
  readonly optMarketingFlag: boolean;

  constructor(form: ProfileForm) {
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.language = form.language;
    this.optMarketingFlag = form.optMarketingFlag;
  }
}

export type AgencyForm = {
  name: string;
  descriptionBg: string;
  descriptionEn: string;
  phone: string;
  email: string;
  website: string;
  address: string;
  /** Number of the company, 9 or 13 digits; empty for none. */
  companyNumber: string;
};

/** `version` of the form; a save sends it. */
export type OwnAgency = AgencyForm & {
  id: number;
  trusted: boolean;
  logo: Picture | null;
  version: string;
};

const MAX_PROFILE_TEXT_LENGTH = 4_000;

export class AgencyCommand {
  @Length(2, 100, { message: 'error-agency-name-required' })
  readonly name: string;

  @MaxLength(MAX_PROFILE_TEXT_LENGTH, { message: 'error-text-too-long' })
  readonly descriptionBg: string;

  @MaxLength(MAX_PROFILE_TEXT_LENGTH, { message: 'error-text-too-long' })
  readonly descriptionEn: string;

  /** Accepts landlines too: any number that can be dialled. */
  @ValidateIf(({ phone }: AgencyCommand) => phone !== '')
  @Matches(/^\+?\d{6,15}$/, { message: 'error-phone-invalid' })
  readonly phone: string;

  @ValidateIf(({ email }: AgencyCommand) => email !== '')
  @IsEmailAddress()
  readonly email: string;

  @ValidateIf(({ website }: AgencyCommand) => website !== '')
  @MaxLength(200, { message: 'error-website-invalid' })
  @Matches(WEBSITE_PATTERN, { message: 'error-website-invalid' })
  readonly website: string;

  @MaxLength(200, { message: 'error-text-too-long' })
  readonly address: string;

  @ValidateIf(({ companyNumber }: AgencyCommand) => companyNumber !== '')
  @ValidateBy(
    { name: 'companyNumber', validator: { validate: (number: string) => isCompanyNumber(number) } },
    { message: 'error-company-number' },
  )
  readonly companyNumber: string;

  constructor(form: AgencyForm) {
    this.name = normaliseLine(form.name);
    this.descriptionBg = tidyText(form.descriptionBg);
    this.descriptionEn = tidyText(form.descriptionEn);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.website = normaliseLine(form.website);
    this.address = tidyLine(form.address);
    this.companyNumber = normaliseCode(form.companyNumber);
  }
}

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

export class PhoneCodeCommand {
  @Matches(new RegExp(`^\\d{${PHONE_CODE.digits}}$`), { message: 'error-phone-code-digits' })
  readonly code: string;

  constructor({ code }: { code: string }) {
    this.code = normaliseCode(code);
  }
}

export class AccountAddressCommand extends DeliveryAddressCommand {
  @MaxLength(60, { message: 'error-text-too-long' })
  readonly label: string;

  constructor(form: AccountAddressForm) {
    super(form);
    this.label = tidyLine(form.label);
  }
}
