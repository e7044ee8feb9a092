import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { InteriorEnquiryCommand } from './interior-enquiry-command.ts';
import { ServiceOrderCommand } from './service-order-command.ts';
import type { InteriorEnquiryForm, ServiceChangeForm, ServiceOrderForm } from './service-order-form.ts';
import { ServiceVisitCommand } from './service-visit-command.ts';

/**
 * Rules of the forms about services; heavy code that loads with the first check. `earlyUntil` is the last day
 * of visits that need the customer's express request; null for none.
 */
export const serviceRules = {
  order: {
    errorsOf: (
      form: ServiceOrderForm,
      moving: boolean,
      now: Date,
      earlyUntil: string | null = null,
    ): FieldErrors => new ServiceOrderCommand(form, moving).errorsAt(now, earlyUntil),
    commandOf: (form: ServiceOrderForm, moving: boolean): ServiceOrderCommand =>
      new ServiceOrderCommand(form, moving),
  },
  change: {
    errorsOf: (
      form: ServiceChangeForm,
      moving: boolean,
      now: Date,
      earlyUntil: string | null = null,
    ): FieldErrors => new ServiceVisitCommand(form, moving).errorsAt(now, earlyUntil),
    commandOf: (form: ServiceChangeForm, moving: boolean): ServiceVisitCommand =>
      new ServiceVisitCommand(form, moving),
  },
  enquiry: {
    errorsOf: (form: InteriorEnquiryForm): FieldErrors => fieldErrorsOf(new InteriorEnquiryCommand(form)),
    commandOf: (form: InteriorEnquiryForm): InteriorEnquiryCommand => new InteriorEnquiryCommand(form),
  },
};

export type ServiceRules = typeof serviceRules;
