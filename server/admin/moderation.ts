import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AccountType } from '../../src/core/accounts/account.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { AuditActor, AuditOperation } from '../../src/core/team/audit-entry.ts';
import type { RecordSubject } from '../../src/core/team/audit-entry.ts';
import { handleListingWarnings, warnedItems } from '../modules/accounts/listing-warnings.ts';
import { changeRole } from '../modules/accounts/change-role.ts';
import type { PropertyDependencies } from '../modules/properties/property-dependencies.ts';
import { handleOwnerWarnings, warnedOwners } from '../modules/properties/listing/owner-warnings.ts';
import { moderateComment } from '../modules/journal/moderate-comments.ts';
import {
  handleConversationReports,
  reportedConversations,
} from '../modules/conversations/report-conversation.ts';
import type { ConversationDependencies } from '../modules/conversations/conversation-dependencies.ts';
import { judgeQuestion } from '../modules/reviews/questions/moderate-questions.ts';
import { handleReviewReports, moderateReview } from '../modules/reviews/moderate-reviews.ts';
import type { ReviewDependencies } from '../modules/reviews/review-dependencies.ts';
import type { RoommateDependencies } from '../modules/roommates/roommate-dependencies.ts';
import { changeSubject } from '../modules/team/change-subject.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';
import type { Listing } from '../../src/core/properties/double-pictures.ts';
import { CaseMails } from '../modules/team/cases/case-mails.ts';
import type { StatedDecision, StatementName } from '../modules/team/cases/case-mails.ts';
import { comments } from '../modules/team/cases/kinds/comments.ts';
import { conversationReports } from '../modules/team/cases/kinds/conversation-reports.ts';
import { ownerOf } from '../modules/team/removable.ts';
import type { Removable } from '../modules/team/removable.ts';
import { approveListing, reinstateSubject, removeSubject } from '../modules/team/removals.ts';
import { verifyCompany } from '../modules/team/companies.ts';
import { trustAgency } from '../modules/team/trust-agency.ts';
import type { Firm } from '../modules/team/companies.ts';
import type { RemovalMails } from '../modules/team/removal-mails.ts';
import { normaliseEmail } from '../../src/core/shared/email-address.ts';

/** Open report of a subject that the team can remove. */
export type OpenReport = {
  subject: Listing | 'conversation' | 'owner' | 'product' | 'vendor' | 'review' | 'reply';
  id: number;
  title: string;
  reports: number;
  reasons: string[];
  texts: string[];
  first: Date;
};

type Verdict = 'hide' | 'show' | 'keep';
const VERDICTS = { hide: 'hide', show: 'show', keep: 'approve' } as const;
/** First part of the names of operations in the audit log. */
const RESOURCES = {
  home: 'listings',
  offer: 'listings',
  product: 'products',
  vendor: 'vendors',
  reply: 'replies',
} as const;

type Dependencies = {
  properties: PropertyDependencies;
  roommates: RoommateDependencies;
  conversations: ConversationDependencies;
  reviews: ReviewDependencies;
  mails: RemovalMails;
  actor: AuditActor;
};

/** The team's actions. Each adds an entry to the audit log in the same transaction (TEAM-11). */
export class Moderation {
  constructor(private readonly deps: Dependencies) {}

  /** Returns the open reports, most reported first. */
  async openReports(): Promise<OpenReport[]> {
    const { rows } = await sql<OpenReport>`
      select 'home' as subject, p.id, p.title, count(*) as reports, array_agg(distinct r.reason) as reasons,
        array_remove(array_agg(r.text order by r.id), '') as texts, min(r.created_at) as first
      from property_report r join property p on p.id = r.property_id
      where r.handled_at is null group by p.id
      union all
      select 'offer', o.id, o.title, count(*), array_agg(distinct r.reason),
        array_remove(array_agg(r.text order by r.id), ''), min(r.created_at)
      from roommate_report r join roommate_offer o on o.id = r.offer_id
      where r.handled_at is null group by o.id
      order by reports desc, first`.execute(this.deps.properties.db);
    const { db } = this.deps.properties;
    const [conversations, owners] = [await reportedConversations(db), await warnedOwners(db)];
    return [
      ...rows,
      ...conversations.map((one) => ({ subject: 'conversation' as const, ...one })),
      ...owners.map((one) => ({ subject: 'owner' as const, ...one })),
      ...(await warnedItems(db)),
    ];
  }

