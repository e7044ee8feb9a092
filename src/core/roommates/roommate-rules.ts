import { ReportCommand } from '../properties/report-command.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { RoommateOfferCommand } from './roommate-offer-command.ts';
import { offerContentOf } from './roommate-offer-form.ts';
import type { RoommateOfferForm } from './roommate-offer-form.ts';

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
