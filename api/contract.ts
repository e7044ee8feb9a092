import { accountOperations } from './accounts/accounts.ts';
import { signInOperations } from './accounts/sign-in.ts';
import { linkOperations } from './conversations/by-link.ts';
import { conversationOperations } from './conversations/conversations.ts';
import { bulkChangeOperations } from './shop/bulk-changes.ts';
import { boughtTogether } from './shop/bought-together.ts';
import { homeShelves } from './shop/home.ts';
import { questionOperations } from './reviews/product-questions.ts';
import { favoriteOperations } from './favorites/favorites.ts';
import { changeListings } from './properties/bulk-listings.ts';
import { exchangeListingMarks } from './properties/listing-marks.ts';
import { agencyOperations } from './properties/agencies.ts';
import { propertyOperations } from './properties/properties.ts';
import { sendContactMessage } from './contact/contact.ts';
import { captcha } from './site/captcha.ts';
import { newsletterOperations } from './newsletter/newsletter.ts';
import { integrationOperations } from './integrations/integrations.ts';
import { invoiceOperations } from './invoices/invoices.ts';
import { journalOperations } from './journal/journal.ts';
import type { Operation } from './operation.ts';
import { teamCaseOperations } from './team/cases.ts';
import { teamCalendarOperations } from './team/calendar.ts';
import { teamCatalogueOperations } from './team/catalogue.ts';
import { sitePreviewOperations } from './team/site-previews.ts';
import { teamContentOperations } from './team/content.ts';
import { teamRecordOperations } from './team/records.ts';
import { teamFigureOperations } from './team/figures.ts';
import { teamPostOperations } from './team/posts.ts';
import { teamSettingsOperations } from './team/settings.ts';
import { teamSignInOperations } from './team/team.ts';
import { couponOperations } from './orders/coupons.ts';
import { orderOperations } from './orders/orders.ts';
import { listingImportOperations } from './properties/listing-imports.ts';
import { ownPropertyOperations } from './properties/own-properties.ts';
import { ownProductOperations } from './shop/own-products.ts';
import { ownRoommateOperations } from './roommates/own-roommate-offers.ts';
import { ownShopOperations } from './shop/own-shop.ts';
import { productImportOperations } from './shop/product-imports.ts';
import { pictureOperations } from './site/pictures.ts';
import { payoutOperations } from './payouts/payouts.ts';
import { teamPayoutOperations } from './payouts/team-payouts.ts';
import { handoverOperations } from './plans/handovers.ts';
import { planExportOperations } from './plans/plan-export.ts';
import { planOperations } from './plans/plans.ts';
import { sharedPlanOperations } from './plans/shared-plans.ts';
import { phoneVerificationOperations } from './accounts/phone-verification.ts';
import { profileOperations } from './accounts/profile.ts';
import { accountAddressOperations } from './accounts/account-addresses.ts';
import { vendorMemberOperations } from './accounts/vendor-members.ts';
import { reviewOperations } from './reviews/reviews.ts';
import { roommateOperations } from './roommates/roommates.ts';
import { pushOperations } from './searches/push-alerts.ts';
import { searchOperations } from './searches/searches.ts';
import { interiorOperations } from './services/interior.ts';
import { serviceTeamOperations } from './services/service-teams.ts';
import { serviceWithdrawalOperations } from './services/service-withdrawals.ts';
import { serviceOperations } from './services/services.ts';
import { deliverySettingsOperations } from './shipping/delivery-settings.ts';
import { shipmentOperations } from './shipping/shipments.ts';
import { shippingOperations } from './shipping/shipping.ts';
import { shopOperations } from './shop/shop.ts';
import { vendorOperations } from './shop/vendors.ts';
import { siteOperations } from './site/site.ts';
import { salesStatistics } from './orders/sales.ts';
import { listingStatistics } from './properties/listing-statistics.ts';
import { siteSearchOperations } from './searches/site-search.ts';
import { suggestionOperations } from './site/suggestions.ts';
import { translateText } from './site/translations.ts';
import { viewingOperations } from './properties/viewings.ts';
import { walletOperations } from './wallet/wallet.ts';

/** Every operation of the HTTP contract (CALL-01). */
export const CONTRACT: readonly Operation[] = [
  ...siteOperations,
  captcha,
  ...pictureOperations,
  translateText,
  ...suggestionOperations,
  ...siteSearchOperations,
  ...signInOperations,
  ...accountOperations,
  ...profileOperations,
  ...phoneVerificationOperations,
  ...accountAddressOperations,
  ...vendorMemberOperations,
  ...favoriteOperations,
  ...propertyOperations,
  ...agencyOperations,
  exchangeListingMarks,
  ...listingImportOperations,
  ...ownPropertyOperations,
  changeListings,
  ...viewingOperations,
  ...shopOperations,
  ...vendorOperations,
  ...questionOperations,
  boughtTogether,
  homeShelves,
  ...ownProductOperations,
  ...bulkChangeOperations,
  ...ownShopOperations,
  ...productImportOperations,
  ...orderOperations,
  ...couponOperations,
  ...shippingOperations,
  ...deliverySettingsOperations,
  ...shipmentOperations,
  ...integrationOperations,
  salesStatistics,
  listingStatistics,
  ...serviceOperations,
  ...interiorOperations,
  ...serviceTeamOperations,
  ...serviceWithdrawalOperations,
  ...payoutOperations,
  ...teamPayoutOperations,
  ...walletOperations,
  ...invoiceOperations,
  ...journalOperations,
  sendContactMessage,
  ...newsletterOperations,
  ...roommateOperations,
  ...ownRoommateOperations,
  ...conversationOperations,
  ...linkOperations,
  ...planOperations,
  ...sharedPlanOperations,
  ...planExportOperations,
  ...handoverOperations,
  ...searchOperations,
  ...pushOperations,
  ...reviewOperations,
  ...teamSignInOperations,
  ...teamRecordOperations,
  ...teamCaseOperations,
  ...teamSettingsOperations,
  ...teamContentOperations,
  ...teamFigureOperations,
  ...teamPostOperations,
  ...teamCalendarOperations,
  ...teamCatalogueOperations,
  ...sitePreviewOperations,
];
