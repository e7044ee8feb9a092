import { Equals, IsInt, IsNotEmpty, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine, tidyLine } from '../shared/tidy-text.ts';
import type { ServiceOrderForm } from './service-order-form.ts';
import { ServiceVisitCommand } from './service-visit-command.ts';

const isMoving = ({ moving }: ServiceOrderCommand) => moving;

/** What a customer must tell to order services (SERV-07); the browser and the server run the same rules. */
export class ServiceOrderCommand extends ServiceVisitCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  @IsInt({ message: 'error-service-city-required' })
  readonly cityId: number | null;

  @ValidateIf(isMoving)
  @IsInt({ message: 'error-service-city-required' })
  readonly toCityId: number | null;

  @ValidateIf(isMoving)
  @MaxLength(100, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-service-district-required' })
  readonly toDistrict: string;

  @ValidateIf(isMoving)
  @MaxLength(200, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-street-required' })
  readonly toStreet: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly toEntrance: string;

  @MaxLength(20, { message: 'error-text-too-long' })
  readonly toFloor: string;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  /** @param moving whether the selection holds moving, which needs to know where to (else that is left out). */
  constructor(
    form: ServiceOrderForm,
    readonly moving: boolean,
  ) {
    super(form);
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.cityId = form.cityId;
    this.toCityId = moving ? form.toCityId : null;
    this.toDistrict = moving ? tidyLine(form.toDistrict) : '';
    this.toStreet = moving ? tidyLine(form.toStreet) : '';
    this.toEntrance = moving ? tidyLine(form.toEntrance) : '';
    this.toFloor = moving ? tidyLine(form.toFloor) : '';
    this.termsAccepted = form.termsAccepted;
  }
}