  /**
   * Removes a listing, a product or a shop and notifies its owner of the reason. @throws Failure `not-found`,
   * `invalid` without a reason
   */
  async remove(subject: Removable, id: number, reason: string): Promise<void> {
    await this.do(`${RESOURCES[subject]}.remove`, subject, id, reason, (transaction) =>
      removeSubject(this.deps, transaction, subject, id, reason),
    );
  }

  /**
   * Rejects an objection to a removal and notifies the owner of the reason.
   * @throws Failure `not-found` for a subject that is not removed, `invalid` without an answer
   */
  async uphold(subject: Removable, id: number, answer: string): Promise<void> {
    if (answer.trim() === '') throw new Failure('error-reason-required', {}, 'invalid');
    await this.do(`${RESOURCES[subject]}.reject-appeal`, subject, id, answer, async (transaction) => {
      const owner = await ownerOf(transaction, subject, id);
      if (owner.removed_at === null) throw new Failure('error-not-found', {}, 'not-found');
      await this.deps.mails.upheld(transaction, owner, answer, this.now);
    });
  }

  /** Restores what was removed by mistake. @throws Failure `not-found` */
  async reinstate(subject: Removable, id: number): Promise<void> {
    await this.do(`${RESOURCES[subject]}.restore`, subject, id, '', async (transaction) => {
      await reinstateSubject(this.deps, transaction, subject, id);
      await this.deps.mails.givenBack(transaction, await ownerOf(transaction, subject, id), this.now);
    });
  }

  /**
   * Approves a listing: marks its reports as handled and ends moderation. @throws Failure `not-found` without
   * reports
   */
  async dismissListingReports(listing: Listing, id: number): Promise<void> {
    await this.do('listings.approve', listing, id, '', (transaction) =>
      approveListing(this.deps, transaction, listing, id),
    );
  }

  /**
   * Approves a product, a shop or a reply and removes its warnings. @throws Failure `not-found` without
   * warnings
   */
  async dismissTextWarnings(kind: 'product' | 'vendor' | 'reply', id: number): Promise<void> {
    await this.do(`${RESOURCES[kind]}.approve`, kind, id, '', async (transaction) => {
      const handled = await handleListingWarnings(transaction, { kind, id }, this.now);
      if (handled === 0) throw new Failure('error-not-found', {}, 'not-found');
    });
  }

  /** Approves an owner and removes the warnings (TRUST-06). @throws Failure `not-found` without warnings */
  async dismissOwnerWarnings(id: number): Promise<void> {
    await this.do('owners.approve', 'owner', id, '', async (transaction) => {
      const handled = await handleOwnerWarnings(transaction, id, this.now);
      if (handled === 0) throw new Failure('error-not-found', {}, 'not-found');
    });
  }

  /**
   * Leaves a reported conversation open, or closes it for both. @throws Failure `not-found` without reports
   */
  async handleConversation(id: number, close: boolean, reason = ''): Promise<void> {
    await this.do(
      close ? 'conversations.close' : 'conversations.approve',
      'conversation',
      id,
      reason,
      async (transaction) => {
        await handleConversationReports(this.deps.conversations, transaction, id, close);
        const subject = { subject: 'conversation' as const, id };
        const affected = await conversationReports.affected(transaction, subject, []);
        if (close) await this.stateReasons(transaction, 'conversation-closed', { subject, affected }, reason);
      },
    );
  }

