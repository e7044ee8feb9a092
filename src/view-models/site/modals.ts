import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { FormModal, ModalName, Notification, ShownMessage } from '../../core/site/modal.ts';

/** The open modal: opening one closes the others (MODAL-01). */
export class Modals {
  open: ModalName | null = null;
  notification: Notification | null = null;
  /** Modal to reopen after the notification. */
  private back: FormModal | null = null;

  constructor() {
    makeAutoObservable(this, { notification: observableRef });
  }

  show(name: FormModal): void {
    this.open = name;
    this.notification = null;
    this.back = null;
  }

  /** Shows a notification (MODAL-03); closing it opens `back`. */
  notify(
    type: Notification['type'],
    message: ShownMessage | string,
    { back = null }: { back?: FormModal | null } = {},
  ): void {
    this.notification = { type, message: typeof message === 'string' ? { key: message } : message };
    this.open = 'notification';
    this.back = back;
  }

  /**
   * Shows an error with its own message or `message`. Nothing is shown if the error opened the login
   * (AUTH-15). Errors other than Failure are thrown on.
   */
  notifyOf(
    error: unknown,
    { message, back = null }: { message?: string; back?: FormModal | null } = {},
  ): void {
    const failure = error instanceof Failure ? error : null;
    if (this.open === 'login' && failure?.isAccessRefusal) return;
    const key = message ?? failure?.messageKey ?? 'error-please-try-again-later';
    this.notify('error', key, { back });
    if (!failure) throw error;
  }

  close(): void {
    this.open = this.back;
    this.notification = null;
    this.back = null;
  }
}
