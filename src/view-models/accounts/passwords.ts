import type { AccountRules } from '../../core/accounts/account-rules.ts';
import type { Accounts } from '../../core/accounts/accounts.ts';
import type { NewPasswordForm } from '../../core/accounts/password-commands.ts';
import { Failure } from '../../core/shared/failure.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';

/** Forgotten-password modal (AUTH-11). */
export class ForgottenPassword {
  readonly form: Form<{ email: string }>;

  constructor(accounts: Accounts, modals: Modals, rules: () => Promise<AccountRules>) {
    this.form = new Form(
      { email: '' },
      {
        check: async (values) => (await rules()).forgottenPassword.errorsOf(values),
        submit: async (values) => {
          try {
            await accounts.requestPasswordReset((await rules()).forgottenPassword.commandOf(values));
          } catch (error) {
            throw tryAgain(error, modals, 'forgottenPassword');
          }
          this.form.reset();
          modals.notify('success', 'password-reset-requested-message');
        },
      },
    );
  }
}

const EMPTY: NewPasswordForm = { password: '', confirmPassword: '' };

/** Modal for a new password, opened by the link `/?token=…` (AUTH-12). */
export class NewPassword {
  readonly form: Form<NewPasswordForm>;

  constructor(
    accounts: Accounts,
    modals: Modals,
    navigation: Navigation,
    rules: () => Promise<AccountRules>,
  ) {
    this.form = new Form(EMPTY, {
      check: async (values) => (await rules()).newPassword.errorsOf(values),
      submit: async ({ password }) => {
        const token = navigation.current?.place.query['token']?.[0];
        if (!token) {
          modals.notify('error', 'error-try-again', { back: 'forgottenPassword' });
          return;
        }
        try {
          await accounts.resetPassword({ token, password });
        } catch (error) {
          throw tryAgain(error, modals, 'passChange');
        }
        this.form.reset();
        // Removes the used token from the address.
        await navigation.go(navigation.current?.place.path ?? '/', 'replace');
        modals.notify('success', 'password-change-success-message', { back: 'login' });
      },
    });
  }
}

/** Errors of fields stay in the form; all others are `error-try-again` (specification, 8). */
function tryAgain(error: unknown, modals: Modals, back: 'forgottenPassword' | 'passChange'): unknown {
  if (!(error instanceof Failure) || Object.keys(error.fields).length > 0) return error;
  const message = error.kind === 'too-many' ? error.messageKey : 'error-try-again';
  modals.notifyOf(error, { message, back });
  return new Failure(message, {}, error.kind);
}
