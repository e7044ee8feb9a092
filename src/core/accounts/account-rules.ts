import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { AccountAddressCommand } from './account-address-command.ts';
import { LoginCommand } from './login-command.ts';
import { ChangePasswordCommand, ForgottenPasswordCommand, NewPasswordCommand } from './password-commands.ts';
import { PhoneCodeCommand } from './phone-code-command.ts';
import { AgencyCommand, ProfileCommand } from './profile-commands.ts';
import { SignUpCommand } from './sign-up-command.ts';

/** What is asked of each form of an account; it weighs, and so comes when there is something to check. */
export const accountRules = {
  login: rulesOf(LoginCommand),
  signUp: {
    ...rulesOf(SignUpCommand),
    /** A repeated password that differs marks both (AUTH-09); one that is still to be repeated does not differ. */
    errorsOf: (form: ConstructorParameters<typeof SignUpCommand>[0]) => {
      const errors = fieldErrorsOf(new SignUpCommand(form));
      return form.confirmPassword === '' ? errors : markBoth(errors);
    },
  },
  forgottenPassword: rulesOf(ForgottenPasswordCommand),
  newPassword: rulesOf(NewPasswordCommand),
  changePassword: rulesOf(ChangePasswordCommand),
  profile: rulesOf(ProfileCommand),
  agency: rulesOf(AgencyCommand),
  phoneCode: rulesOf(PhoneCodeCommand),
  address: rulesOf(AccountAddressCommand),
};

export type AccountRules = typeof accountRules;

/** An error of the repeated password is one of the password, too (AUTH-09). */
export function markBoth(errors: FieldErrors): FieldErrors {
  const { confirmPassword } = errors;
  return confirmPassword === undefined ? errors : { password: confirmPassword, ...errors };
}

function rulesOf<Form, Command extends object>(command: new (form: Form) => Command) {
  return {
    errorsOf: (form: Form): FieldErrors => fieldErrorsOf(new command(form)),
    commandOf: (form: Form): Command => new command(form),
  };
}
