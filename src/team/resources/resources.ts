import { accounts } from './accounts.tsx';
import { bankStatements } from './bank-statements.tsx';
import { agencies } from './agencies.tsx';
import { auditLog } from './audit-log.tsx';
import { cases } from './cases.tsx';
import { categories } from './categories.tsx';
import { cities } from './cities.tsx';
import { commission } from './commission.tsx';
import { contactMessages } from './contact-messages.tsx';
import { conversations } from './conversations.tsx';
import { creditPackages } from './credit-packages.tsx';
import { decisions } from './decisions.tsx';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import { FiguresPage } from '../figures/figures-page.tsx';
import { mails } from './mails.tsx';
import { members } from './members.tsx';
import { offers } from './offers.tsx';
import { orders } from './orders.tsx';
import { pages } from './pages.tsx';
import { payments } from './payments.tsx';
import { payouts } from './payouts.tsx';
import { payoutTerms } from './payout-terms.tsx';
import { posts } from './posts.tsx';
import { products } from './products.tsx';
import { properties } from './properties.tsx';
import { serviceOrders } from './service-orders.tsx';
import { serviceTeams } from './service-teams.tsx';
import { services } from './services.tsx';
import { settings } from './settings.tsx';
import { shelves } from './shelves.tsx';
import { texts } from './texts.tsx';
import type { TeamResource } from './team-resource.ts';
import { vendorBalances } from './vendor-balances.tsx';
import { vendors } from './vendors.tsx';

/** All resources, in the order of the menu within their groups. */
export const RESOURCES: readonly TeamResource[] = [
  cases,
  decisions,
  { name: 'figures', group: 'work', icon: BarChartIcon, list: FiguresPage },
  accounts,
  agencies,
  properties,
  offers,
  conversations,
  contactMessages,
  mails,
  orders,
  vendors,
  products,
  categories,
  shelves,
  serviceOrders,
  services,
  serviceTeams,
  cities,
  payments,
  vendorBalances,
  payouts,
  bankStatements,
  commission,
  payoutTerms,
  posts,
  creditPackages,
  texts,
  pages,
  members,
  settings,
  auditLog,
];
