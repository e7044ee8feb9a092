import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { ModalName, Notification, ShownMessage } from '../../core/site/modal.ts';

/** Which modal is open: opening one closes all others (MODAL-01). */
export class Modals {
  open: ModalName | null = null;
  notification: Notification | null = null;

  constructor() {
    makeAutoObservable(this, { notification: observableRef });
  }

  show(name: Exclude<ModalName, 'notification'>): void {
    this.open = name;
    this.notification = null;
  }

  /** Shows the notification modal (MODAL-03). */
  notify(type: Notification['type'], message: ShownMessage | string): void {
    this.notification = { type, message: typeof message === 'string' ? { key: message } : message };
    this.open = 'notification';
  }

  /** Tells of an error; one that is no Failure is a fault of ours and goes on to whoever reports those. */
  notifyOf(error: unknown): void {
    this.notify('error', error instanceof Failure ? error.messageKey : 'error-please-try-again-later');
    if (!(error instanceof Failure)) throw error;
  }

  close(): void {
    this.open = null;
    this.notification = null;
  }
}
