import type { AccountType } from './account.ts';
import type { OwnStatistics } from './accounts.ts';

/** Role of an account, which defines the content of its dashboard. */
export type DashboardRole = 'tenant' | 'landlord' | 'agency' | 'vendor';

/** A user with listings, drafts included, is a landlord. */
export function dashboardRole(type: AccountType, { properties }: OwnStatistics): DashboardRole {
  if (type !== 'user') return type;
  return listingCount(properties) > 0 ? 'landlord' : 'tenant';
}

/**
 * True without any activity: the dashboard then shows first steps instead of zeros.
 * @param messages number of unread messages
 */
export function isNewcomer(role: DashboardRole, statistics: OwnStatistics, messages: number): boolean {
  const { properties, viewings, orders, products, searches } = statistics;
  if (role === 'vendor') return products === 0;
  if (role === 'agency') return listingCount(properties) === 0;
  const counts = [viewings?.waiting, viewings?.coming, orders.waiting, orders.underWay, searches, messages];
  return role === 'tenant' && counts.every((count) => !count);
}

function listingCount(properties: OwnStatistics['properties']): number {
  return properties ? properties.active + properties.paused + properties.draft + properties.rented : 0;
}
