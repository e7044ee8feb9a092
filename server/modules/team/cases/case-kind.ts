import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { AuditOperation, RecordSubject } from '../../../../src/core/team/audit-entry.ts';
import type { CaseMember, CaseSubject } from '../../../../src/core/team/cases.ts';
import type { EvidenceBlock } from '../../../../src/core/team/case-evidence.ts';
import type { TeamOperation } from '../../../../src/core/team/permissions.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';
import type { ConversationDependencies } from '../../conversations/conversation-dependencies.ts';
import type { OrderDependencies } from '../../orders/order-dependencies.ts';
import type { PropertyDependencies } from '../../properties/property-dependencies.ts';
import type { ReviewDependencies } from '../../reviews/review-dependencies.ts';
import type { RoommateDependencies } from '../../roommates/roommate-dependencies.ts';
import type { ServiceDependencies } from '../../services/service-dependencies.ts';
import type { RemovalMails } from '../removal-mails.ts';
import type { CaseMails } from './case-mails.ts';
import type { AffectedPerson } from './people.ts';

export type CaseDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  properties: PropertyDependencies;
  roommates: RoommateDependencies;
  conversations: ConversationDependencies;
  reviews: ReviewDependencies;
  orders: OrderDependencies;
  services: ServiceDependencies;
  mails: RemovalMails;
  caseMails: CaseMails;
  kinds: readonly CaseKind[];
};

/** Row of a waiting case. `count` is the number of reports or warnings. */
export type WaitingRow = { subject: string; id: number; title: string; since: Date; count: number };

/** Input of a decision. The clocks of `deps` return `now`. */
export type DecisionContext = {
  deps: CaseDependencies;
  transaction: Transaction<Database>;
  subject: CaseSubject;
  affected: AffectedPerson | null;
  /** Text of the reason in a language; empty without a reason. */
  reason: (language: Language) => string;
  now: Date;
  member: CaseMember;
};

/** Input of an undo or a reversal; `state` is the result of `apply`. */
export type ReversalContext<State> = Pick<
  DecisionContext,
  'deps' | 'transaction' | 'subject' | 'affected' | 'now'
> & {
  state: State;
  decidedAt: Date;
};

// oxlint-disable-next-line no-explicit-any -- each decision has its own state
type AnyState = any;

/** Decision that a member can make about a case of a kind. */
export type CaseDecision<State = AnyState> = {
  name: string;
  /** Kinds of subjects that it applies to; all by default. */
  subjects?: readonly RecordSubject[];
  operation: (subject: RecordSubject) => AuditOperation;
  needsReason: boolean;
  /** Text keys of prepared reasons. */
  reasons: readonly string[];
  /** Makes the decision and queues its mails. @returns values for the undo */
  apply(context: DecisionContext): Promise<State>;
  /** Reverts it as if it had not been made. Without it the decision is final. */
  undo?(context: ReversalContext<State>): Promise<void>;
  /** Reverses it after an objection, without a mail. Without it no objection is possible. */
  restore?(context: ReversalContext<State>): Promise<void>;
};

/** A kind of waiting case (TEAM-03). Each is one file in `kinds`, and one line in `case-kinds.ts`. */
export type CaseKind = {
  name: string;
  permission: TeamOperation;
  /** SQL for all waiting cases, with the columns of `WaitingRow`. */
  waiting: RawBuilder<WaitingRow>;
  affected(
    db: Kysely<Database>,
    subject: CaseSubject,
    kinds: readonly CaseKind[],
  ): Promise<AffectedPerson | null>;
  /** True if the case is about the member's own decision; false by default. */
  isOwn?(db: Kysely<Database>, subject: CaseSubject, accountId: number): Promise<boolean>;
  /** Evidence for a decision, without history and account (TEAM-04). */
  evidence(deps: CaseDependencies, db: Kysely<Database>, subject: CaseSubject): Promise<EvidenceBlock[]>;
  decisions: readonly CaseDecision[];
};

/** Declares a decision with the type of its state. */
export const caseDecision = <State>(decision: CaseDecision<State>): CaseDecision => decision;
