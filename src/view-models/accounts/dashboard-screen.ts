import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Accounts, OwnStatistics } from '../../core/accounts/accounts.ts';
import { actsForShop } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { Listings, ListingStatistics } from '../../core/properties/listing-statistics.ts';
import type { Sales, SalesStatistics } from '../../core/orders/sales.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { isPeriod, lastDays, USUAL_PERIODS } from '../../core/shared/period.ts';
import type { Period } from '../../core/shared/period.ts';
import type { Query } from '../../core/site/paths.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { Session } from './session.ts';
import { unobserved } from '../site/unobserved.ts';

const USUAL = 30;

/** Open tasks of the account, and its sales or listings in a period (VEND-01). */
export class DashboardScreen implements Screen {
  readonly head: Head = { title: { key: 'profile-dashboard' } };
  statistics: OwnStatistics | null = null;
  /** Owners of a shop only. */
  sales: SalesStatistics | null = null;
  listings: ListingStatistics | null = null;
  /** Number of days up to today; null for a custom period. */
  days: number | null = USUAL;
  /** True if the requested period was invalid and the usual one is shown. */
  isPeriodRefused = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
    private readonly salesOf: Sales,
    private readonly listingsOf: Listings,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'accounts', 'session', 'salesOf', 'listingsOf', 'clock'),
      statistics: observableRef,
      sales: observableRef,
      listings: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const { days, period, isRefused } = this.chosenIn(query);
    // The account's type decides which figures exist.
    const isVendor = this.user?.type === 'vendor';
    const [statistics, sales, listings] = await Promise.all([
      this.accounts.ownStatistics({}, signal),
      actsForShop(this.user, 'finance') ? this.salesOf.salesStatistics(period, signal) : null,
      this.user && !isVendor ? this.listingsOf.listingStatistics(period, signal) : null,
    ]);
    runInAction(() => {
      this.statistics = statistics;
      this.sales = sales;
      this.listings = listings;
      this.days = days;
      this.isPeriodRefused = isRefused;
    });
  }

  get user(): UserInfo | null {
    return this.session.user;
  }

  private chosenIn(query: Query): { days: number | null; period: Period; isRefused: boolean } {
    const now = this.clock.now();
    const period = { from: query['from']?.[0] ?? '', to: query['to']?.[0] ?? '' };
    if (isPeriod(period)) return { days: null, period, isRefused: false };
    const days = USUAL_PERIODS.find((one) => String(one) === query['days']?.[0]) ?? USUAL;
    const isRefused = period.from !== '' || period.to !== '';
    return { days, period: lastDays(days, now), isRefused };
  }
}
