import type { Modules } from '../../../server/open-modules.ts';

/** Returns the dependencies of each domain, as its functions take them. */
export const depsOf = (modules: Modules) => ({
  accounts: modules.accounts.deps,
  integrations: modules.integrations.deps,
  invoices: modules.invoices.deps,
  orders: modules.orders.deps,
  shipments: modules.shipments.deps,
  wallet: modules.wallet.deps,
  journal: modules.journal.deps,
  contact: modules.contact.deps,
  newsletter: modules.newsletter.deps,
  favorites: modules.favorites.deps,
  reviews: modules.reviews.deps,
  properties: modules.properties.deps,
  services: modules.services.deps,
  roommates: modules.roommates.deps,
  conversations: modules.conversations.deps,
  payouts: modules.payouts.deps,
  plans: modules.plans.deps,
  team: modules.team.deps,
  settings: modules.team.settings,
  liveTexts: modules.team.liveTexts,
  visits: modules.site.visits,
  catalogue: modules.team.catalogue,
  searches: modules.searches.deps,
  emptySearches: modules.searches.emptySearches,
});

export type ModuleDeps = ReturnType<typeof depsOf>;
