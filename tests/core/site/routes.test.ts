import { describe, expect, it } from 'vitest';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { routeNamed, ROUTES } from '../../../src/core/site/routes.ts';
import type { PathName } from '../../../src/core/site/routes.ts';

/**
 * Screens by account type, from the specification (ROLE-02 to ROLE-04) and its extensions. The rest is
 * public.
 */
const EVERYBODY = [
  'AdminMessages',
  'AdminReviews',
  'AdminSavedSearches',
  'AdminSettings',
  'AdminVendorOrders',
  'AdminWallet',
  'Handover',
  'PaymentStatus',
  'Profile',
  'WriteReview',
];
const PERSONS = ['AdminRoommates', 'AdminRoommatesPost'];
const WHO_LETS_PROPERTIES = [
  'AdminAddProperty',
  'AdminEditProperty',
  'AdminPropertyList',
  'AgencyDashboard',
  'ViewingRequests',
];
const AGENCIES = ['AdminListingsImport'];
const WHO_SELLS = [
  'AdminCoupons',
  'AdminPayouts',
  'AdminAddProduct',
  'AdminEditProduct',
  'AdminIntegrations',
  'AdminMembers',
  'AdminInvoices',
  'VendorCashOnDelivery',
  'AdminListProducts',
  'AdminProductsImport',
  'AdminVendorDashboard',
  'AdminVendorOrder',
  'VendorDashboard',
];

const NAMES = Object.keys(ROUTES) as PathName[];
const openedBy = (type?: AccountType) =>
  NAMES.filter((name) => {
    const { roles } = routeNamed(name);
    return roles && (!type || roles.includes(type));
  }).toSorted();

describe('A screen of the profile (ROLE-02 to ROLE-04)', () => {
  it.each([
    ['user', [...EVERYBODY, ...PERSONS, ...WHO_LETS_PROPERTIES]],
    ['agency', [...EVERYBODY, ...WHO_LETS_PROPERTIES, ...AGENCIES]],
    ['vendor', [...EVERYBODY, ...WHO_SELLS]],
  ] as const)('is open to a %s exactly as specified', (type, screens) => {
    expect(openedBy(type)).toEqual(screens.toSorted());
  });

  it('requires a login, and no other screen does', () => {
    expect(openedBy()).toEqual(
      [...EVERYBODY, ...PERSONS, ...WHO_LETS_PROPERTIES, ...AGENCIES, ...WHO_SELLS].toSorted(),
    );
    expect(NAMES.filter((name) => ROUTES[name].en.startsWith('/profile') && !routeNamed(name).roles)).toEqual(
      [],
    );
  });
});
