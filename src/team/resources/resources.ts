import { accounts } from './accounts.tsx';
import { auditLog } from './audit-log.tsx';
import { mails } from './mails.tsx';
import { members } from './members.tsx';
import { orders } from './orders.tsx';
import { payments } from './payments.tsx';
import { products } from './products.tsx';
import { properties } from './properties.tsx';
import type { TeamResource } from './team-resource.ts';
import { vendors } from './vendors.tsx';

/** All resources, in the order of the menu within their groups. */
export const RESOURCES: readonly TeamResource[] = [
  accounts,
  properties,
  mails,
  orders,
  vendors,
  products,
  payments,
  members,
  auditLog,
];
