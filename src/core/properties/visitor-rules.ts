import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { ReportCommand } from './report-command.ts';
import { MAX_VIEWING_ADDRESS } from './viewings/viewing.ts';
import { ViewingRequestCommand } from './viewings/viewing-request-command.ts';
import type { ViewingRequestForm } from './viewings/viewing-request-command.ts';
import { viewingTimeErrors } from './viewings/viewing-time.ts';

/** Proposal of another time: `date` is `YYYY-MM-DD`, `time` is `HH:MM`. */
export type ProposalForm = { date: string; time: string; note: string; address: string };

export type ReportForm = ConstructorParameters<typeof ReportCommand>[0];

/** Rules of the forms about viewings and listings; heavy code that loads with the first check. */
export const visitorRules = {
  viewing: {
    errorsOf: (form: ViewingRequestForm, now: Date, offered: readonly string[]): FieldErrors =>
      new ViewingRequestCommand(form).errorsAt(now, offered),
    commandOf: (form: ViewingRequestForm): ViewingRequestCommand => new ViewingRequestCommand(form),
  },
  proposal: { errorsOf: proposalErrorsOf },
  report: {
    errorsOf: (form: ReportForm): FieldErrors => fieldErrorsOf(new ReportCommand(form)),
    commandOf: (form: ReportForm): ReportCommand => new ReportCommand(form),
  },
};

export type VisitorRules = typeof visitorRules;

function proposalErrorsOf({ date, time, note, address }: ProposalForm, now: Date): FieldErrors {
  const long: FieldErrors = {
    ...(note.trim().length > 1_000 && { note: 'error-text-too-long' }),
    ...(address.trim().length > MAX_VIEWING_ADDRESS && { address: 'error-text-too-long' }),
  };
  if (date === '' || time === '') {
    return {
      ...long,
      ...(date === '' && { date: 'error-date-required' }),
      ...(time === '' && { time: 'error-time-required' }),
    };
  }
  return { ...long, ...viewingTimeErrors(date, time, now) };
}
