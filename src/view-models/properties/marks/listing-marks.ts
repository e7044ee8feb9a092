import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  MAX_TOLD_MARKS,
  isSameMark,
  mergeMarks,
  NO_MARKS,
} from '../../../core/properties/marks/listing-marks.ts';
import type {
  AccountMarks,
  ListingMark,
  Mark,
  MarkedKind,
  MarksStorage,
  StoredMarks,
} from '../../../core/properties/marks/listing-marks.ts';
import { MAX_LEFT_OUT } from '../../../core/properties/property-search.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { Session } from '../../accounts/session.ts';
import type { Modals } from '../../site/modals.ts';
import { unobserved } from '../../site/unobserved.ts';

/**
 * Seen and hidden listings (FIND-07): stored in the browser for visitors, in the account after login, which
 * takes over the visitor's marks.
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
    makeAutoObservable<this, 'stored'>(this, {
      ...unobserved('exchange', 'storage', 'account', 'session', 'clock', 'modals'),
      stored: observableRef,
    });
  }

  /** Follows changes by other tabs, and logins. */
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

  /** Marked ids, the latest first. */
  ids(kind: MarkedKind, mark: Mark): number[] {
    return this.own.filter((one) => one.on && one.kind === kind && one.mark === mark).map(({ id }) => id);
  }

  /** Ids left out of a list: hidden ones, and the latest seen ones. */
  leftOut(kind: MarkedKind): number[] {
    return [...new Set([...this.ids(kind, 'hidden'), ...this.ids(kind, 'seen')])].slice(0, MAX_LEFT_OUT);
  }

  /** Marks a listing as seen. Storage errors are ignored. */
  see(kind: MarkedKind, id: number): void {
    this.mark(kind, id, 'seen', true);
  }

  hide(kind: MarkedKind, id: number): void {
    if (!this.mark(kind, id, 'hidden', true)) this.modals.notify('error', 'error-mark-not-kept');
  }

  restore(kind: MarkedKind, id: number): void {
    if (!this.mark(kind, id, 'hidden', false)) this.modals.notify('error', 'error-mark-not-kept');
  }

  refresh(): Promise<void> {
    this.exchange ??= this.sync().finally(() => {
      this.exchange = null;
    });
    return this.exchange;
  }

  /** Marks of the present account or visitor. */
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
    const isSaved = this.save({
      account: this.accountId,
      marks: mergeMarks(before.marks, [change]),
      untold: this.accountId === null ? [] : mergeMarks(before.untold, [change]),
    });
    void this.refresh();
    return isSaved;
  }

  private follow(account: number | null, before: number | null): void {
    if (account !== null) {
      const { stored } = this;
      // A visitor's marks join the account; those of another account do not.
      if (stored.account === null) this.save({ account, marks: stored.marks, untold: stored.marks });
      else if (stored.account !== account) this.save({ ...NO_MARKS, account });
      void this.refresh();
    } else if (before !== null) {
      this.save(NO_MARKS);
    }
  }

  private async sync(): Promise<void> {
    do {
      const { accountId } = this;
      if (accountId === null) return;
      const sent = this.stored.untold.slice(0, MAX_TOLD_MARKS);
      try {
        const marks = await this.account.exchange(sent);
        if (this.accountId !== accountId) return;
        // Marks set meanwhile are newer and still unsent.
        const untold = this.stored.untold.filter((mark) => !sent.includes(mark));
        const others = marks.filter((mark) => !untold.some((one) => isSameMark(one, mark)));
        this.save({ account: accountId, marks: mergeMarks(others, untold), untold });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return;
      }
    } while (this.stored.untold.length > 0);
  }

  private save(stored: StoredMarks): boolean {
    this.stored = stored;
    return this.storage.write(stored);
  }
}
