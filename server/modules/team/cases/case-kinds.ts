import type { CaseKind } from './case-kind.ts';
import { appeals } from './kinds/appeals.ts';
import { bankRefunds } from './kinds/bank-refunds.ts';
import { comments } from './kinds/comments.ts';
import { companies } from './kinds/companies.ts';
import { conversationReports } from './kinds/conversation-reports.ts';
import { failedImports } from './kinds/failed-imports.ts';
import { failedMails } from './kinds/failed-mails.ts';
import { listingReports } from './kinds/listing-reports.ts';
import { listingWarnings } from './kinds/listing-warnings.ts';
import { newShops } from './kinds/new-shops.ts';
import { ownerWarnings } from './kinds/owner-warnings.ts';
import { pendingListings } from './kinds/pending-listings.ts';
import { questionReports } from './kinds/question-reports.ts';
import { reviewReports } from './kinds/review-reports.ts';
import { servicesWithoutTeam } from './kinds/services-without-team.ts';
import { textWarnings } from './kinds/text-warnings.ts';

/** All kinds of cases, in the order of the first page. */
export const CASE_KINDS: readonly CaseKind[] = [
  appeals,
  listingReports,
  conversationReports,
  pendingListings,
  listingWarnings,
  ownerWarnings,
  textWarnings,
  comments,
  reviewReports,
  questionReports,
  companies,
  newShops,
  bankRefunds,
  servicesWithoutTeam,
  failedMails,
  failedImports,
];
