import type { RecordSubject } from '../../../../src/core/team/audit-entry.ts';
import type { TestApplication } from '../../support/test-application.ts';
import {
  aReportedHome,
  aReportedOffer,
  aWarnedHome,
  aHeldHome,
  aWarning,
  aVendor,
  aNewShop,
  aProduct,
  aWarnedOwner,
  aHeldComment,
  aReportedComment,
  storedReview,
  aReportedReview,
  aReportedQuestion,
  aReportedConversation,
  anAgency,
  aFailedImport,
  aFailedMail,
  aBankRefund,
  aDeclinedService,
} from './case-records.ts';

type Sample = {
  kind: string;
  subject: RecordSubject;
  decision: string;
  reason?: string;
  isFinal?: boolean;
  /** Number of mails of the decision. */
  mails?: number;
  /** Makes a record that waits. @returns its id */
  arrange(app: TestApplication): Promise<number>;
};

/** Records of each kind of case, with a decision and the number of its mails. */
export const CASE_SAMPLES: readonly Sample[] = [
  { kind: 'listing-reports', subject: 'home', decision: 'approve', arrange: aReportedHome },
  {
    kind: 'listing-reports',
    subject: 'home',
    decision: 'remove',
    reason: 'case-reason-fraud',
    mails: 1,
    arrange: aReportedHome,
  },
  {
    kind: 'listing-reports',
    subject: 'offer',
    decision: 'remove',
    reason: 'case-reason-not-real',
    mails: 1,
    arrange: aReportedOffer,
  },
  { kind: 'listing-warnings', subject: 'home', decision: 'approve', arrange: aWarnedHome },
  {
    kind: 'listing-warnings',
    subject: 'home',
    decision: 'remove',
    reason: 'case-reason-asks-for-money',
    mails: 1,
    arrange: aWarnedHome,
  },
  { kind: 'pending-listings', subject: 'home', decision: 'approve', mails: 1, arrange: aHeldHome },
  {
    kind: 'pending-listings',
    subject: 'home',
    decision: 'remove',
    reason: 'case-reason-copied-photos',
    mails: 1,
    arrange: aHeldHome,
  },
  { kind: 'owner-warnings', subject: 'owner', decision: 'approve', arrange: aWarnedOwner },
  {
    kind: 'owner-warnings',
    subject: 'owner',
    decision: 'remove-listings',
    reason: 'case-reason-fraud',
    mails: 1,
    arrange: aWarnedOwner,
  },
  {
    kind: 'text-warnings',
    subject: 'product',
    decision: 'approve',
    arrange: async (app) => aWarning(app, 'product', await aProduct(app)),
  },
  {
    kind: 'text-warnings',
    subject: 'product',
    decision: 'remove',
    reason: 'case-reason-asks-for-money',
    mails: 1,
    arrange: async (app) => aWarning(app, 'product', await aProduct(app)),
  },
  {
    kind: 'text-warnings',
    subject: 'vendor',
    decision: 'remove',
    reason: 'case-reason-advertising',
    mails: 1,
    arrange: async (app) => {
      const id = await aVendor(app);
      await app.database.db
        .updateTable('vendor')
        .set({ company_verified_at: app.clock.now() })
        .where('id', '=', id)
        .execute();
      return aWarning(app, 'vendor', id);
    },
  },
  {
    kind: 'text-warnings',
    subject: 'reply',
    decision: 'remove-reply',
    reason: 'case-reason-offensive',
    mails: 1,
    arrange: async (app) =>
      aWarning(app, 'reply', await storedReview(app, { reply: 'Преведете ни капаро и ще видите.' })),
  },
  { kind: 'comments', subject: 'comment', decision: 'show', arrange: aHeldComment },
  {
    kind: 'comments',
    subject: 'comment',
    decision: 'hide',
    reason: 'case-reason-advertising',
    mails: 1,
    arrange: aReportedComment,
  },
  { kind: 'review-reports', subject: 'review', decision: 'approve', arrange: aReportedReview },
  {
    kind: 'review-reports',
    subject: 'review',
    decision: 'hide',
    reason: 'case-reason-offensive',
    mails: 1,
    arrange: aReportedReview,
  },
  { kind: 'question-reports', subject: 'question', decision: 'approve', arrange: aReportedQuestion },
  {
    kind: 'question-reports',
    subject: 'question',
    decision: 'hide',
    reason: 'case-reason-offensive',
    mails: 1,
    arrange: aReportedQuestion,
  },
  {
    kind: 'conversation-reports',
    subject: 'conversation',
    decision: 'approve',
    arrange: aReportedConversation,
  },
  {
    kind: 'conversation-reports',
    subject: 'conversation',
    decision: 'close',
    reason: 'case-reason-offensive',
    mails: 1,
    arrange: aReportedConversation,
  },
  { kind: 'companies', subject: 'vendor', decision: 'verify', arrange: aVendor },
  {
    kind: 'companies',
    subject: 'agency',
    decision: 'reject',
    reason: 'case-reason-company-not-found',
    mails: 1,
    arrange: anAgency,
  },
  { kind: 'new-shops', subject: 'vendor', decision: 'approve-shop', mails: 1, arrange: aNewShop },
  {
    kind: 'new-shops',
    subject: 'vendor',
    decision: 'refuse-shop',
    reason: 'case-reason-shop-texts',
    mails: 1,
    arrange: aNewShop,
  },
  { kind: 'failed-imports', subject: 'import', decision: 'dismiss', arrange: aFailedImport },
  { kind: 'failed-imports', subject: 'import', decision: 'retry', isFinal: true, arrange: aFailedImport },
  { kind: 'failed-mails', subject: 'mail', decision: 'dismiss', arrange: aFailedMail },
  { kind: 'failed-mails', subject: 'mail', decision: 'resend', isFinal: true, arrange: aFailedMail },
  { kind: 'bank-refunds', subject: 'refund', decision: 'paid', mails: 1, arrange: aBankRefund },
  {
    kind: 'services-without-team',
    subject: 'service-order',
    decision: 'reassign',
    mails: 2,
    arrange: (app) => aDeclinedService(app, true),
  },
  {
    kind: 'services-without-team',
    subject: 'service-order',
    decision: 'cancel',
    reason: 'case-reason-no-free-team',
    mails: 2,
    arrange: (app) => aDeclinedService(app, false),
  },
];
