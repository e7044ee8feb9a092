import { IsIn, IsInt, Length, Max, MaxLength, Min, ValidateBy, ValidateIf } from 'class-validator';
import { COUNTRIES, isInEuropeanUnion } from '../shared/countries.ts';
import { Failure } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { isElectronicAddress, normaliseElectronicAddress } from './electronic-address.ts';
import { COLOURS, MATERIALS, PRODUCT_LIMITS as LIMITS } from './product-choices.ts';
import { normaliseLine, tidyLine, tidyText } from '../shared/tidy-text.ts';
import type { ProductContent, ProductFacts } from './product-content.ts';

const whole = { message: 'error-number-required' };
const least = { message: 'error-number-too-small' };
const most = { message: 'error-number-too-large' };
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

/** Applies a rule where the manufacturer is outside the European Union. */
const isOutsideUnion = () =>
  ValidateIf((command: ProductCommand) => !isInEuropeanUnion(command.manufacturerCountry));

const isSaid = (name: keyof ProductContent) =>
  ValidateIf((command: ProductCommand) => command[name] !== null);

/** What a product must say before it can be kept (VEND-02); the form and the import ask for the same. */
export class ProductCommand implements ProductContent {
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

  @Max(LIMITS.price.to, most)
  @Min(LIMITS.price.from, least)
  @IsInt({ message: 'error-product-price' })
  readonly price: number | null;

  @isSaid('promoPrice')
  @Min(LIMITS.price.from, least)
  @IsInt({ message: 'error-product-price' })
  readonly promoPrice: number | null;

  @Max(LIMITS.quantity.to, most)
  @Min(LIMITS.quantity.from, { message: 'error-quantity-negative' })
  @IsInt({ message: 'error-product-quantity' })
  readonly quantity: number | null;

  @isSaid('colour')
  @IsIn(COLOURS, choice)
  readonly colour: string | null;

  @isSaid('material')
  @IsIn(MATERIALS, choice)
  readonly material: string | null;

  @isSaid('size')
  @MaxLength(LIMITS.size, long)
  readonly size: string | null;

  @isSaid('width')
  @Max(LIMITS.length.to, most)
  @Min(LIMITS.length.from, least)
  @IsInt(whole)
  readonly width: number | null;

  @isSaid('height')
  @Max(LIMITS.length.to, most)
  @Min(LIMITS.length.from, least)
  @IsInt(whole)
  readonly height: number | null;

  @isSaid('depth')
  @Max(LIMITS.length.to, most)
  @Min(LIMITS.length.from, least)
  @IsInt(whole)
  readonly depth: number | null;

  @isSaid('weight')
  @Max(LIMITS.weight.to, most)
  @Min(LIMITS.weight.from, least)
  @IsInt(whole)
  readonly weight: number | null;

  @Max(LIMITS.deliveryDays.to, most)
  @Min(LIMITS.deliveryDays.from, least)
  @IsInt(whole)
  readonly deliveryDaysFrom: number | null;

  @Max(LIMITS.deliveryDays.to, most)
  @Min(LIMITS.deliveryDays.from, least)
  @IsInt(whole)
  readonly deliveryDaysTo: number | null;

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

  constructor(content: ProductContent) {
    this.code = normaliseLine(content.code);
    this.categoryId = content.categoryId;
    this.titleBg = tidyLine(content.titleBg);
    this.titleEn = tidyLine(content.titleEn);
    this.descriptionBg = tidyText(content.descriptionBg);
    this.descriptionEn = tidyText(content.descriptionEn);
    this.price = content.price;
    this.promoPrice = content.promoPrice;
    this.quantity = content.quantity;
    this.colour = content.colour;
    this.material = content.material;
    this.size = tidyLine(content.size ?? '') || null;
    this.width = content.width;
    this.height = content.height;
    this.depth = content.depth;
    this.weight = content.weight;
    this.deliveryDaysFrom = content.deliveryDaysFrom;
    this.deliveryDaysTo = content.deliveryDaysTo;
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
  }

  /** The refused fields, with the rules that need two of them. */
  errors(): FieldErrors {
    const { price, promoPrice, deliveryDaysFrom, deliveryDaysTo } = this;
    const errors = fieldErrorsOf(this);
    if ((promoPrice ?? -Infinity) >= (price ?? Infinity)) {
      errors['promoPrice'] ??= 'error-promo-price-not-lower';
    }
    if ((deliveryDaysFrom ?? -Infinity) > (deliveryDaysTo ?? Infinity)) {
      errors['deliveryDaysTo'] ??= 'error-delivery-days-order';
    }
    return errors;
  }

  /** @throws Failure `invalid` with the refused fields. */
  facts(): ProductFacts {
    const fields = this.errors();
    if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
    // Nothing is refused, so all that must be said is there.
    return { ...this } as ProductFacts;
  }
}
