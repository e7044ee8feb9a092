import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { OWN_TABS } from '../../core/properties/own-properties.ts';
import type {
  OwnProperties,
  OwnProperty,
  OwnPropertyPage,
  OwnTab,
} from '../../core/properties/own-properties.ts';
import { CONFIRMED_DAYS, nextPropertyStatuses } from '../../core/properties/property.ts';
import type { PropertyStatus } from '../../core/properties/property.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { Query, QueryValue } from '../../core/site/paths.ts';
import { OwnListingsBulk } from './own-listings-bulk.ts';
import type { PremiumPurchase } from '../wallet/premium-purchase.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import { refreshedPage } from '../site/refreshed-page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { DAY } from '../../core/shared/durations.ts';
import { unobserved } from '../site/unobserved.ts';

type Wanted = { tab: OwnTab; requested: boolean; premium: boolean; page: number };

/** Actions for a listing in the list, besides edit and view. */
export type OwnAction = 'publish' | 'pause' | 'rent' | 'confirm' | 'delete' | 'restore';

export type PendingAction = { action: 'pause' | 'rent' | 'delete'; property: OwnProperty };

/** Listings of the account by state (HOME-08, HOME-09). */
export class OwnPropertiesScreen implements Screen {
  readonly head: Head = { title: { key: 'own-properties-title' } };
  /** Purchase of a premium place (HOME-17). */
  readonly premium: PremiumPurchase;
  wanted: Wanted = { tab: 'active', requested: false, premium: false, page: 1 };
  properties: OwnPropertyPage = { data: [], total: 0, counts: NO_COUNTS };
  /** Id of the listing being changed. */
  changing: number | null = null;
  pendingAction: PendingAction | null = null;
  readonly bulk: OwnListingsBulk;

  constructor(
    private readonly listings: OwnProperties,
    private readonly clock: Clock,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    private readonly language: Language,
    premiumOf: (bought: () => Promise<void>) => PremiumPurchase,
  ) {
    this.premium = premiumOf(() => this.refresh());
    this.bulk = new OwnListingsBulk(listings, () => this.refresh());
    makeAutoObservable(this, {
      ...unobserved('head', 'premium', 'bulk', 'listings', 'clock', 'modals', 'navigation', 'language'),
      wanted: observableRef,
      properties: observableRef,
      pendingAction: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const wanted = wantedOf(query);
    const properties = await this.list(wanted, signal);
    runInAction(() => {
      this.wanted = wanted;
      this.properties = properties;
      this.bulk.choose([]);
    });
  }

  get pageCount(): number {
    return pagesOf(this.properties, PAGE_SIZE.ownProperties);
  }

  get isFiltered(): boolean {
    return this.wanted.requested || this.wanted.premium;
  }

  /** Query of another tab, filter or page; each starts at the first page. */
  queryWith(change: Partial<Wanted>): Record<string, QueryValue> {
    const { tab, requested, premium, page } = { ...this.wanted, page: 1, ...change };
    return { tab: tab === 'active' ? null : tab, requested, premium, page: page > 1 ? page : null };
  }

  /** Possible actions for a listing, the most likely first. */
  actionsOf(property: OwnProperty): OwnAction[] {
    if (property.gone !== null) return ['restore'];
    if (property.held) return ['delete'];
    const next = nextPropertyStatuses(property.status);
    return [
      ...(this.isUnconfirmed(property) ? (['confirm'] as const) : []),
      ...(next.includes('active') ? (['publish'] as const) : []),
      ...(next.includes('paused') ? (['pause'] as const) : []),
      ...(next.includes('rented') ? (['rent'] as const) : []),
      'delete',
    ];
  }

  /** True if the landlord is asked to confirm an active listing (HOME-18). */
  isUnconfirmed({ status, confirmedAt, gone }: OwnProperty): boolean {
    if (status !== 'active' || gone !== null) return false;
    const days = (this.clock.now().getTime() - Date.parse(confirmedAt ?? '')) / DAY;
    return !(days < CONFIRMED_DAYS);
  }

  isPremium({ premiumUntil }: OwnProperty): boolean {
    return premiumUntil !== null && Date.parse(premiumUntil) > this.clock.now().getTime();
  }

  /** True for public listings of accounts that have or can buy credits. */
  mayBePremium({ status, gone }: OwnProperty): boolean {
    return status === 'active' && gone === null && this.premium.isOffered;
  }

  /** Runs an action; deletion and the early end of a premium place ask first (HOME-17). */
  async do(action: OwnAction, property: OwnProperty): Promise<void> {
    const hides = action === 'pause' || action === 'rent';
    if (action === 'delete' || (hides && this.isPremium(property)))
      return this.setPendingAction({ action, property });
    await this.take(action, property);
  }

  /** Opens a confirmation; null closes it. */
  setPendingAction(question: PendingAction | null): void {
    this.pendingAction = question;
  }

  async confirm(): Promise<void> {
    const { pendingAction } = this;
    this.pendingAction = null;
    if (pendingAction) await this.take(pendingAction.action, pendingAction.property);
  }

  private async take(action: OwnAction, property: OwnProperty): Promise<void> {
    if (this.changing !== null) return;
    this.changing = property.id;
    try {
      const message = await this.perform(action, property.id);
      await this.refresh();
      this.modals.notify('success', message);
    } catch (error) {
      if (error instanceof Failure && Object.keys(error.fields).length > 0) {
        // The form marks the missing fields.
        return await this.navigation.go(
          pathOf('AdminEditProperty', this.language, { id: property.id }, { check: true }),
        );
      }
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.changing = null;
      });
    }
  }

  /** Returns a message key; `listing-held` if the listing now waits for the team (TRUST-03). */
  private async perform(action: OwnAction, id: number): Promise<string> {
    const { listings } = this;
    switch (action) {
      case 'delete':
        await listings.deleteProperty({ id });
        return 'property-deleted';
      case 'confirm':
        await listings.confirmProperty({ id });
        return 'property-confirmed';
      case 'restore':
        await listings.restoreProperty({ id });
        return 'property-restored';
      default: {
        const status = STATUS_OF[action];
        const { held } = await listings.changePropertyStatus({ id, status });
        return held ? 'listing-held' : `property-now-${status}`;
      }
    }
  }

  private async refresh(): Promise<void> {
    const { wanted, list } = await refreshedPage(this.wanted, (page) => this.list(page));
    runInAction(() => {
      this.wanted = wanted;
      this.properties = list;
    });
  }

  private list({ tab, requested, premium, page }: Wanted, signal?: CancelSignal): Promise<OwnPropertyPage> {
    const limit = PAGE_SIZE.ownProperties;
    const input = {
      ...(tab === 'deleted' ? { deleted: '1' as const } : { status: tab }),
      ...(requested && { requested: '1' as const }),
      ...(premium && { premium: '1' as const }),
      offset: offsetOfPage(page, limit),
      limit,
    };
    return this.listings.ownProperties(input, signal);
  }
}

const NO_COUNTS = { active: 0, paused: 0, draft: 0, rented: 0, deleted: 0 };

const STATUS_OF: Record<'publish' | 'pause' | 'rent', Exclude<PropertyStatus, 'draft'>> = {
  publish: 'active',
  pause: 'paused',
  rent: 'rented',
};

function wantedOf(query: Query): Wanted {
  return {
    tab: OWN_TABS.find((tab) => tab === query['tab']?.[0]) ?? 'active',
    requested: query['requested']?.[0] === '1',
    premium: query['premium']?.[0] === '1',
    page: pageOfQuery(query),
  };
}
