import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { viewingChange } from '../../../core/properties/viewings/viewing.ts';
import type { SentViewing, VisitorAnswer } from '../../../core/properties/viewings/viewing.ts';
import { stateAfterConflict } from '../../site/conflict.ts';
import type { Modals } from '../../site/modals.ts';
import type { Head, Screen, Visit } from '../../site/screen.ts';

/** The visitor's page of a viewing, opened by its secret link (HOME-15). */
export class FollowedViewingScreen implements Screen {
  readonly head: Head = { title: { key: 'followed-viewing-title' } };
  viewing: SentViewing | null = null;
  /** Whether to cancel it waits to be confirmed. */
  cancelling = false;
  busy = false;
  /** What the owner changed meanwhile, as a message key. */
  changed: string | null = null;
  private token = '';

  constructor(
    private readonly gateway: ViewingGateway,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'gateway' | 'modals' | 'token'>(this, {
      head: false,
      viewing: observableRef,
      gateway: false,
      modals: false,
      token: false,
    });
  }

  async load({ params, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    const viewing = await this.gateway.follow(this.token, signal);
    runInAction(() => {
      this.viewing = viewing;
      this.changed = null;
    });
  }

  /** Where the calendar's entry is; null while nothing is agreed. */
  get calendar(): string | null {
    return this.viewing?.status === 'accepted' ? `/calendar/${this.viewing.token}.ics` : null;
  }

  accept(): Promise<void> {
    return this.answer('accept');
  }

  askToCancel(): void {
    this.cancelling = true;
  }

  keep(): void {
    this.cancelling = false;
  }

  async cancel(): Promise<void> {
    if (this.cancelling) await this.answer('cancel');
  }

  private async answer(answer: VisitorAnswer): Promise<void> {
    const before = this.viewing;
    if (this.busy || !before) return;
    this.busy = true;
    this.changed = null;
    try {
      this.show(await this.gateway.answerAsVisitor(this.token, answer));
    } catch (error) {
      const now = await stateAfterConflict(error, () => this.gateway.follow(this.token));
      const key = now && viewingChange(before, now);
      if (now && key) this.show(now, key);
      else this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
        this.cancelling = false;
      });
    }
  }

  private show(viewing: SentViewing, changed: string | null = null): void {
    this.viewing = viewing;
    this.changed = changed;
  }
}
