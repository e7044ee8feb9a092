import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../src/core/shared/clock.ts';
import type { AccountDependencies } from './modules/accounts/account-dependencies.ts';
import type { PropertyDependencies } from './modules/properties/property-dependencies.ts';
import type { contactModule } from './modules/contact/contact-module.ts';
import type { favoriteModule } from './modules/favorites/favorite-module.ts';
import type { newsletterModule } from './modules/newsletter/newsletter-module.ts';
import type { JournalDependencies } from './modules/journal/journal-dependencies.ts';
import type { OrderDependencies } from './modules/orders/order-dependencies.ts';
import type { PlanExportDependencies } from './modules/plans/plan-export-dependencies.ts';
import type { ConversationDependencies } from './modules/conversations/conversation-dependencies.ts';
import type { ReviewDependencies } from './modules/reviews/review-dependencies.ts';
import type { RoommateDependencies } from './modules/roommates/roommate-dependencies.ts';
import type { ServiceDependencies } from './modules/services/service-dependencies.ts';
import type { WalletDependencies } from './modules/wallet/wallet-dependencies.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Database } from './tables.ts';
import type { Changes } from './platform/database/changes.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { PictureIntake } from './platform/pictures/picture-intake.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Texts } from './platform/texts.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { EmptySearches } from './modules/searches/empty-searches.ts';
import type { SearchDependencies } from './modules/searches/search-dependencies.ts';

/** What the application is made of; tests hand in their own. */
export type Parts = {
  configuration: Configuration;
  database: OpenDatabase<Database>;
  texts: Texts;
  clock: Clock;
  log: Logger;
  /** The project's folder: content and built files are found from it. */
  root: string;
  /** Without one the application is the API alone. */
  renderer?: Renderer;
  /** Without them no page is kept in memory, and open pages are told of nothing. */
  changes?: Changes;
  draining?: () => boolean;
  /** Where nothing is measured there are none. */
  metrics?: Metrics;
};

export type Application = {
  server: FastifyInstance;
  /** What everybody may read, for who asks in process. */
  accounts: AccountDependencies;
  orders: OrderDependencies;
  wallet: WalletDependencies;
  properties: PropertyDependencies;
  services: ServiceDependencies;
  roommates: RoommateDependencies;
  conversations: ConversationDependencies;
  journal: JournalDependencies;
  contact: ReturnType<typeof contactModule>;
  newsletter: ReturnType<typeof newsletterModule>;
  favorites: ReturnType<typeof favoriteModule>;
  reviews: ReviewDependencies;
  plans: PlanExportDependencies;
  emptySearches: EmptySearches;
  searches: SearchDependencies;
  /** Its queue is one for all who bring pictures. */
  intake: PictureIntake;
};
