import { PERMISSIONS } from './permissions.ts';
import type { TeamOperation } from './permissions.ts';

/** Operations that the transparency report counts as decisions of the team. */
export const DECISION_OPERATIONS = [
  'listings.remove',
  'listings.restore',
  'listings.reject-appeal',
  'listings.approve',
  'products.remove',
  'products.restore',
  'products.reject-appeal',
  'products.approve',
  'vendors.remove',
  'vendors.restore',
  'vendors.reject-appeal',
  'vendors.approve',
  'vendors.refuse',
  'reviews.hide',
  'reviews.show',
  'reviews.approve',
  'replies.approve',
  'replies.remove',
  'questions.hide',
  'questions.show',
  'questions.approve',
  'comments.hide',
  'comments.show',
  'conversations.close',
  'conversations.approve',
  'owners.approve',
  'owners.remove-listings',
  'agencies.trust',
  'agencies.distrust',
  'companies.verify',
  'companies.unverify',
  'companies.reject',
  'accounts.change-role',
  'refunds.pay',
] as const;

/** Decisions of cases that are not about content. */
const CASE_OPERATIONS = [
  'imports.retry',
  'imports.dismiss',
  'mails.dismiss',
  'service-orders.assign',
  'service-orders.cancel',
  'appeals.uphold',
  'appeals.reverse',
] as const;

/** Recorded operations of the team: the kind of the record, and the change. */
export type AuditOperation =
  | (typeof DECISION_OPERATIONS)[number]
  | (typeof CASE_OPERATIONS)[number]
  | TeamOperation;
export const AUDIT_OPERATIONS: readonly string[] = [
  ...new Set<string>([...DECISION_OPERATIONS, ...CASE_OPERATIONS, ...Object.keys(PERMISSIONS)]),
];

/** Kinds of changed records. An `owner` is the account of a landlord. */
export const AUDIT_SUBJECTS = [
  'home',
  'offer',
  'product',
  'vendor',
  'review',
  'reply',
  'question',
  'comment',
  'conversation',
  'owner',
  'agency',
  'account',
  'order',
  'refund',
  'import',
  'mail',
  'service-order',
  'decision',
  'member',
  'note',
  'vendor-balance',
  'payout',
  'payout-run',
  'bank-statement',
  'settings',
  'text',
  'page',
  'post',
  'service',
  'credit-packages',
  'category',
  'service-team',
  'shelves',
  'city',
  'commission',
  'payout-terms',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Subjects with versions and a name instead of a number. */
export const VERSIONED_SUBJECTS = [
  'settings',
  'text',
  'page',
  'post',
  'service',
  'credit-packages',
  'category',
  'service-team',
  'shelves',
  'city',
  'commission',
  'payout-terms',
] as const satisfies readonly AuditSubject[];
/** Subjects with a number and a row of their own. */
export type RecordSubject = Exclude<AuditSubject, (typeof VERSIONED_SUBJECTS)[number]>;
export const RECORD_SUBJECTS: readonly RecordSubject[] = AUDIT_SUBJECTS.filter(
  (subject): subject is RecordSubject => !(VERSIONED_SUBJECTS as readonly string[]).includes(subject),
);

/** Interface that made the change: the command line or the back office. */
export type AuditSource = 'command' | 'team';

/** Author of a change. `actorId` is the member's account, null for the command line. */
export type AuditActor = { actorId: number | null; operator: string; via: AuditSource };

/** Values of a record by their names. Null if the record does not exist. */
export type AuditValues = Readonly<Record<string, unknown>> | null;

/** A change to be recorded (TEAM-11). */
export type RecordedChange = AuditActor & {
  operation: AuditOperation;
  subject: AuditSubject;
  /** Number or name of the changed record. */
  subjectId: number | string;
  reason?: string;
  before?: AuditValues;
  after?: AuditValues;
};

/** Conditions of a search in the audit log; absent ones allow everything. */
export type AuditFilter = {
  from?: Date;
  /** Exclusive end. */
  to?: Date;
  actorId?: number;
  operator?: string;
  operation?: string;
  subject?: string;
  subjectId?: string;
  /** Text in the reason or in a value, in any case. */
  text?: string;
};

/** Reads a subject such as `home:12` or `home`. @returns null for an unknown kind */
export function parseSubject(text: string): Pick<AuditFilter, 'subject' | 'subjectId'> | null {
  const [kind = '', ...rest] = text.split(':');
  const subject = AUDIT_SUBJECTS.find((one) => one === kind);
  if (!subject) return null;
  const subjectId = rest.join(':');
  return subjectId === '' ? { subject } : { subject, subjectId };
}
