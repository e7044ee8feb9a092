import { IsIn, IsInt, Length, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { COUNTRIES, isInEuropeanUnion } from '../shared/countries.ts';
import { Failure } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { normalisedFields, ValidatesFields } from '../shared/field-rules.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { isElectronicAddress, normaliseElectronicAddress } from './electronic-address.ts';
import { PRODUCT_LIMITS as LIMITS } from './product-choices.ts';
import { normaliseLine, tidyLine, tidyText } from '../shared/tidy-text.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { ProductContent, ProductFacts } from './product-content.ts';
import { promotionErrors } from './promotion.ts';

const long = { message: 'error-text-too-long' };
const choice = { message: 'error-field-choice' };
const manufacturer = { message: 'error-manufacturer-required' };

const isElectronic = (message: string) =>
  ValidateBy({
    name: 'isElectronicAddress',
    validator: {
      validate: (value) => typeof value === 'string' && isElectronicAddress(value),
      defaultMessage: () => message,
    },
  });

/** Condition: the manufacturer is outside the European Union. */
const isOutsideUnion = () =>
  ValidateIf((command: ProductCommand) => !isInEuropeanUnion(command.manufacturerCountry));

/** A product complete enough to save (VEND-02), from the form or an import. */
@ValidatesFields(PRODUCT_FIELDS)
export class ProductCommand {
  @Length(1, LIMITS.code, { message: 'error-product-code' })
  readonly code: string;

  @IsInt({ message: 'error-category-required' })
  readonly categoryId: number | null;

  @Length(LIMITS.title.from, LIMITS.title.to, { message: 'error-product-title' })
  readonly titleBg: string;

  @MaxLength(LIMITS.title.to, long)
  readonly titleEn: string;

  @MaxLength(LIMITS.description, long)
  readonly descriptionBg: string;

  @MaxLength(LIMITS.description, long)
  readonly descriptionEn: string;

  @Length(LIMITS.manufacturer.from, LIMITS.manufacturer.to, manufacturer)
  readonly manufacturer: string;

  @Length(LIMITS.manufacturerAddress.from, LIMITS.manufacturerAddress.to, {
    message: 'error-manufacturer-address-required',
  })
  readonly manufacturerAddress: string;

  @MaxLength(LIMITS.manufacturerContact, long)
  @isElectronic('error-manufacturer-contact-required')
  readonly manufacturerContact: string;

  @IsIn(COUNTRIES, choice)
  readonly manufacturerCountry: string;

  @isOutsideUnion()
  @Length(LIMITS.manufacturer.from, LIMITS.manufacturer.to, { message: 'error-responsible-required' })
  readonly responsibleName: string;

  @isOutsideUnion()
  @Length(LIMITS.manufacturerAddress.from, LIMITS.manufacturerAddress.to, {
    message: 'error-responsible-address-required',
  })
  readonly responsibleAddress: string;

  @isOutsideUnion()
  @MaxLength(LIMITS.manufacturerContact, long)
  @isElectronic('error-responsible-contact-required')
  readonly responsibleContact: string;

  @MaxLength(LIMITS.safety, long)
  readonly safetyBg: string;

  @MaxLength(LIMITS.safety, long)
  readonly safetyEn: string;

  readonly variantOf: number | null;

  readonly promoFrom: string | null;

  readonly promoUntil: string | null;

  constructor(private readonly content: ProductContent) {
    Object.assign(this, normalisedFields(PRODUCT_FIELDS, content));
    this.code = normaliseLine(content.code);
    this.categoryId = content.categoryId;
    this.titleBg = tidyLine(content.titleBg);
    this.titleEn = tidyLine(content.titleEn);
    this.descriptionBg = tidyText(content.descriptionBg);
    this.descriptionEn = tidyText(content.descriptionEn);
    this.manufacturer = tidyLine(content.manufacturer);
    this.manufacturerAddress = tidyLine(content.manufacturerAddress);
    this.manufacturerContact = normaliseElectronicAddress(content.manufacturerContact);
    this.manufacturerCountry = content.manufacturerCountry;
    const needsPerson = !isInEuropeanUnion(content.manufacturerCountry);
    this.responsibleName = needsPerson ? tidyLine(content.responsibleName) : '';
    this.responsibleAddress = needsPerson ? tidyLine(content.responsibleAddress) : '';
    this.responsibleContact = needsPerson ? normaliseElectronicAddress(content.responsibleContact) : '';
    this.safetyBg = tidyText(content.safetyBg);
    this.safetyEn = tidyText(content.safetyEn);
    this.variantOf = content.variantOf;
    this.promoFrom = content.promoFrom;
    this.promoUntil = content.promoUntil;
  }

  /** Content with trimmed texts, and without an unnecessary responsible person. */
  get tidied(): ProductContent {
    const { content, ...texts } = this;
    return { ...content, ...texts };
  }

  /** Errors of the fields, including rules with two fields. */
  errors(): FieldErrors {
    const { price, promoPrice, deliveryDaysFrom, deliveryDaysTo } = this.content;
    const errors = { ...promotionErrors(this.content), ...fieldErrorsOf(this) };
    if ((promoPrice ?? -Infinity) >= (price ?? Infinity)) {
      errors['promoPrice'] ??= 'error-promo-price-not-lower';
    }
    if ((deliveryDaysFrom ?? -Infinity) > (deliveryDaysTo ?? Infinity)) {
      errors['deliveryDaysTo'] ??= 'error-delivery-days-order';
    }
    return errors;
  }

  /** @throws Failure `invalid` */
  facts(): ProductFacts {
    const fields = this.errors();
    if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
    // The rules reject a product without the required fields.
    return this.tidied as ProductFacts;
  }
}
