import type { AccountRules } from '../../core/accounts/account-rules.ts';
import type { Accounts } from '../../core/accounts/accounts.ts';
import { EMPTY_SIGN_UP } from '../../core/accounts/sign-up-form.ts';
import type { SignUpForm } from '../../core/accounts/sign-up-form.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { StoredDraft } from '../site/stored-draft.ts';

/** Error messages of the registration by cause (AUTH-09). */
const TOLD_AS: Readonly<Record<string, string>> = {
  validation_failed: 'error-please-fulfill-all-fields-with-valid-data',
  'error-no-connection': 'error-please-try-again-later',
};

/** Registration modal (AUTH-08, AUTH-09). */
export class SignUp {
  readonly form: Form<SignUpForm>;
  private readonly draft: StoredDraft<SignUpForm>;

  constructor(
    private readonly accounts: Accounts,
    private readonly modals: Modals,
    drafts: FormDrafts,
    rules: () => Promise<AccountRules>,
    private readonly next: () => string | null,
  ) {
    this.draft = new StoredDraft(drafts, () => 'sign-up', EMPTY_SIGN_UP);
    this.form = new Form<SignUpForm>(this.draft.restore() ?? EMPTY_SIGN_UP, {
      check: async (values) => (await rules()).signUp.errorsOf(values),
      submit: async (values) => this.signUp((await rules()).signUp.commandOf(values)),
      // Passwords are never stored.
      changed: (values) => this.draft.write({ ...values, password: '', confirmPassword: '' }),
    });
  }

  login(): void {
    this.modals.show('login');
  }

  private async signUp(command: Parameters<Accounts['signUp']>[0]): Promise<void> {
    try {
      await this.accounts.signUp({ ...command, next: this.next() ?? undefined });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { confirmPassword } = error.fields;
      // An error of the repeated password marks both fields (AUTH-09).
      const fields = confirmPassword ? { password: confirmPassword, ...error.fields } : error.fields;
      const message = TOLD_AS[error.messageKey] ?? error.messageKey;
      this.modals.notify('error', message, { back: 'signUp' });
      throw new Failure(message, fields, error.kind);
    }
    this.draft.clear();
    this.form.reset(EMPTY_SIGN_UP);
    this.modals.notify('success', 'successful-registration-message');
  }
}
