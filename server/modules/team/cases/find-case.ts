import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { Clock } from '../../../../src/core/shared/clock.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { ensureCasePermission, parseSubjectKey, subjectKey } from '../../../../src/core/team/cases.ts';
import type { CaseMember, CaseSubject } from '../../../../src/core/team/cases.ts';
import { decidedBlocks } from '../../../../src/core/team/case-evidence.ts';
import type { EvidenceBlock } from '../../../../src/core/team/case-evidence.ts';
import type { Database } from '../../../tables.ts';
import type { CaseDecision, CaseDependencies, CaseKind, WaitingRow } from './case-kind.ts';

export type FoundCase = { kind: CaseKind; subject: CaseSubject };

/** @returns such as `listing-reports-home-12` */
export const caseId = (kind: string, subject: CaseSubject): string => `${kind}-${subjectKey(subject)}`;

/** Reads an id such as `listing-reports-home-12`. @throws Failure `not-found` */
export function parseCaseId(kinds: readonly CaseKind[], id: string): FoundCase {
  for (const kind of kinds) {
    const subject = id.startsWith(`${kind.name}-`) ? parseSubjectKey(id.slice(kind.name.length + 1)) : null;
    if (subject) return { kind, subject };
  }
  throw gone();
}

/** @throws Failure `not-found` for an unknown kind */
export function findKind(kinds: readonly CaseKind[], name: string): CaseKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw gone();
  return kind;
}

export const decisionsOf = (kind: CaseKind, { subject }: CaseSubject): CaseDecision[] =>
  kind.decisions.filter(({ subjects }) => subjects === undefined || subjects.includes(subject));

/** Checks that a member may open and decide a case. @throws Failure `not-allowed` */
export async function ensureMayDecide(
  db: Kysely<Database>,
  { kind, subject }: FoundCase,
  member: CaseMember,
): Promise<void> {
  const isOwn = (await kind.isOwn?.(db, subject, member.accountId)) ?? false;
  ensureCasePermission(member, kind.permission, isOwn);
}

/** Returns the row of a case that waits. @throws Failure `not-found` if it does not wait any more */
export async function waitingCase(
  db: Kysely<Database>,
  { kind, subject: { subject, id } }: FoundCase,
): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select * from (${kind.waiting}) w where w.subject = ${subject} and w.id = ${id}`.execute(db);
  if (!rows[0]) throw gone();
  return rows[0];
}

/** Hash of the evidence, so that nobody decides about evidence that they have not seen. */
export const versionOf = (evidence: readonly EvidenceBlock[]): string =>
  createHash('sha256')
    .update(JSON.stringify(decidedBlocks(evidence)))
    .digest('base64url');

class FixedClock extends Clock {
  constructor(private readonly time: Date) {
    super();
  }

  now(): Date {
    return this.time;
  }

  after(): () => void {
    return () => {};
  }
}

/** Dependencies whose clocks return one time, so that an undo finds what a decision changed. */
export function depsAt(deps: CaseDependencies, now: Date): CaseDependencies {
  const clock = new FixedClock(now);
  const { properties, roommates, conversations, reviews, orders, services } = deps;
  return {
    ...deps,
    clock,
    properties: { ...properties, clock },
    roommates: { ...roommates, clock },
    conversations: { ...conversations, clock },
    reviews: { ...reviews, clock },
    orders: { ...orders, clock },
    services: { ...services, clock },
  };
}

/** Locks the claim of a case until the transaction ends. */
export function lockClaim(transaction: Transaction<Database>, { kind, subject }: FoundCase) {
  return transaction
    .selectFrom('case_claim')
    .select(['account_id as accountId', 'claimed_until as claimedUntil'])
    .where('kind', '=', kind.name)
    .where('subject_id', '=', subjectKey(subject))
    .forUpdate()
    .executeTakeFirst();
}

const gone = () => new Failure('error-case-gone', {}, 'not-found');
