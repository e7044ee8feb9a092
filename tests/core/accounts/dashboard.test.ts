import { describe, expect, it } from 'vitest';
import type { OwnStatistics } from '../../../src/core/accounts/accounts.ts';
import { dashboardRole, isNewcomer } from '../../../src/core/accounts/dashboard.ts';

const NO_LISTINGS = { active: 0, paused: 0, draft: 0, rented: 0, views: 0, favorites: 0 };
const NOTHING: OwnStatistics = {
  properties: NO_LISTINGS,
  viewings: { waiting: 0, coming: 0 },
  orders: { waiting: 0, underWay: 0 },
  products: null,
  searches: 0,
};
const having = (change: Partial<OwnStatistics>): OwnStatistics => ({ ...NOTHING, ...change });

describe('The role of a dashboard', () => {
  it('is tenant without listings, and landlord from the first draft on', () => {
    expect(dashboardRole('user', NOTHING)).toBe('tenant');
    expect(dashboardRole('user', having({ properties: { ...NO_LISTINGS, draft: 1 } }))).toBe('landlord');
  });

  it('is the account type for agencies and vendors', () => {
    expect(dashboardRole('agency', NOTHING)).toBe('agency');
    expect(dashboardRole('vendor', having({ properties: null }))).toBe('vendor');
  });
});

describe('A new account', () => {
  it('is a tenant without searches, viewings, messages and orders', () => {
    expect(isNewcomer('tenant', NOTHING, 0)).toBe(true);
    expect(isNewcomer('tenant', NOTHING, 1)).toBe(false);
    expect(isNewcomer('tenant', having({ searches: 1 }), 0)).toBe(false);
    expect(isNewcomer('tenant', having({ viewings: { waiting: 0, coming: 1 } }), 0)).toBe(false);
    expect(isNewcomer('tenant', having({ orders: { waiting: 1, underWay: 0 } }), 0)).toBe(false);
  });

  it('is an agency without listings or a vendor without products', () => {
    expect(isNewcomer('agency', NOTHING, 3)).toBe(true);
    expect(isNewcomer('agency', having({ properties: { ...NO_LISTINGS, active: 1 } }), 0)).toBe(false);
    expect(isNewcomer('vendor', having({ products: 0 }), 0)).toBe(true);
    expect(isNewcomer('vendor', having({ products: 2 }), 0)).toBe(false);
  });

  it('is never a landlord', () => {
    expect(isNewcomer('landlord', NOTHING, 0)).toBe(false);
  });
});
