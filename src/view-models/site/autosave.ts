import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';

/** How long after the last change a draft saves itself. */
export const SAVE_AFTER_MILLISECONDS = 1_500;

/** Where the saving of a form stands. */
export type SavingState = 'untouched' | 'changed' | 'saving' | 'saved' | 'failed';

/** Saves a form by itself: one saving at a time, and the last one has what was written last. */
export class Autosave {
  state: SavingState = 'untouched';
  savedAt: Date | null = null;
  failure: Failure | null = null;
  private changes = 0;
  private savedChanges = 0;
  /** How many changes the saving that goes on has. */
  private sending = 0;
  private running: Promise<boolean> | null = null;
  private stop: () => void = () => {};

  constructor(
    /** Sends what the form holds at that moment. @throws Failure */
    private readonly send: () => Promise<void>,
    private readonly clock: Clock,
    /** Whether it saves by itself; else it waits to be told. */
    private readonly isAutomatic: () => boolean,
    private readonly saveAfter = SAVE_AFTER_MILLISECONDS,
  ) {
    makeAutoObservable<this, Private>(this, {
      savedAt: observableRef,
      failure: observableRef,
      send: false,
      clock: false,
      isAutomatic: false,
      saveAfter: false,
      changes: false,
      savedChanges: false,
      running: false,
      stop: false,
      sending: false,
      isLatest: false,
    });
  }

  /** Something was changed. */
  changed(): void {
    this.changes += 1;
    if (this.state !== 'saving') this.state = 'changed';
    this.stop();
    if (this.isAutomatic())
      this.stop = this.clock.after(this.saveAfter, () => this.isAutomatic() && void this.now());
  }

  get isUnsaved(): boolean {
    return this.state === 'changed' || this.state === 'saving' || this.state === 'failed';
  }

  /** Whether nothing was changed since the saving that goes on began. */
  get isLatest(): boolean {
    return this.sending === this.changes;
  }

  /** Saves what is not saved yet. @returns whether all of it is. */
  now(): Promise<boolean> {
    this.stop();
    if (this.running) return this.running;
    const running = this.run().finally(() => {
      this.running = null;
    });
    this.running = running;
    return running;
  }

  /** Nothing is saved by itself any more until the next change; answers when the saving that goes on has ended. */
  async rest(): Promise<void> {
    this.stop();
    await this.ended();
  }

  /** Answers when the saving that goes on has ended. */
  async ended(): Promise<void> {
    await this.running;
  }

  /** All of it was saved by another way, or is the server's own. */
  settle(state: 'untouched' | 'saved'): void {
    this.stop();
    this.savedChanges = this.changes;
    this.state = state;
    this.failure = null;
    if (state === 'saved') this.savedAt = this.clock.now();
  }

  private async run(): Promise<boolean> {
    while (this.savedChanges < this.changes) {
      this.sending = this.changes;
      this.show('saving', null);
      try {
        await this.send();
      } catch (error) {
        this.show('failed', error instanceof Failure ? error : null);
        if (!(error instanceof Failure)) throw error;
        return false;
      }
      this.savedChanges = this.sending;
      runInAction(() => {
        this.savedAt = this.clock.now();
      });
    }
    if (this.state === 'saving') this.show('saved', null);
    return true;
  }

  private show(state: SavingState, failure: Failure | null): void {
    this.state = state;
    this.failure = failure;
  }
}

type Private =
  | 'send'
  | 'clock'
  | 'isAutomatic'
  | 'saveAfter'
  | 'changes'
  | 'savedChanges'
  | 'running'
  | 'stop'
  | 'sending';
