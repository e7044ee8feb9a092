import { Equals, IsInt, Length, Matches } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import type { ServiceOrderForm } from './service-order-form.ts';
import { ServiceVisitCommand } from './service-visit-command.ts';

/** Required data of an order of services (SERV-07); the browser and the server use the same rules. */
export class ServiceOrderCommand extends ServiceVisitCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  @IsInt({ message: 'error-service-city-required' })
  readonly cityId: number | null;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  constructor(form: ServiceOrderForm, moving: boolean) {
    super(form, moving);
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.cityId = form.cityId;
    this.termsAccepted = form.termsAccepted;
  }
}
