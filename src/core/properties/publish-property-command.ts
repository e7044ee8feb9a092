import { IsInt, IsNotEmpty, Length, MaxLength } from 'class-validator';
import { isDay, sofiaDay } from '../shared/sofia-time.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { draftErrorsOf, normalisedFields, ValidatesFields } from '../shared/field-rules.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { isInBulgaria } from './location.ts';
import { PROPERTY_LIMITS as LIMITS } from './property-choices.ts';
import type { PropertyContent } from './property-content.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import { tidyLine, tidyText } from '../shared/tidy-text.ts';

/** A listing complete enough to publish (HOME-04); a draft may be incomplete. */
@ValidatesFields(PROPERTY_FIELDS)
export class PublishPropertyCommand {
  @IsInt({ message: 'error-district-required' })
  readonly district_id: number | null;

  @Length(10, LIMITS.title, { message: 'error-title-length' })
  readonly title: string;

  @MaxLength(LIMITS.description, { message: 'error-text-too-long' })
  @Length(50, LIMITS.description, { message: 'error-description-length' })
  readonly description: string;

  @MaxLength(LIMITS.taxDescription, { message: 'error-text-too-long' })
  readonly taxDescription: string;

  @IsNotEmpty({ message: 'error-coordinates-required' })
  readonly gpsCoordinates: PropertyContent['gpsCoordinates'];

  constructor(private readonly content: PropertyContent) {
    Object.assign(this, normalisedFields(PROPERTY_FIELDS, content));
    this.district_id = content.district_id;
    this.title = tidyLine(content.title);
    this.description = tidyText(content.description);
    this.taxDescription = tidyText(content.taxDescription);
    this.gpsCoordinates = content.gpsCoordinates;
  }

  /**
   * Errors of the fields, including rules with two fields or the calendar.
   * @param previous stored day of availability, which may be past
   */
  errorsAt(now: Date, previous: string | null = null): FieldErrors {
    const errors = { ...contentErrorsOf(this.content), ...fieldErrorsOf(this) };
    const day = this.content.availableFrom;
    if (day !== null && !errors['availableFrom'] && day !== previous && day < sofiaDay(now)) {
      errors['availableFrom'] = 'error-date-past';
    }
    return errors;
  }
}

/** Errors of a draft: a floor above the last one, a place outside Bulgaria, an impossible day or number. */
export function contentErrorsOf(content: PropertyContent): FieldErrors {
  const { floor, totalFloors, gpsCoordinates, availableFrom } = content;
  return {
    ...draftErrorsOf(PROPERTY_FIELDS, content),
    ...(floor !== null &&
      totalFloors !== null &&
      floor > totalFloors && { floor: 'error-floor-above-total' }),
    ...(gpsCoordinates && !isInBulgaria(gpsCoordinates) && { gpsCoordinates: 'error-coordinates-outside' }),
    ...(availableFrom !== null && !isDay(availableFrom) && { availableFrom: 'error-date-invalid' }),
  };
}
