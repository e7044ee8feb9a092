import { IsInt, Length, Matches, MaxLength } from 'class-validator';
import { isInBulgaria } from '../properties/location.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { isDay, sofiaDay } from '../shared/sofia-time.ts';
import { normalisedFields, ValidatesFields } from '../shared/field-rules.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasLink } from '../conversations/message-text.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import { OFFER_LIMITS as LIMITS } from './roommate-offer.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';
import { tidyLine, tidyText } from '../shared/tidy-text.ts';
import { ReportCommand } from '../properties/report-command.ts';
import { offerContentOf } from './roommate-offer-form.ts';
import type { RoommateOfferForm } from './roommate-offer-form.ts';

/** An offer complete enough to publish (MATE-04). */
@ValidatesFields(OFFER_FIELDS)
export class RoommateOfferCommand {
  @Length(LIMITS.title.from, LIMITS.title.to, { message: 'error-offer-title-length' })
  readonly title: string;

  @IsInt({ message: 'error-district-required' })
  readonly districtId: number | null;

  @Matches(/\S/, { message: 'error-date-required' })
  readonly moveInFrom: string;

  @Length(LIMITS.aboutHome.from, LIMITS.aboutHome.to, { message: 'error-about-home-length' })
  readonly aboutHome: string;

  @MaxLength(LIMITS.aboutPeople, { message: 'error-text-too-long' })
  readonly aboutPeople: string;

  constructor(private readonly content: RoommateOfferContent) {
    Object.assign(this, normalisedFields(OFFER_FIELDS, content));
    this.title = tidyLine(content.title);
    this.districtId = content.districtId;
    this.moveInFrom = content.moveInFrom?.trim() ?? '';
    this.aboutHome = tidyText(content.aboutHome);
    this.aboutPeople = tidyText(content.aboutPeople);
  }

  /**
   * Errors of the fields, including rules with the calendar and the map.
   * @param previous stored day of moving in, which may be past
   */
  errorsAt(now: Date, previous: string | null = null): FieldErrors {
    const errors = fieldErrorsOf(this);
    const { gpsCoordinates, images } = this.content;
    const day = this.dayError(now, previous);
    return {
      ...(day && { moveInFrom: day }),
      ...(gpsCoordinates && !isInBulgaria(gpsCoordinates) && { gpsCoordinates: 'error-coordinates-outside' }),
      ...(images.length > LIMITS.pictures && { images: 'error-too-many-items' }),
      // Mails about the offer contain the title.
      ...(hasLink(this.title) && { title: 'error-message-links' }),
      ...errors,
    };
  }

  private dayError(now: Date, previous: string | null): string | null {
    if (!isDay(this.moveInFrom)) return 'error-date-invalid';
    return this.moveInFrom !== previous && this.moveInFrom < sofiaDay(now) ? 'error-date-past' : null;
  }
}

type ReportForm = ConstructorParameters<typeof ReportCommand>[0];

/** Rules of the roommate forms; heavy code that loads with the first check. */
export const roommateRules = {
  offer: {
    /**
     * Errors of the form; an unreadable value has priority over a missing one.
     * @param previousDay previous `moveInFrom`, which may be past
     */
    errorsOf(form: RoommateOfferForm, now: Date, previousDay: string | null): FieldErrors {
      const { content, errors } = offerContentOf(form);
      return { ...new RoommateOfferCommand(content).errorsAt(now, previousDay), ...errors };
    },
  },
  report: {
    errorsOf: (form: ReportForm): FieldErrors => fieldErrorsOf(new ReportCommand(form)),
    commandOf: (form: ReportForm): ReportCommand => new ReportCommand(form),
  },
};

export type RoommateRules = typeof roommateRules;
