import { IsIn } from 'class-validator';
import { normaliseEmail } from '../shared/email-address.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { InvitationForm } from './vendor-members.ts';
import { VENDOR_ROLES } from '../shared/vendor-roles.ts';
import type { VendorRole } from '../shared/vendor-roles.ts';

/** Rules of an invitation to a shop (ROLE-04). */
export class InvitationCommand {
  @IsEmailAddress()
  readonly email: string;

  @IsIn(VENDOR_ROLES, { message: 'error-vendor-role-required' })
  readonly role: VendorRole;

  constructor({ email, role }: InvitationForm) {
    this.email = normaliseEmail(email);
    this.role = role;
  }
}

/** Validates the form; heavy code that loads with the first check. */
export const invitationErrors = (form: InvitationForm): FieldErrors =>
  fieldErrorsOf(new InvitationCommand(form));