  /** @throws Failure `not-found` */
  async judge(commentId: number, verdict: 'shown' | 'hidden', reason: string): Promise<void> {
    const operation = verdict === 'shown' ? 'comments.show' : 'comments.hide';
    await this.do(operation, 'comment', commentId, reason, async (transaction) => {
      await moderateComment(transaction, commentId, verdict);
      const subject = { subject: 'comment' as const, id: commentId };
      const affected = await comments.affected(transaction, subject, []);
      if (verdict === 'hidden')
        await this.stateReasons(transaction, 'comment-hidden', { subject, affected }, reason);
    });
  }

  /**
   * Hides a review and notifies its writer of the reason, shows it again, or leaves it unchanged. @throws
   * Failure `not-found`
   */
  async judgeReview(id: number, verdict: Verdict, reason = ''): Promise<void> {
    const { reviews } = this.deps;
    await this.do(`reviews.${VERDICTS[verdict]}`, 'review', id, reason, (transaction) =>
      verdict === 'keep'
        ? handleReviewReports(reviews, transaction, id)
        : moderateReview(
            reviews,
            transaction,
            id,
            verdict === 'hide' ? { status: 'hidden', reason } : { status: 'shown' },
          ),
    );
  }

  /**
   * Hides a question and notifies its asker of the reason, shows it again, or leaves it unchanged. @throws
   * Failure `not-found`
   */
  async judgeQuestion(id: number, verdict: Verdict, reason = ''): Promise<void> {
    const { reviews } = this.deps;
    await this.do(`questions.${VERDICTS[verdict]}`, 'question', id, reason, (transaction) =>
      judgeQuestion(
        reviews,
        transaction,
        id,
        verdict === 'hide' ? { status: 'hidden', reason } : { status: verdict === 'show' ? 'shown' : 'kept' },
      ),
    );
  }

  /** Sets an agency's trusted state; trusted ones get no warnings. @throws Failure `not-found` */
  async trust(agencyId: number, trusted: boolean): Promise<void> {
    await this.do(trusted ? 'agencies.trust' : 'agencies.distrust', 'agency', agencyId, '', (transaction) =>
      trustAgency(transaction, agencyId, trusted, this.now),
    );
  }

  /**
   * Records the check of an agency's or vendor's company, or revokes it (decision 21). @throws Failure
   * `not-found`, `conflict`
   */
  async verifyCompany(firm: Firm, id: number, isVerified: boolean): Promise<void> {
    await this.do(isVerified ? 'companies.verify' : 'companies.unverify', firm, id, '', (transaction) =>
      verifyCompany(transaction, firm, id, isVerified ? this.now : null),
    );
  }

  /** Changes the type of an account. @throws Failure `not-found`, `conflict` */
  async changeRole(email: string, type: AccountType): Promise<void> {
    const account = await this.deps.properties.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', normaliseEmail(email))
      .executeTakeFirst();
    if (!account) throw new Failure('error-user-not-found', {}, 'not-found');
    await this.do('accounts.change-role', 'account', account.id, '', (transaction) =>
      changeRole(transaction, account.id, type, this.now),
    );
  }

  /** Sends the affected person the statement of reasons; without a reason nothing. */
  private async stateReasons(
    transaction: Transaction<Database>,
    name: StatementName,
    about: Pick<StatedDecision, 'subject' | 'affected'>,
    reason: string,
  ): Promise<void> {
    if (reason.trim() === '') return;
    const { texts, addresses } = this.deps.reviews;
    const stated = { ...about, transaction, reason: () => reason, now: this.now };
    await new CaseMails(texts, addresses).statement(name, stated);
  }

  private get now(): Date {
    return this.deps.properties.clock.now();
  }

  private async do(
    operation: AuditOperation,
    subject: RecordSubject,
    subjectId: number,
    reason: string,
    work: (transaction: Transaction<Database>) => Promise<unknown>,
  ): Promise<void> {
    const { properties, actor } = this.deps;
    await inTransaction(properties.db, (transaction) =>
      changeSubject(transaction, { ...actor, operation, subject, subjectId, reason }, this.now, () =>
        work(transaction),
      ),
    );
  }
}
