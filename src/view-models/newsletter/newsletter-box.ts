import { makeAutoObservable, runInAction } from 'mobx';
import type { CaptchaSolver } from '../../core/shared/captcha.ts';
import type { Newsletter } from '../../core/newsletter/newsletter.ts';
import { isValidEmail } from '../../core/shared/email-address.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Newsletter subscription in the footer (BLOG-03). */
export class NewsletterBox {
  /** True if the field is shown as invalid. */
  isInvalid = false;
  /** Shown after an invalid submit. */
  error: string | null = null;
  busy = false;

  constructor(
    private readonly newsletter: Newsletter,
    private readonly captcha: CaptchaSolver,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, unobserved('newsletter', 'captcha', 'modals'));
  }

  /** Validates the address on each input. */
  typed(email: string): void {
    this.isInvalid = !isValidEmail(email);
    if (!this.isInvalid) this.error = null;
  }

  /** @returns true if it was sent and the field should be cleared */
  async send(email: string): Promise<boolean> {
    if (this.busy) return false;
    this.typed(email);
    if (this.isInvalid) {
      this.error = 'error-email-invalid';
      return false;
    }
    this.busy = true;
    try {
      const captcha = await this.captcha.solve('login');
      await this.newsletter.subscribe({ email: email.trim(), captcha });
      this.modals.notify('success', 'subscribing-successful-message');
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.modals.notify('error', 'subscribing-error-message');
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
