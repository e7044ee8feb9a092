import { describe, expect, it } from 'vitest';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { Sales } from '../../../src/core/orders/sales.ts';
import type { Listings } from '../../../src/core/properties/listing-statistics.ts';
import { DashboardScreen } from '../../../src/view-models/accounts/dashboard-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const { signal } = new AbortController();
const NOTHING_SOLD = { orders: 0, pieces: 0, revenue: 0 };
const NOTHING_SEEN = { views: 0, favorites: 0, requests: 0 };

const someSales = () =>
  fakeGateway<Sales>({
    salesStatistics: (period) => ({
      period,
      statuses: { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
      sold: NOTHING_SOLD,
      before: NOTHING_SOLD,
      series: [],
      bestSellers: [],
      runningOut: [],
    }),
  });
const someListings = () =>
  fakeGateway<Listings>({
    listingStatistics: (period) => ({
      period,
      total: NOTHING_SEEN,
      before: NOTHING_SEEN,
      series: [],
      premium: { active: 0, credits: 0 },
      listings: [],
    }),
  });

async function dashboardOf(type: AccountType | null, query: Record<string, string[]> = {}) {
  const user = type && aUser({ type });
  const { session } = aSession(user);
  const [sales, listings] = [someSales(), someListings()];
  const accounts = anAccountsGateway(user ?? aUser());
  const screen = new DashboardScreen(accounts, session, sales, listings, new FakeClock());
  await screen.load({ route: 'AgencyDashboard', params: {}, query, signal });
  return { screen, sales, listings };
}

/** The last thirty days up to 21 November 2026. */
const USUAL = { from: '2026-10-23', to: '2026-11-21' };

describe('The dashboard (VEND-01)', () => {
  it('of a vendor shows the sales of the last thirty days, and no listings', async () => {
    const { screen, sales, listings } = await dashboardOf('vendor');
    expect([sales.inputs('salesStatistics'), listings.inputs('listingStatistics')]).toEqual([[USUAL], []]);
    expect([screen.sales?.period, screen.listings]).toEqual([USUAL, null]);
    expect([screen.statistics?.properties, screen.days]).toEqual([null, 30]);
  });

  it.each(['user', 'agency'] as const)('of a %s shows the listings, and no sales', async (type) => {
    const { screen, sales, listings } = await dashboardOf(type);
    expect([sales.inputs('salesStatistics'), listings.inputs('listingStatistics')]).toEqual([[], [USUAL]]);
    expect([screen.sales, screen.listings?.period]).toEqual([null, USUAL]);
    expect(screen.statistics?.properties?.active).toBe(0);
  });

  it('shows the days in the URL, and the default for an invalid number', async () => {
    const week = await dashboardOf('user', { days: ['7'] });
    expect([week.screen.days, week.listings.inputs('listingStatistics')]).toEqual([
      7,
      [{ from: '2026-11-15', to: '2026-11-21' }],
    ]);
    const nonsense = await dashboardOf('user', { days: ['8'] });
    expect([nonsense.screen.days, nonsense.screen.isPeriodRefused]).toEqual([30, false]);
  });

  it('shows a custom period', async () => {
    const period = { from: '2026-01-01', to: '2026-01-31' };
    const { screen, listings } = await dashboardOf('user', { from: [period.from], to: [period.to] });
    expect([listings.inputs('listingStatistics'), screen.days, screen.isPeriodRefused]).toEqual([
      [period],
      null,
      false,
    ]);
  });

  it.each([
    [['2026-02-01'], ['2026-01-31']],
    [['2026-02-31'], ['2026-03-31']],
    [['2026-01-01'], []],
    [[], ['2026-01-31']],
  ])('rejects %j to %j as a period, and shows the default', async (from, to) => {
    const { screen, listings } = await dashboardOf('user', { from, to });
    expect([screen.isPeriodRefused, screen.days, listings.inputs('listingStatistics')]).toEqual([
      true,
      30,
      [USUAL],
    ]);
  });

  it('sets the title of the tab, and shows a signed-out visitor neither sales nor listings', async () => {
    const { screen, sales, listings } = await dashboardOf(null);
    expect(screen.head).toEqual({ title: { key: 'profile-dashboard' } });
    expect([
      sales.inputs('salesStatistics'),
      listings.inputs('listingStatistics'),
      screen.sales,
      screen.listings,
    ]).toEqual([[], [], null, null]);
  });

  it('shows no error before a period is requested', () => {
    const { session } = aSession(aUser());
    const [sales, listings] = [someSales(), someListings()];
    const screen = new DashboardScreen(anAccountsGateway(), session, sales, listings, new FakeClock());
    expect([screen.isPeriodRefused, screen.days]).toEqual([false, 30]);
  });
});
