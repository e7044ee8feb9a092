import { IsIn, IsInt, IsNumber, IsNotEmpty, Length, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { isDay, sofiaDay } from '../shared/sofia-time.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { typedArea } from '../shared/typed-number.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { isInBulgaria } from './location.ts';
import {
  CONSTRUCTIONS,
  ENERGY_CLASSES,
  FURNITURES,
  HEATINGS,
  PROPERTY_LIMITS as LIMITS,
  PROPERTY_TYPES,
} from './property-choices.ts';
import type { PropertyContent } from './property-content.ts';
import { tidyLine, tidyText } from '../shared/tidy-text.ts';

const whole = { message: 'error-number-required' };
const least = { message: 'error-number-too-small' };
const most = { message: 'error-number-too-large' };

/** What a listing must say before anybody sees it (HOME-04); a draft may lack any of it. */
export class PublishPropertyCommand {
  @IsInt({ message: 'error-district-required' })
  readonly district_id: number | null;

  @Max(LIMITS.price.to, most)
  @Min(LIMITS.price.from, least)
  @IsInt({ message: 'error-price-required' })
  readonly price: number | null;

  @Max(LIMITS.deposit.to, most)
  @Min(LIMITS.deposit.from, least)
  @IsInt({ message: 'error-deposit-required' })
  readonly deposit: number | null;

  @Max(LIMITS.deposit.to, most)
  @Min(0, least)
  @IsInt({ message: 'error-commission-required' })
  readonly commission: number | null;

  @Length(10, LIMITS.title, { message: 'error-title-length' })
  readonly title: string;

  @MaxLength(LIMITS.description, { message: 'error-text-too-long' })
  @Length(50, LIMITS.description, { message: 'error-description-length' })
  readonly description: string;

  @MaxLength(LIMITS.taxDescription, { message: 'error-text-too-long' })
  readonly taxDescription: string;

  @IsIn(PROPERTY_TYPES, { message: 'error-choice-required' })
  readonly type: string | null;

  @IsIn(CONSTRUCTIONS, { message: 'error-choice-required' })
  readonly construction: string | null;

  @IsIn(HEATINGS, { message: 'error-choice-required' })
  readonly heating: string | null;

  @IsIn(FURNITURES, { message: 'error-choice-required' })
  readonly furniture: string | null;

  @Max(LIMITS.floor.to, most)
  @Min(LIMITS.floor.from, least)
  @IsInt(whole)
  readonly floor: number | null;

  @Max(LIMITS.totalFloors.to, most)
  @Min(LIMITS.totalFloors.from, least)
  @IsInt(whole)
  readonly totalFloors: number | null;

  @Max(LIMITS.bedrooms.to, most)
  @Min(LIMITS.bedrooms.from, least)
  @IsInt(whole)
  readonly bedrooms: number | null;

  @Max(LIMITS.bathrooms.to, most)
  @Min(LIMITS.bathrooms.from, least)
  @IsInt(whole)
  readonly bathrooms: number | null;

  @Max(LIMITS.area.to, most)
  @Min(LIMITS.area.from, least)
  @IsNumber({ maxDecimalPlaces: 1 }, { message: 'error-area-in-digits' })
  readonly area: number | null;

  @Max(LIMITS.buildingYear.to, most)
  @Min(LIMITS.buildingYear.from, least)
  @IsInt({ message: 'error-building-year-required' })
  readonly buildingYear: number | null;

  @ValidateIf((command: PublishPropertyCommand) => command.energyClass !== null)
  @IsIn(ENERGY_CLASSES, { message: 'error-choice-required' })
  readonly energyClass: string | null;

  @ValidateIf((command: PublishPropertyCommand) => command.shortestTerm !== null)
  @Max(LIMITS.shortestTerm.to, most)
  @Min(LIMITS.shortestTerm.from, least)
  @IsInt(whole)
  readonly shortestTerm: number | null;

  @IsNotEmpty({ message: 'error-coordinates-required' })
  readonly gpsCoordinates: PropertyContent['gpsCoordinates'];

  readonly availableFrom: string | null;

  constructor(content: PropertyContent) {
    this.district_id = content.district_id;
    this.price = content.price;
    this.deposit = content.deposit;
    this.commission = content.commission;
    this.title = tidyLine(content.title);
    this.description = tidyText(content.description);
    this.taxDescription = tidyText(content.taxDescription);
    this.type = content.type;
    this.construction = content.construction;
    this.heating = content.heating;
    this.furniture = content.furniture;
    this.floor = content.floor;
    this.totalFloors = content.totalFloors;
    this.bedrooms = content.bedrooms;
    this.bathrooms = content.bathrooms;
    this.area = content.area;
    this.buildingYear = content.buildingYear;
    this.energyClass = content.energyClass;
    this.shortestTerm = content.shortestTerm;
    this.gpsCoordinates = content.gpsCoordinates;
    this.availableFrom = content.availableFrom;
  }

  /**
   * The refused fields, with the rules that need two fields or the calendar.
   * @param previous the day that was already said, which may have passed since.
   */
  errorsAt(now: Date, previous: string | null = null): FieldErrors {
    const errors = { ...contentErrorsOf(this), ...fieldErrorsOf(this) };
    const day = this.availableFrom;
    if (day !== null && !errors['availableFrom'] && day !== previous && day < sofiaDay(now)) {
      errors['availableFrom'] = 'error-date-past';
    }
    return errors;
  }
}

/** What is wrong even in a draft: a floor above the last one, a place elsewhere, a day that is none. */
export function contentErrorsOf(
  content: Pick<
    PropertyContent,
    'floor' | 'totalFloors' | 'gpsCoordinates' | 'availableFrom' | 'price' | 'deposit' | 'commission' | 'area'
  >,
): FieldErrors {
  const { floor, totalFloors, gpsCoordinates, availableFrom } = content;
  const tooSmall = (
    [
      ['price', 1],
      ['deposit', 0],
      ['commission', 0],
      ['area', 1],
    ] as const
  ).filter(([name, smallest]) => (content[name] ?? smallest) < smallest);
  return {
    ...(content.area !== null &&
      typedArea(String(content.area)) === null && { area: 'error-area-in-digits' }),
    ...Object.fromEntries(tooSmall.map(([name]) => [name, least.message])),
    ...(floor !== null &&
      totalFloors !== null &&
      floor > totalFloors && { floor: 'error-floor-above-total' }),
    ...(gpsCoordinates && !isInBulgaria(gpsCoordinates) && { gpsCoordinates: 'error-coordinates-outside' }),
    ...(availableFrom !== null && !isDay(availableFrom) && { availableFrom: 'error-date-invalid' }),
  };
}
