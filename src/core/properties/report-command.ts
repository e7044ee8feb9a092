import { IsIn, IsNotEmpty, MaxLength, ValidateIf } from 'class-validator';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { REPORT_REASONS } from './property-choices.ts';
import type { ReportReason } from './property-choices.ts';
import { tidyText } from '../shared/tidy-text.ts';

/** Report of a problem with a listing; only the reason 'other' needs a description. */
export class ReportCommand {
  /** No reason is selected by default, so that the sender chooses one. */
  @IsIn(REPORT_REASONS, { message: 'error-report-reason-required' })
  readonly reason: ReportReason | null;

  @ValidateIf((command: ReportCommand) => command.reason === 'other' || command.text !== '')
  @MaxLength(2_000, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-report-text-required' })
  readonly text: string;

  /** Optional, for a reply. */
  @ValidateIf((command: ReportCommand) => command.email !== '')
  @IsEmailAddress()
  readonly email: string;

  constructor(form: { reason: ReportReason | null; text: string; email: string }) {
    this.reason = form.reason;
    this.text = tidyText(form.text);
    this.email = normaliseEmail(form.email);
  }
}
