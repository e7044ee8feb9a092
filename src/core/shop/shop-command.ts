import { IsInt, Length, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { normaliseCode, normaliseLine, tidyLine, tidyText } from '../shared/tidy-text.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { isCompanyNumber, isVatNumber } from '../shared/company-number.ts';
import { PRODUCT_LIMITS } from './product-choices.ts';
import type { ShopForm } from './vendor-profile.ts';

const MAX_TEXT_LENGTH = 4_000;
/** Maximum delivery price in stotinki: 1,000 leva. */
const MAX_DELIVERY = 100_000;
const long = { message: 'error-text-too-long' };
const DAYS = PRODUCT_LIMITS.deliveryDays;

/** Required data of a vendor's profile, with the full identity of the trader (VEND-03). */
export class ShopCommand implements ShopForm {
  @Length(2, 100, { message: 'error-shop-name-required' })
  readonly name: string;

  @MaxLength(MAX_TEXT_LENGTH, long)
  readonly descriptionBg: string;

  @MaxLength(MAX_TEXT_LENGTH, long)
  readonly descriptionEn: string;

  @Max(MAX_DELIVERY, { message: 'error-number-too-large' })
  @Min(0, { message: 'error-number-too-small' })
  @IsInt({ message: 'error-product-price' })
  readonly deliveryPrice: number | null;

  @ValidateIf(({ deliveryDaysFrom }: ShopCommand) => deliveryDaysFrom !== null)
  @Max(DAYS.to, { message: 'error-number-too-large' })
  @Min(DAYS.from, { message: 'error-number-too-small' })
  @IsInt({ message: 'error-number-required' })
  readonly deliveryDaysFrom: number | null;

  @ValidateIf(({ deliveryDaysTo }: ShopCommand) => deliveryDaysTo !== null)
  @Max(DAYS.to, { message: 'error-number-too-large' })
  @Min(DAYS.from, { message: 'error-number-too-small' })
  @IsInt({ message: 'error-number-required' })
  readonly deliveryDaysTo: number | null;

  @ValidateIf(({ cutoffHour }: ShopCommand) => cutoffHour !== null)
  @Max(23, { message: 'error-number-too-large' })
  @Min(0, { message: 'error-number-too-small' })
  @IsInt({ message: 'error-number-required' })
  readonly cutoffHour: number | null;

  @MaxLength(MAX_TEXT_LENGTH, long)
  readonly returnsBg: string;

  @MaxLength(MAX_TEXT_LENGTH, long)
  readonly returnsEn: string;

  @MaxLength(300, long)
  readonly returnAddress: string;

  readonly paysReturns: boolean;

  @Length(2, 200, { message: 'error-company-name-required' })
  readonly companyName: string;

  readonly companyNumber: string;

  readonly vatNumber: string;

  @Length(5, 300, { message: 'error-company-address-required' })
  readonly address: string;

  @IsEmailAddress()
  readonly email: string;

  /** Accepts landlines too: any number that can be dialled. */
  @Matches(/^\+?\d{6,15}$/, { message: 'error-phone-invalid' })
  readonly phone: string;

  constructor(form: ShopForm) {
    this.name = normaliseLine(form.name);
    this.descriptionBg = tidyText(form.descriptionBg);
    this.descriptionEn = tidyText(form.descriptionEn);
    this.deliveryPrice = form.deliveryPrice;
    this.deliveryDaysFrom = form.deliveryDaysFrom;
    this.deliveryDaysTo = form.deliveryDaysTo;
    this.cutoffHour = form.cutoffHour;
    this.returnsBg = tidyText(form.returnsBg);
    this.returnsEn = tidyText(form.returnsEn);
    this.returnAddress = tidyLine(form.returnAddress);
    this.paysReturns = form.paysReturns;
    this.companyName = normaliseLine(form.companyName);
    this.companyNumber = normaliseCode(form.companyNumber);
    this.vatNumber = normaliseCode(form.vatNumber).toUpperCase();
    this.address = tidyLine(form.address);
    this.email = normaliseEmail(form.email);
    this.phone = normalisePhone(form.phone);
  }

  /** Invalid fields, including check digits of numbers and the order of days. */
  errors(): FieldErrors {
    const { companyNumber, vatNumber, deliveryDaysFrom: from, deliveryDaysTo: to } = this;
    const errors = fieldErrorsOf(this);
    if (from === null && to !== null) errors['deliveryDaysFrom'] = 'error-number-required';
    if (from !== null && to === null) errors['deliveryDaysTo'] = 'error-number-required';
    if (from !== null && to !== null && from > to) errors['deliveryDaysTo'] ??= 'error-delivery-days-order';
    if (!isCompanyNumber(companyNumber)) errors['companyNumber'] = 'error-company-number';
    else if (vatNumber !== '' && !isVatNumber(vatNumber, companyNumber)) {
      errors['vatNumber'] = 'error-vat-number';
    }
    return errors;
  }
}
