import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { FormModal, ModalName, Notification, ShownMessage } from '../../core/site/modal.ts';

/** Which modal is open: opening one closes all others (MODAL-01). */
export class Modals {
  open: ModalName | null = null;
  notification: Notification | null = null;
  /** What the notification took the place of, to come back when it is closed. */
  private back: FormModal | null = null;

  constructor() {
    makeAutoObservable(this, { notification: observableRef });
  }

  show(name: FormModal): void {
    this.open = name;
    this.notification = null;
    this.back = null;
  }

  /** Shows the notification modal (MODAL-03); closed, it gives way to `back`, a form to be mended. */
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
   * Tells of an error in its own words, or in those of `message`. A refusal that opened the login says nothing more
   * (AUTH-15). What is no Failure is a fault of ours and goes on to whoever reports those.
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
