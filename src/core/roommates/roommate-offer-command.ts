import { IsIn, IsInt, IsNumber, Length, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { isInBulgaria } from '../properties/location.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { isDay, sofiaDay } from '../shared/sofia-time.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasLink } from '../conversations/message-text.ts';
import { BILLS, OFFER_LIMITS as LIMITS, ROOM_KINDS } from './roommate-offer.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';
import { tidyLine, tidyText } from '../shared/tidy-text.ts';

const whole = { message: 'error-number-required' };
const least = { message: 'error-number-too-small' };
const most = { message: 'error-number-too-large' };
const choice = { message: 'error-choice-required' };

/** What an offer has to say before anybody sees it (MATE-04). */
export class RoommateOfferCommand {
  @Length(LIMITS.title.from, LIMITS.title.to, { message: 'error-offer-title-length' })
  readonly title: string;

  @IsInt({ message: 'error-district-required' })
  readonly districtId: number | null;

  @Max(LIMITS.price.to, most)
  @Min(LIMITS.price.from, least)
  @IsInt({ message: 'error-price-required' })
  readonly price: number | null;

  @Max(LIMITS.deposit.to, most)
  @Min(LIMITS.deposit.from, least)
  @IsInt({ message: 'error-deposit-required' })
  readonly deposit: number | null;

  @IsIn(BILLS, choice)
  readonly bills: string | null;

  @ValidateIf(({ billsAmount }: RoommateOfferCommand) => billsAmount !== null)
  @Max(LIMITS.billsAmount.to, most)
  @Min(LIMITS.billsAmount.from, least)
  @IsInt(whole)
  readonly billsAmount: number | null;

  @IsIn(ROOM_KINDS, choice)
  readonly room: string | null;

  @ValidateIf(({ roomArea }: RoommateOfferCommand) => roomArea !== null)
  @Max(LIMITS.roomArea.to, most)
  @Min(LIMITS.roomArea.from, least)
  @IsNumber({ maxDecimalPlaces: 1 }, { message: 'error-area-in-digits' })
  readonly roomArea: number | null;

  @Max(LIMITS.people.to, most)
  @Min(LIMITS.people.from, least)
  @IsInt(whole)
  readonly people: number | null;

  @Matches(/\S/, { message: 'error-date-required' })
  readonly moveInFrom: string;

  @ValidateIf(({ stay }: RoommateOfferCommand) => stay !== null)
  @Max(LIMITS.stay.to, most)
  @Min(LIMITS.stay.from, least)
  @IsInt(whole)
  readonly stay: number | null;

  @Length(LIMITS.aboutHome.from, LIMITS.aboutHome.to, { message: 'error-about-home-length' })
  readonly aboutHome: string;

  @MaxLength(LIMITS.aboutPeople, { message: 'error-text-too-long' })
  readonly aboutPeople: string;

  constructor(private readonly content: RoommateOfferContent) {
    this.title = tidyLine(content.title);
    this.districtId = content.districtId;
    this.price = content.price;
    this.deposit = content.deposit;
    this.bills = content.bills;
    this.billsAmount = content.billsAmount;
    this.room = content.room;
    this.roomArea = content.roomArea;
    this.people = content.people;
    this.moveInFrom = content.moveInFrom?.trim() ?? '';
    this.stay = content.stay;
    this.aboutHome = tidyText(content.aboutHome);
    this.aboutPeople = tidyText(content.aboutPeople);
  }

  /**
   * The refused fields, with the rules that ask the calendar and the map.
   * @param previous the day that was already said, which may have passed since.
   */
  errorsAt(now: Date, previous: string | null = null): FieldErrors {
    const errors = fieldErrorsOf(this);
    const { gpsCoordinates, images } = this.content;
    const day = this.dayError(now, previous);
    return {
      ...(day && { moveInFrom: day }),
      ...(gpsCoordinates && !isInBulgaria(gpsCoordinates) && { gpsCoordinates: 'error-coordinates-outside' }),
      ...(images.length > LIMITS.pictures && { images: 'error-too-many-items' }),
      // The title stands in mails to whoever writes about the offer.
      ...(hasLink(this.title) && { title: 'error-message-links' }),
      ...errors,
    };
  }

  private dayError(now: Date, previous: string | null): string | null {
    if (!isDay(this.moveInFrom)) return 'error-date-invalid';
    return this.moveInFrom !== previous && this.moveInFrom < sofiaDay(now) ? 'error-date-past' : null;
  }
}
