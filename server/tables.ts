import type { AccountTables } from './modules/accounts/tables.ts';
import type { PropertyTables } from './modules/properties/tables.ts';
import type { ContactTables } from './modules/contact/tables.ts';
import type { IntegrationTables } from './modules/integrations/tables.ts';
import type { InvoiceTables } from './modules/invoices/tables.ts';
import type { FavoriteTables } from './modules/favorites/tables.ts';
import type { NewsletterTables } from './modules/newsletter/tables.ts';
import type { JournalTables } from './modules/journal/tables.ts';
import type { OrderTables } from './modules/orders/tables.ts';
import type { PayoutTables } from './modules/payouts/tables.ts';
import type { PlanTables } from './modules/plans/tables.ts';
import type { ConversationTables } from './modules/conversations/tables.ts';
import type { ReviewTables } from './modules/reviews/tables.ts';
import type { RoommateTables } from './modules/roommates/tables.ts';
import type { SearchTables } from './modules/searches/tables.ts';
import type { ServiceTables } from './modules/services/tables.ts';
import type { ImportTables } from './modules/shop/import/tables.ts';
import type { ShippingTables } from './modules/shipping/tables.ts';
import type { ShopTables } from './modules/shop/tables.ts';
import type { SiteTables } from './modules/site/tables.ts';
import type { CaseTables } from './modules/team/cases/tables.ts';
import type { TeamTables } from './modules/team/tables.ts';
import type { WalletTables } from './modules/wallet/tables.ts';
import type { PlatformTables } from './platform/tables.ts';

/** All tables of the migrations (`tests/server/row-types/tables.test.ts` compares the two). */
export interface Database
  extends
    PlatformTables,
    AccountTables,
    PropertyTables,
    ShopTables,
    ShippingTables,
    ImportTables,
    OrderTables,
    PayoutTables,
    InvoiceTables,
    IntegrationTables,
    SiteTables,
    JournalTables,
    ContactTables,
    NewsletterTables,
    FavoriteTables,
    PlanTables,
    ConversationTables,
    ReviewTables,
    RoommateTables,
    SearchTables,
    ServiceTables,
    WalletTables,
    TeamTables,
    CaseTables {}
