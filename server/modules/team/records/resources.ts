import type { CaseDependencies } from '../cases/case-kind.ts';
import type { SuspensionDependencies } from '../suspend-account.ts';
import { accounts } from './accounts.ts';
import { agencies } from './agencies.ts';
import { auditLog } from './audit-log.ts';
import { cases } from './cases.ts';
import { contactMessages } from './contact-messages.ts';
import { conversations } from './conversations.ts';
import { decisions } from './decisions.ts';
import { mails } from './mails.ts';
import { members } from './members.ts';
import { notes } from './notes.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { properties } from './properties.ts';
import type { RecordResource } from './record-resource.ts';
import { serviceOrders } from './service-orders.ts';
import { vendors } from './vendors.ts';
import type { ApprovalDependencies } from './vendors.ts';

export type RecordDependencies = CaseDependencies & SuspensionDependencies & ApprovalDependencies;

/** Kinds of records of the back office, in the order of the menu and of search results. */
export function recordResources(deps: RecordDependencies): RecordResource[] {
  const noted = [
    orders(deps.orders),
    serviceOrders(deps.services),
    accounts(deps),
    vendors(deps),
    agencies,
    products(deps),
    properties(deps),
    offers(deps),
    payments(deps.orders),
    contactMessages,
    mails,
    conversations,
  ];
  return [cases(deps), decisions(deps), ...noted, notes(noted), auditLog, members];
}
