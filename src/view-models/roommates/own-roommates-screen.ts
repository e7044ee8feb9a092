import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnRoommateOffer, OwnRoommateOffers } from '../../core/roommates/own-roommate-offers.ts';
import { MAX_OFFERS } from '../../core/roommates/roommate-offer.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Modals } from '../site/modals.ts';
import { refreshedPage } from '../site/refreshed-page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const LIMIT = PAGE_SIZE.ownProperties;

/** Offers of the account (MATE-04). */
export class OwnRoommatesScreen implements Screen {
  readonly head: Head = { title: { key: 'own-offers-title' } };
  offers: Page<OwnRoommateOffer> = { data: [], total: 0 };
  page = 1;
  /** Id of the offer being changed. */
  changing: number | null = null;
  deleting: OwnRoommateOffer | null = null;

  constructor(
    private readonly own: OwnRoommateOffers,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'own', 'modals'),
      offers: observableRef,
      deleting: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const offers = await this.list(page, signal);
    runInAction(() => {
      this.page = page;
      this.offers = offers;
    });
  }

  get pageCount(): number {
    return pagesOf(this.offers, LIMIT);
  }

  get isFull(): boolean {
    return this.offers.total >= MAX_OFFERS;
  }

  async pauseOrShow({ id, status }: OwnRoommateOffer): Promise<void> {
    const next = status === 'active' ? 'paused' : 'active';
    const change = async () => (await this.own.changeRoommateOfferStatus({ id, status: next })).held;
    await this.change(id, change, `own-offer-now-${next}`);
  }

  /** Opens the confirmation of a deletion; null closes it. */
  setDeleting(offer: OwnRoommateOffer | null): void {
    this.deleting = offer;
  }

  async delete(): Promise<void> {
    const { deleting } = this;
    this.deleting = null;
    if (!deleting) return;
    const { id } = deleting;
    const change = async () => void (await this.own.deleteRoommateOffer({ id }));
    await this.change(id, change, 'own-offer-deleted');
  }

  /** @param change returns true if the offer now waits for the team (TRUST-03) */
  private async change(id: number, change: () => Promise<boolean | void>, message: string): Promise<void> {
    if (this.changing !== null) return;
    this.changing = id;
    try {
      const pendingReview = await change();
      await this.refresh();
      this.modals.notify('success', pendingReview ? 'listing-held' : message);
    } catch (error) {
      const meanwhile = await this.catchUp(id, error);
      if (meanwhile) this.modals.notify('error', meanwhile);
      else this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.changing = null;
      });
    }
  }

  /**
   * Shows an offer that was changed or deleted elsewhere.
   * @returns a message key
   */
  private async catchUp(id: number, error: unknown): Promise<string | null> {
    if (!(error instanceof Failure) || (error.kind !== 'conflict' && error.kind !== 'not-found')) return null;
    const find = () => this.offers.data.find((offer) => offer.id === id)?.status;
    const before = find();
    try {
      await this.refresh();
    } catch (failure) {
      if (failure instanceof Failure) return null;
      throw failure;
    }
    const now = find();
    return now === before ? null : `own-offer-meanwhile-${now ?? 'gone'}`;
  }

  private async refresh(): Promise<void> {
    const { wanted, list } = await refreshedPage({ page: this.page }, ({ page }) => this.list(page));
    runInAction(() => {
      this.page = wanted.page;
      this.offers = list;
    });
  }

  private list(page: number, signal?: CancelSignal): Promise<Page<OwnRoommateOffer>> {
    return this.own.ownRoommateOffers({ offset: offsetOfPage(page, LIMIT), limit: LIMIT }, signal);
  }
}
