import { importModule } from './import-module.ts';
import type { ModuleContext } from './module-context.ts';
import { accountModule } from './modules/accounts/account-module.ts';
import type { Sessions } from './modules/accounts/sessions.ts';
import { contactModule } from './modules/contact/contact-module.ts';
import { conversationModule } from './modules/conversations/conversation-module.ts';
import { favoriteModule } from './modules/favorites/favorite-module.ts';
import { integrationsModule } from './modules/integrations/integrations-module.ts';
import { invoiceModule } from './modules/invoices/invoice-module.ts';
import { journalModule } from './modules/journal/journal-module.ts';
import { newsletterModule } from './modules/newsletter/newsletter-module.ts';
import { orderModule } from './modules/orders/order-module.ts';
import { shipmentModule } from './modules/orders/shipments/shipment-module.ts';
import { payoutsModule } from './modules/payouts/payouts-module.ts';
import { planModule } from './modules/plans/plan-module.ts';
import { propertyModule } from './modules/properties/property-module.ts';
import { reviewModule } from './modules/reviews/review-module.ts';
import { roommateModule } from './modules/roommates/roommate-module.ts';
import { openIndexes, searchModule } from './modules/searches/search-module.ts';
import { serviceModule } from './modules/services/service-module.ts';
import { openCouriers } from './modules/shipping/couriers/open-couriers.ts';
import { shippingModule } from './modules/shipping/shipping-module.ts';
import { shopModule } from './modules/shop/shop-module.ts';
import { siteModule } from './modules/site/site-module.ts';
import { teamModule } from './modules/team/team-module.ts';
import type { LiveValues } from './modules/team/versions/live-values.ts';
import type { TeamSessions } from './modules/team/sign-in/team-sessions.ts';
import type { VisitCounts } from './modules/site/visit-counts.ts';
import { walletModule } from './modules/wallet/wallet-module.ts';

/** Opens the modules of all domains. Accounts come last: they run the hooks of the others. */
export async function openModules(
  context: ModuleContext & {
    sessions: Sessions;
    teamSessions: TeamSessions;
    visits: VisitCounts;
  } & LiveValues,
) {
  const { sessions, teamSessions, visits } = context;
  const indexes = openIndexes(context.db);
  const properties = propertyModule(context, indexes.homes);
  const { moderationHold } = properties.deps;
  const conversations = await conversationModule(context);
  const shipping = shippingModule(context, await openCouriers(context.configuration, context.root, context));
  const invoices = invoiceModule(context, teamSessions);
  const orders = orderModule(context, shipping.deps, invoices.deps);
  const imports = importModule(context, moderationHold);
  const modules = {
    site: siteModule(context, sessions, context.livePages, visits),
    properties,
    roommates: roommateModule(context, moderationHold),
    imports,
    shop: shopModule(context, indexes.products),
    favorites: favoriteModule(context),
    shipping,
    invoices,
    orders,
    integrations: integrationsModule(context, imports.deps),
    shipments: shipmentModule(context, orders.deps),
    wallet: walletModule(context),
    services: serviceModule(context),
    conversations,
    journal: journalModule(context),
    contact: contactModule(context),
    newsletter: newsletterModule(context),
    plans: planModule(context),
    searches: searchModule(context, indexes),
    reviews: reviewModule(context),
    payouts: payoutsModule(context, teamSessions),
  };
  const team = teamModule(context, teamSessions, context, {
    properties: properties.deps,
    roommates: modules.roommates.deps,
    conversations: conversations.deps,
    reviews: modules.reviews.deps,
    orders: modules.orders.deps,
    services: modules.services.deps,
    records: modules.payouts.records,
  });
  const { countUnread } = conversations;
  const { onContactsChanged } = properties;
  const accounts = accountModule(context, sessions, [...Object.values(modules), team], {
    countUnread,
    onContactsChanged,
  });
  return { ...modules, team, accounts };
}

export type Modules = Awaited<ReturnType<typeof openModules>>;
