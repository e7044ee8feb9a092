import { ArrayMaxSize, IsIn, IsNumber, Length, Matches, Max, Min, ValidateIf } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine, tidyText } from '../shared/tidy-text.ts';
import { typedArea } from '../shared/typed-number.ts';
import { INTERIOR_AREA, INTERIOR_PACKAGES, MAX_ENQUIRY_PICTURES } from './interior.ts';
import type { InteriorPackageKey } from './interior.ts';
import type { InteriorEnquiryForm } from './service-order-form.ts';

const PACKAGE_KEYS: readonly string[] = INTERIOR_PACKAGES.map(({ key }) => key);

/** Enquiry about interior design (SERV-08). `pictures` are keys of uploaded ones. */
export class InteriorEnquiryCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  readonly cityId: number | null;

  /** m² */
  @ValidateIf(({ area }: InteriorEnquiryCommand) => area !== null)
  @Max(INTERIOR_AREA.max, { message: 'error-interior-area' })
  @Min(INTERIOR_AREA.min, { message: 'error-interior-area' })
  @IsNumber({ maxDecimalPlaces: 1 }, { message: 'error-interior-area' })
  readonly area: number | null;

  @IsIn([...PACKAGE_KEYS, null], { message: 'error-choice-required' })
  readonly package: InteriorPackageKey | null;

  @Length(10, 2_000, { message: 'error-enquiry-message' })
  readonly message: string;

  @ArrayMaxSize(MAX_ENQUIRY_PICTURES, { message: 'error-enquiry-pictures' })
  readonly pictures: readonly string[];

  constructor(form: InteriorEnquiryForm) {
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.cityId = form.cityId;
    this.area = form.area.trim() === '' ? null : (typedArea(form.area) ?? Number.NaN);
    this.package = form.package as InteriorPackageKey | null;
    this.message = tidyText(form.message);
    this.pictures = [...form.pictures];
  }
}
