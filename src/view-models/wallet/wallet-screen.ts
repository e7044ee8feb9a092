import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { WalletGateway, WalletEntry } from '../../core/wallet/wallet-gateway.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Wallet of the profile: balance, history, receipts (WALL-06). */
export class WalletScreen implements Screen {
  readonly head: Head = { title: { key: 'wallet-title' } };
  entries: Page<WalletEntry> = { data: [], total: 0 };
  page = 1;
  /** The purchase whose withdrawal awaits a confirmation. */
  withdrawing: WalletEntry | null = null;
  busy = false;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    /** False if cards are not accepted, so that no credits are sold. */
    readonly isSelling: boolean,
  ) {
    makeAutoObservable(this, {
      ...unobserved('isSelling', 'head', 'gateway', 'session', 'modals'),
      entries: observableRef,
      withdrawing: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    await this.show(pageOfQuery(query), signal);
  }

  onLeave(): void {
    this.withdrawing = null;
  }

  private async show(page: number, signal?: CancelSignal): Promise<void> {
    const limit = PAGE_SIZE.walletEntries;
    const entries = await this.gateway.creditHistory({ offset: offsetOfPage(page, limit), limit }, signal);
    runInAction(() => {
      this.page = page;
      this.entries = entries;
    });
  }

  get balance(): number {
    return this.session.user?.credits ?? 0;
  }

  get pageCount(): number {
    return pagesOf(this.entries, PAGE_SIZE.walletEntries);
  }

  buy(): void {
    this.modals.show('creditBuy');
  }

  /** Opens the confirmation of a withdrawal; null closes it. */
  confirmWithdraw(entry: WalletEntry | null): void {
    this.withdrawing = entry;
  }

  /** Withdraws from the chosen purchase. After a conflict the history is shown as it is now. */
  async withdraw(): Promise<void> {
    const purchase = this.withdrawing?.purchase;
    if (!purchase || this.busy) return;
    this.busy = true;
    try {
      await this.gateway.withdrawCredits({ id: purchase.id });
      await Promise.all([this.session.load(), this.show(this.page)]);
      this.modals.notify('success', 'withdrawal-received');
    } catch (error) {
      if (error instanceof Failure && error.kind === 'conflict') await this.show(this.page);
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.withdrawing = null;
        this.busy = false;
      });
    }
  }
}
