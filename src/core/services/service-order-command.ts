import { Equals, IsInt, Length, Matches, MaxLength } from 'class-validator';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import type { ServiceOrderForm } from './service-order-form.ts';
import { ServiceVisitCommand } from './service-visit-command.ts';

/** What a customer must tell to order services (SERV-07); the browser and the server run the same rules. */
export class ServiceOrderCommand extends ServiceVisitCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  readonly email: string;

  @IsInt({ message: 'error-service-city-required' })
  readonly cityId: number | null;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  constructor(form: ServiceOrderForm, moving: boolean) {
    super(form, moving);
    this.name = form.name.trim();
    this.phone = normalisePhone(form.phone);
    this.email = form.email.trim();
    this.cityId = form.cityId;
    this.termsAccepted = form.termsAccepted;
  }
}
