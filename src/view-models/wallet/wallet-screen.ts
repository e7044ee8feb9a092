import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { WalletGateway, WalletEntry } from '../../core/wallet/wallet-gateway.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

/** The wallet in the profile: balance, history, receipts (WALL-06). */
export class WalletScreen implements Screen {
  readonly head: Head = { title: { key: 'wallet-title' } };
  entries: Page<WalletEntry> = { data: [], total: 0 };
  page = 1;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    /** Where no cards are taken, no credits are sold. */
    readonly isSelling: boolean,
  ) {
    makeAutoObservable<this, 'gateway' | 'session' | 'modals'>(this, {
      isSelling: false,
      head: false,
      entries: observableRef,
      gateway: false,
      session: false,
      modals: false,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const limit = PAGE_SIZE.walletEntries;
    const entries = await this.gateway.history({ offset: offsetOfPage(page, limit), limit }, signal);
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
}
