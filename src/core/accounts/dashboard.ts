import type { AccountType } from './account.ts';
import type { OwnStatistics } from './accounts.ts';

/** Use of an account, which decides what its dashboard shows. */
export type DashboardRole = 'tenant' | 'landlord' | 'agency' | 'vendor';

/** A person with listings is a landlord; drafts count. */
export function dashboardRole(type: AccountType, { properties }: OwnStatistics): DashboardRole {
  if (type !== 'user') return type;
  return listingCount(properties) > 0 ? 'landlord' : 'tenant';
}

/** Nothing to show yet: the dashboard offers first steps in place of zeros. @param messages unread ones */
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
