import type { FieldErrors } from '../../core/shared/failure.ts';
import { emailError, normaliseEmail } from '../../core/shared/email-address.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

/** Sends the confirmation mail again, also to a corrected address. */
export class ConfirmationMail {
  readonly form: Form<{ email: string }>;
  private token = '';

  /**
   * @param sendMail sends the mail; a corrected address gives the order a new token
   * @param onToken called with the order's token
   */
  constructor(
    private readonly sendMail: (order: { token: string; email: string }) => Promise<{ token: string }>,
    private readonly modals: Modals,
    private readonly onToken: (token: string) => Promise<void>,
  ) {
    this.form = new Form<{ email: string }>(
      { email: '' },
      {
        check: ({ email }) => errorsOf(normaliseEmail(email)),
        submit: ({ email }) => this.send(normaliseEmail(email)),
      },
    );
  }

  open(token: string, email: string): void {
    this.token = token;
    this.form.reset({ email });
  }

  private async send(email: string): Promise<void> {
    const { token } = await this.sendMail({ token: this.token, email });
    this.token = token;
    this.modals.notify('success', { key: 'order-confirm-sent', values: { email } });
    await this.onToken(token);
  }
}

function errorsOf(email: string): FieldErrors {
  const error = emailError(email);
  return error ? { email: error } : {};
}
