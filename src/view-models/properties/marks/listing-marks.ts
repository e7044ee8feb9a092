import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { MAX_TOLD_MARKS } from '../../../core/properties/marks/account-marks.ts';
import type { AccountMarks } from '../../../core/properties/marks/account-marks.ts';
import { isSameMark, mergeMarks } from '../../../core/properties/marks/listing-marks.ts';
import type { ListingMark, Mark, MarkedKind } from '../../../core/properties/marks/listing-marks.ts';
import { NO_MARKS } from '../../../core/properties/marks/marks-storage.ts';
import type { MarksStorage, StoredMarks } from '../../../core/properties/marks/marks-storage.ts';
import { MAX_LEFT_OUT } from '../../../core/properties/property-search.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { Session } from '../../accounts/session.ts';
import type { Modals } from '../../site/modals.ts';

/**
 * Which homes and rooms this person has opened, and which are not for them (FIND-07): kept by the browser for a visitor,
 * by the account for whoever is signed in, who takes along what the browser had.
 */
export class ListingMarks {
  private stored: StoredMarks = NO_MARKS;
  private exchange: Promise<void> | null = null;

  constructor(
    private readonly storage: MarksStorage,
    private readonly account: AccountMarks,
    private readonly session: Session,
    private readonly clock: Clock,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'stored' | 'exchange' | Collaborator>(this, {
      stored: observableRef,
      exchange: false,
      storage: false,
      account: false,
      session: false,
      clock: false,
      modals: false,
    });
  }

  /** From now on it follows what other tabs change, and who is signed in. */
  watch(): void {
    this.read();
    this.storage.watch(() => this.read());
    reaction(
      () => this.session.user?.id ?? null,
      (account, before) => this.follow(account, before ?? null),
      { fireImmediately: true },
    );
  }

  isSeen(kind: MarkedKind, id: number): boolean {
    return this.marked.has(`${kind} seen ${id}`);
  }

  isHidden(kind: MarkedKind, id: number): boolean {
    return this.marked.has(`${kind} hidden ${id}`);
  }

  /** The ids that are marked, the latest first. */
  ids(kind: MarkedKind, mark: Mark): number[] {
    return this.own.filter((one) => one.on && one.kind === kind && one.mark === mark).map(({ id }) => id);
  }

  /** What a list without seen ones leaves out: what is hidden, and the latest that were seen. */
  leftOut(kind: MarkedKind): number[] {
    return [...new Set([...this.ids(kind, 'hidden'), ...this.ids(kind, 'seen')])].slice(0, MAX_LEFT_OUT);
  }

  /** It was opened. That it could not be kept troubles nobody. */
  see(kind: MarkedKind, id: number): void {
    this.mark(kind, id, 'seen', true);
  }

  /** It is not for this person. */
  hide(kind: MarkedKind, id: number): void {
    if (!this.mark(kind, id, 'hidden', true)) this.modals.notify('error', 'error-mark-not-kept');
  }

  bringBack(kind: MarkedKind, id: number): void {
    if (!this.mark(kind, id, 'hidden', false)) this.modals.notify('error', 'error-mark-not-kept');
  }

  /** Tells the account what it does not know, and hears what other devices told it. */
  refresh(): Promise<void> {
    this.exchange ??= this.tell().finally(() => {
      this.exchange = null;
    });
    return this.exchange;
  }

  /** Those of whoever is there: an account's are not shown once nobody is signed in. */
  private get own(): readonly ListingMark[] {
    return this.stored.account === this.accountId ? this.stored.marks : [];
  }

  private get marked(): ReadonlySet<string> {
    return new Set(this.own.filter(({ on }) => on).map(({ kind, mark, id }) => `${kind} ${mark} ${id}`));
  }

  private get accountId(): number | null {
    return this.session.user?.id ?? null;
  }

  private read(): void {
    this.stored = this.storage.read();
  }

  private mark(kind: MarkedKind, id: number, mark: Mark, on: boolean): boolean {
    const change = { kind, id, mark, on, changedAt: this.clock.now().getTime() };
    this.read();
    const before = this.stored.account === this.accountId ? this.stored : NO_MARKS;
    const isKept = this.keep({
      account: this.accountId,
      marks: mergeMarks(before.marks, [change]),
      untold: this.accountId === null ? [] : mergeMarks(before.untold, [change]),
    });
    void this.refresh();
    return isKept;
  }

  private follow(account: number | null, before: number | null): void {
    if (account !== null) {
      const { stored } = this;
      // What a visitor marked goes along; what another person left does not.
      if (stored.account === null) this.keep({ account, marks: stored.marks, untold: stored.marks });
      else if (stored.account !== account) this.keep({ ...NO_MARKS, account });
      void this.refresh();
    } else if (before !== null) {
      this.keep(NO_MARKS);
    }
  }

  private async tell(): Promise<void> {
    do {
      const { accountId } = this;
      if (accountId === null) return;
      const told = this.stored.untold.slice(0, MAX_TOLD_MARKS);
      try {
        const marks = await this.account.exchange(told);
        if (this.accountId !== accountId) return;
        // What was done meanwhile is not told yet, and is the later word.
        const untold = this.stored.untold.filter((mark) => !told.includes(mark));
        const others = marks.filter((mark) => !untold.some((one) => isSameMark(one, mark)));
        this.keep({ account: accountId, marks: mergeMarks(others, untold), untold });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return;
      }
    } while (this.stored.untold.length > 0);
  }

  private keep(stored: StoredMarks): boolean {
    this.stored = stored;
    return this.storage.write(stored);
  }
}

type Collaborator = 'storage' | 'account' | 'session' | 'clock' | 'modals';
