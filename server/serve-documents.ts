import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { OrderDependencies } from './modules/orders/order-dependencies.ts';
import type { PlanExportDependencies } from './modules/plans/plan-export-dependencies.ts';
import type { PropertyDependencies } from './modules/properties/property-dependencies.ts';
import type { SearchDependencies } from './modules/searches/search-dependencies.ts';
import type { ServiceDependencies } from './modules/services/service-dependencies.ts';
import type { WalletDependencies } from './modules/wallet/wallet-dependencies.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Texts } from './platform/texts.ts';
import type { Sessions } from './modules/accounts/sessions.ts';
import type { Database } from './tables.ts';
import { viewingCalendarFile } from './modules/properties/viewings/viewing-calendar-file.ts';
import { serviceCalendarFile } from './modules/services/service-calendar-file.ts';
import { planFeed } from './modules/plans/plan-feed.ts';
import { planReminderPage } from './modules/plans/plan-reminder-page.ts';
import { searchUnsubscribePage } from './modules/searches/unsubscribe-page.ts';
import { serviceReceipts } from './modules/services/service-receipt.ts';
import { walletReceipts } from './modules/wallet/wallet-receipts.ts';
import { orderFiles } from './modules/orders/order-files.ts';
import { LISTING_IMPORT_FILES } from './modules/properties/import/listing-sample.ts';
import { importDownloads } from './modules/shop/import/import-downloads.ts';
import { productImportFiles } from './modules/shop/import/product-sample.ts';

type Domains = {
  properties: PropertyDependencies;
  services: ServiceDependencies;
  plans: PlanExportDependencies;
  searches: SearchDependencies;
  wallet: WalletDependencies;
  orders: OrderDependencies;
};

type Surroundings = {
  db: Kysely<Database>;
  texts: Texts;
  configuration: Configuration;
  sessions: Sessions;
};

/** What people open of their orders, visits and plans beside the pages: calendars, receipts, tables, the end of
 * reminders and alerts. */
export function serveDocuments(
  server: FastifyInstance,
  { properties, services, plans, searches, wallet, orders }: Domains,
  { db, texts, configuration, sessions }: Surroundings,
): void {
  viewingCalendarFile(server, properties);
  serviceCalendarFile(server, services);
  planFeed(server, plans, configuration.callsPerMinute);
  planReminderPage(server, plans);
  searchUnsubscribePage(server, searches);
  serviceReceipts(server, services, { texts, ...configuration });
  importDownloads(server, { db, texts }, sessions, productImportFiles(db));
  importDownloads(server, { db, texts }, sessions, LISTING_IMPORT_FILES);
  walletReceipts(server, wallet, sessions);
  orderFiles(server, orders, sessions);
}
