import { describe, expect, it } from 'vitest';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { profileLinks } from '../../../src/views/shell/profile-menu.tsx';
import { aUser } from '../../support/a-session.ts';

const routesOf = (vendorRole: VendorRole) =>
  profileLinks(aUser({ type: 'vendor', vendorRole })).map(({ route }) => route);

describe('The menu of a shop (ROLE-04)', () => {
  it('shows an owner everything', () => {
    expect(routesOf('owner')).toEqual([
      'VendorDashboard',
      'AdminListProducts',
      'AdminProductsImport',
      'AdminVendorOrders',
      'AdminCoupons',
      'AdminPayouts',
      'AdminInvoices',
      'AdminMessages',
      'AdminReviews',
      'AdminIntegrations',
      'AdminMembers',
      'AdminSettings',
    ]);
  });

  it('shows the other roles their field of work', () => {
    const shared = ['AdminVendorOrders', 'AdminMessages', 'AdminReviews', 'AdminSettings'];
    const ofRole = (role: VendorRole) => routesOf(role).filter((route) => !shared.includes(route));
    expect(ofRole('orders')).toEqual(['VendorDashboard', 'AdminInvoices']);
    expect(ofRole('products')).toEqual([
      'VendorDashboard',
      'AdminListProducts',
      'AdminProductsImport',
      'AdminCoupons',
    ]);
  });
});
