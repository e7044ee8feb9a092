import { Failure } from '../shared/failure.ts';
import { isId } from '../shared/id.ts';
import { RECORD_SUBJECTS } from './audit-entry.ts';
import type { RecordSubject } from './audit-entry.ts';
import { isPermitted } from './permissions.ts';
import type { TeamOperation } from './permissions.ts';
import type { TeamMember } from './team-member.ts';

/** A member who opens a case has it alone for this time, in minutes (TEAM-03). */
export const CASE_CLAIM_MINUTES = 10;
/** A decision can be undone for this time, in minutes. Its mails are sent afterwards (TEAM-04). */
export const CASE_UNDO_MINUTES = 5;
/** An objection is possible for this time after the decision, in days (Digital Services Act, article 20). */
export const APPEAL_DAYS = 183;
/** Maximum characters of a reason, an objection and an answer. */
export const MAX_CASE_TEXT = 2_000;

/** Kinds of cases, in the order of the first page. */
export const CASE_KIND_NAMES = [
  'appeals',
  'listing-reports',
  'conversation-reports',
  'pending-listings',
  'listing-warnings',
  'owner-warnings',
  'text-warnings',
  'comments',
  'review-reports',
  'question-reports',
  'companies',
  'new-shops',
  'bank-refunds',
  'services-without-team',
  'failed-mails',
  'failed-imports',
] as const;

export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Record that a case is about, such as home 12. */
export type CaseSubject = { subject: RecordSubject; id: number };

/** @returns such as `home-12` */
export const subjectKey = ({ subject, id }: CaseSubject): string => `${subject}-${id}`;

/** Reads a key such as `service-order-12`; null for another text. */
export function parseSubjectKey(key: string): CaseSubject | null {
  const at = key.lastIndexOf('-');
  const id = key.slice(at + 1);
  const subject = RECORD_SUBJECTS.find((one) => one === key.slice(0, at));
  return subject && isId(id) ? { subject, id: Number(id) } : null;
}

/** Member with the permission for an operation. */
export type CaseMember = Pick<TeamMember, 'accountId' | 'name' | 'roles'>;

/** @throws Failure `not-allowed` */
export function ensureCasePermission(member: CaseMember, operation: TeamOperation, isOwn = false): void {
  if (isPermitted(member.roles, operation, isOwn)) return;
  const isForOthers = isOwn && isPermitted(member.roles, operation);
  throw new Failure(isForOthers ? 'error-appeal-own' : 'error-team-not-allowed', {}, 'not-allowed');
}

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** End of a claim that begins now. */
export const claimEnd = (now: Date): Date => minutesAfter(now, CASE_CLAIM_MINUTES);
/** End of the time to undo a decision of now. */
export const undoEnd = (now: Date): Date => minutesAfter(now, CASE_UNDO_MINUTES);

/** A claim of a case with its assignee. */
export type CaseClaim = { accountId: number; claimedUntil: Date };

/** @throws Failure `conflict` without a valid claim of the member */
export function ensureClaimed(claim: CaseClaim | undefined, member: CaseMember, now: Date): void {
  const isValid = claim !== undefined && claim.claimedUntil > now;
  if (isValid && claim.accountId === member.accountId) return;
  throw new Failure(isValid ? 'error-case-claimed' : 'error-case-claim-expired', {}, 'conflict');
}

/** State of a decision that an undo or an objection depends on. */
export type DecisionState = {
  decidedBy: number | null;
  decidedAt: Date;
  /** End of the time to undo; null if the decision cannot be undone. */
  mailAt: Date | null;
  undoneAt: Date | null;
  appealedAt: Date | null;
  appealOutcome: AppealOutcome | null;
};

/**
 * Checks that a member may undo a decision now.
 * @throws Failure `not-allowed` for a colleague's decision, `conflict` if it is undone or too late
 */
export function ensureUndoable(decision: DecisionState, member: CaseMember, now: Date): void {
  ensureCasePermission(member, 'cases.undo', decision.decidedBy === member.accountId);
  if (decision.undoneAt) throw new Failure('error-decision-undone', {}, 'conflict');
  if (decision.mailAt === null) throw new Failure('error-decision-final', {}, 'conflict');
  if (decision.mailAt <= now) throw new Failure('error-undo-too-late', {}, 'conflict');
}

/**
 * Checks that an objection to a decision can be registered.
 * @param isAppealable true if the decision can be reversed
 * @throws Failure `not-allowed`, `conflict`
 */
export function ensureAppealable(
  decision: DecisionState,
  isAppealable: boolean,
  member: CaseMember,
  now: Date,
): void {
  ensureCasePermission(member, 'appeals.register');
  if (decision.undoneAt) throw new Failure('error-decision-undone', {}, 'conflict');
  if (!isAppealable) throw new Failure('error-decision-not-appealable', {}, 'conflict');
  if (decision.appealedAt) throw new Failure('error-appeal-registered', {}, 'conflict');
  // Until then the decision can be undone instead, and nobody knows of it.
  if (decision.mailAt && decision.mailAt > now) throw new Failure('error-appeal-too-early', {}, 'conflict');
  const end = minutesAfter(decision.decidedAt, APPEAL_DAYS * 24 * 60);
  if (end < now) throw new Failure('error-appeal-too-late', {}, 'conflict');
}

/**
 * Checks that a member may decide an objection: never the one who made the decision (TEAM-04).
 * @throws Failure `not-allowed`, `conflict` without an open objection
 */
export function ensureAppealDecidable(decision: DecisionState, member: CaseMember): void {
  if (decision.decidedBy === member.accountId) throw new Failure('error-appeal-own', {}, 'not-allowed');
  ensureCasePermission(member, 'appeals.decide');
  if (!decision.appealedAt) throw new Failure('error-not-found', {}, 'not-found');
  if (decision.appealOutcome) throw new Failure('error-appeal-decided', {}, 'conflict');
}

/**
 * Tidies a typed text. @param field name of its field @throws Failure `invalid` for an empty or long text
 */
export function requiredCaseText(text: string, field: string): string {
  const tidy = text.trim();
  const invalid = (key: string) => new Failure('validation_failed', { [field]: key }, 'invalid');
  if (tidy === '') throw invalid('error-reason-required');
  if (tidy.length > MAX_CASE_TEXT) throw invalid('error-case-text-too-long');
  return tidy;
}
