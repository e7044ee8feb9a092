import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { InteriorEnquiryCommand } from './interior-enquiry-command.ts';
import { ServiceOrderCommand } from './service-order-command.ts';
import type { InteriorEnquiryForm, ServiceChangeForm, ServiceOrderForm } from './service-order-form.ts';
import { ServiceVisitCommand } from './service-visit-command.ts';

/** What is asked of the forms about services; it weighs, and so comes with the first check. */
export const serviceRules = {
  order: {
    errorsOf: (form: ServiceOrderForm, moving: boolean, now: Date): FieldErrors =>
      new ServiceOrderCommand(form, moving).errorsAt(now),
    commandOf: (form: ServiceOrderForm, moving: boolean): ServiceOrderCommand =>
      new ServiceOrderCommand(form, moving),
  },
  change: {
    errorsOf: (form: ServiceChangeForm, moving: boolean, now: Date): FieldErrors =>
      new ServiceVisitCommand(form, moving).errorsAt(now),
    commandOf: (form: ServiceChangeForm, moving: boolean): ServiceVisitCommand =>
      new ServiceVisitCommand(form, moving),
  },
  enquiry: {
    errorsOf: (form: InteriorEnquiryForm): FieldErrors => fieldErrorsOf(new InteriorEnquiryCommand(form)),
    commandOf: (form: InteriorEnquiryForm): InteriorEnquiryCommand => new InteriorEnquiryCommand(form),
  },
};

export type ServiceRules = typeof serviceRules;
