import { makeAutoObservable } from 'mobx';
import type { AccountRules } from '../../core/accounts/account-rules.ts';
import type { Accounts } from '../../core/accounts/accounts.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Session } from './session.ts';
import { unobserved } from '../site/unobserved.ts';

/** Confirms the account's phone number by a code (TRUST-06). */
export class PhoneConfirmation {
  readonly form: Form<{ code: string }>;
  /** The number that a code was sent to; null before. */
  sentTo: string | null = null;
  sending = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
    private readonly modals: Modals,
    rules: () => Promise<AccountRules>,
  ) {
    this.form = new Form<{ code: string }>(
      { code: '' },
      {
        check: async (form) => (await rules()).phoneCode.errorsOf(form),
        submit: async (form) => this.confirm((await rules()).phoneCode.commandOf(form)),
      },
    );
    makeAutoObservable(this, unobserved('form', 'accounts', 'session', 'modals'));
  }

  get user() {
    return this.session.user;
  }

  /** True if a code was sent to the account's present number. */
  get isSent(): boolean {
    return this.sentTo !== null && this.sentTo === this.user?.phone;
  }

  async send(): Promise<void> {
    const { user } = this;
    if (!user || this.sending) return;
    this.setSending(true);
    try {
      await this.accounts.sendPhoneCode();
      this.form.reset();
      this.setSentTo(user.phone);
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      this.setSending(false);
    }
  }

  private async confirm(command: Parameters<Accounts['confirmPhone']>[0]): Promise<void> {
    this.session.set(await this.accounts.confirmPhone(command));
    this.setSentTo(null);
    this.modals.notify('success', 'phone-confirmed-message');
  }

  private setSentTo(phone: string | null): void {
    this.sentTo = phone;
  }

  private setSending(sending: boolean): void {
    this.sending = sending;
  }
}
