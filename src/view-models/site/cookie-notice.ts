import { makeAutoObservable } from 'mobx';
import { isNoticeDue } from '../../core/site/visitor-choices.ts';
import type { Consent, ConsentStorage } from '../../core/site/visitor-choices.ts';
import { unobserved } from './unobserved.ts';

/** Cookie notice, and the choice on the privacy page (MODAL-05). */
export class CookieNotice {
  /** Null until the browser's storage was read. */
  consent: Consent | null = null;

  constructor(private readonly storage: ConsentStorage) {
    makeAutoObservable(this, unobserved('storage'));
  }

  read(): void {
    this.consent = this.storage.read();
  }

  get isShown(): boolean {
    return this.consent !== null && isNoticeDue(this.consent);
  }

  accept(): void {
    this.decide('accepted');
  }

  decline(): void {
    this.decide('declined');
  }

  /** Shows the purposes and hides the notice without consent. */
  showPurposes(): void {
    this.decide('purposes-seen');
  }

  private decide(consent: Consent): void {
    this.storage.write(consent);
    this.consent = consent;
  }
}
