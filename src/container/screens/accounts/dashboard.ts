import { Accounts } from '../../../core/accounts/accounts.ts';
import { Sales } from '../../../core/orders/sales.ts';
import { Listings } from '../../../core/properties/listing-statistics.ts';
import { Clock } from '../../../core/shared/clock.ts';
import accountsModule from '../../modules/accounts.ts';
import ordersModule from '../../modules/orders.ts';
import ownPropertiesModule from '../../modules/own-properties.ts';
import { screen } from '../../screen.ts';
import { DashboardScreen } from '../../../view-models/accounts/dashboard-screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { DashboardPage } from '../../../views/accounts/dashboard-page.tsx';

export default screen({
  view: DashboardPage,
  modules: [accountsModule, ownPropertiesModule, ordersModule],
  dependencies: { accounts: Accounts, session: Session, sales: Sales, listings: Listings, clock: Clock },
  build: ({ accounts, session, sales, listings, clock }) =>
    new DashboardScreen(accounts, session, sales, listings, clock),
});
