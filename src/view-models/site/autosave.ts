import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import { unobserved } from './unobserved.ts';

/** Pause after the last change before a draft is saved. */
export const SAVE_AFTER_MILLISECONDS = 1_500;

export type SavingState = 'untouched' | 'changed' | 'saving' | 'saved' | 'failed';

/** Saves a form automatically: one request at a time, the last one with the latest input. */
export class Autosave {
  state: SavingState = 'untouched';
  savedAt: Date | null = null;
  failure: Failure | null = null;
  private changes = 0;
  private savedChanges = 0;
  /** Number of changes in the current request. */
  private sending = 0;
  private running: Promise<boolean> | null = null;
  private stop: () => void = () => {};

  constructor(
    /**
     * Sends the present values.
     * @throws Failure
     */
    private readonly send: () => Promise<void>,
    private readonly clock: Clock,
    /** True if it saves automatically. */
    private readonly isAutomatic: () => boolean,
    private readonly saveAfter = SAVE_AFTER_MILLISECONDS,
  ) {
    makeAutoObservable(this, {
      ...unobserved(
        'send',
        'clock',
        'isAutomatic',
        'saveAfter',
        'changes',
        'savedChanges',
        'running',
        'stop',
        'sending',
        'isLatest',
      ),
      savedAt: observableRef,
      failure: observableRef,
    });
  }

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

  /** True if nothing has changed since the current request began. */
  get isLatest(): boolean {
    return this.sending === this.changes;
  }

  /**
   * Saves unsaved changes.
   * @returns true if everything is saved
   */
  now(): Promise<boolean> {
    this.stop();
    if (this.running) return this.running;
    const running = this.run().finally(() => {
      this.running = null;
    });
    this.running = running;
    return running;
  }

  /** Pauses automatic saving until the next change; resolves after the current request. */
  async rest(): Promise<void> {
    this.stop();
    await this.ended();
  }

  /** Resolves after the current request. */
  async ended(): Promise<void> {
    await this.running;
  }

  /** Marks everything as saved in another way. */
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
