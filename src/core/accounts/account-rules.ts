import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import {
  AccountAddressCommand,
  LoginCommand,
  PhoneCodeCommand,
  AgencyCommand,
  ProfileCommand,
} from './account-commands.ts';
import { ChangePasswordCommand, ForgottenPasswordCommand, NewPasswordCommand } from './password-commands.ts';
import { SignUpCommand } from './sign-up-command.ts';

/** Rules of an account's forms; heavy code that loads with the first check. */
export const accountRules = {
  login: rulesOf(LoginCommand),
  signUp: {
    ...rulesOf(SignUpCommand),
    /** A different repeated password marks both fields (AUTH-09); an empty one does not. */
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

/** Copies an error of the repeated password to the password (AUTH-09). */
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
