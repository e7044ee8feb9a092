import { exportJournal } from './modules/journal/export-journal.ts';
import { exportHandovers } from './modules/plans/handover/handovers.ts';
import { exportPlans } from './modules/plans/own-plans.ts';
import { exportPlanFeeds } from './modules/plans/plan-feed.ts';
import { exportPlanReminders } from './modules/plans/plan-reminders.ts';
import { exportListingMarks } from './modules/properties/listing/listing-marks.ts';
import { exportConversations } from './modules/conversations/export-conversations.ts';
import { exportRoommates } from './modules/roommates/export-roommates.ts';
import { exportReviews } from './modules/reviews/own-reviews.ts';
import { exportQuestions } from './modules/reviews/questions/question-data.ts';
import { exportSearches } from './modules/searches/export-searches.ts';
import { exportServices } from './modules/services/export-services.ts';
import { exportShop } from './modules/shop/export-shop.ts';
import { exportWallet } from './modules/wallet/export-wallet.ts';

/** What each domain keeps of a person, for the export of the own data (GDPR, article 20). */
export const DATA_EXPORTS = [
  exportServices,
  exportShop,
  exportWallet,
  exportJournal,
  exportListingMarks,
  exportRoommates,
  exportConversations,
  exportPlans,
  exportPlanFeeds,
  exportPlanReminders,
  exportHandovers,
  exportSearches,
  exportReviews,
  exportQuestions,
];
