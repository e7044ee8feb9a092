import type { Kysely } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { claimEnd, ensureCasePermission, subjectKey } from '../../../../src/core/team/cases.ts';
import type { CaseMember } from '../../../../src/core/team/cases.ts';
import type { EvidenceBlock } from '../../../../src/core/team/case-evidence.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { caseContext } from './case-context.ts';
import type { CaseDependencies } from './case-kind.ts';
import { caseId, decisionsOf, ensureMayDecide, parseCaseId, versionOf, waitingCase } from './find-case.ts';
import type { FoundCase } from './find-case.ts';

/** A case with everything that a decision needs (TEAM-04). */
export type OpenedCase = {
  id: string;
  kind: string;
  subject: string;
  title: string;
  since: Date;
  count: number;
  assignedUntil: Date;
  /** Sent back with the decision. */
  version: string;
  evidence: EvidenceBlock[];
  decisions: {
    name: string;
    needsReason: boolean;
    reasons: string[];
    isUndoable: boolean;
    isAppealable: boolean;
  }[];
};

/**
 * Opens a case for ten minutes, or renews the member's claim (TEAM-03). Of simultaneous claims exactly one
 * wins, in any number of processes.
 * @throws Failure `not-allowed`, `not-found` if it does not wait any more, `error-case-claimed` (`conflict`)
 * with the fields `assignee` and `assignedUntil`
 */
export async function claimCase(deps: CaseDependencies, member: CaseMember, id: string): Promise<OpenedCase> {
  const found = parseCaseId(deps.kinds, id);
  ensureCasePermission(member, 'cases.claim');
  return inTransaction(deps.db, async (transaction) => {
    await ensureMayDecide(transaction, found, member);
    const now = deps.clock.now();
    const assignedUntil = claimEnd(now);
    if (!(await takeClaim(transaction, found, member, now, assignedUntil)))
      throw await claimedBy(transaction, found);
    const { title, since, count } = await waitingCase(transaction, found);
    const { kind, subject } = found;
    const matter = await kind.evidence(deps, transaction, subject);
    const affected = await kind.affected(transaction, subject, deps.kinds);
    return {
      id: caseId(kind.name, subject),
      kind: kind.name,
      subject: subjectKey(subject),
      title,
      since,
      count,
      assignedUntil,
      version: versionOf(matter),
      evidence: [...matter, ...(await caseContext(transaction, found, affected))],
      decisions: decisionsOf(kind, subject).map((decision) => ({
        name: decision.name,
        needsReason: decision.needsReason,
        reasons: [...decision.reasons],
        isUndoable: decision.undo !== undefined,
        isAppealable: decision.restore !== undefined,
      })),
    };
  });
}

/** Stores the claim unless another member has a valid one. @returns false in that case */
async function takeClaim(
  db: Kysely<Database>,
  { kind, subject }: FoundCase,
  { accountId }: CaseMember,
  now: Date,
  until: Date,
): Promise<boolean> {
  const claim = await db
    .insertInto('case_claim')
    .values({
      kind: kind.name,
      subject_id: subjectKey(subject),
      account_id: accountId,
      claimed_until: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({ account_id: accountId, claimed_until: until })
        .where(({ eb, or }) =>
          or([eb('case_claim.account_id', '=', accountId), eb('case_claim.claimed_until', '<=', now)]),
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  return claim !== undefined;
}

async function claimedBy(db: Kysely<Database>, { kind, subject }: FoundCase): Promise<Failure> {
  const claim = await db
    .selectFrom('case_claim')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['name', 'claimed_until'])
    .where('kind', '=', kind.name)
    .where('subject_id', '=', subjectKey(subject))
    .executeTakeFirst();
  const fields = { assignee: claim?.name ?? '', assignedUntil: claim?.claimed_until.toISOString() ?? '' };
  return new Failure('error-case-claimed', fields, 'conflict');
}

/** Renews the member's valid claim, so that a refused decision does not lose the case. */
export async function renewClaim(
  deps: CaseDependencies,
  member: CaseMember,
  found: FoundCase,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .updateTable('case_claim')
    .set({ claimed_until: claimEnd(now) })
    .where('kind', '=', found.kind.name)
    .where('subject_id', '=', subjectKey(found.subject))
    .where('account_id', '=', member.accountId)
    .where('claimed_until', '>', now)
    .execute();
}

/** Ends the member's claim. Idempotent; claims of others remain. */
export async function releaseCase(deps: CaseDependencies, member: CaseMember, id: string): Promise<void> {
  const { kind, subject } = parseCaseId(deps.kinds, id);
  ensureCasePermission(member, 'cases.claim');
  await deps.db
    .deleteFrom('case_claim')
    .where('kind', '=', kind.name)
    .where('subject_id', '=', subjectKey(subject))
    .where('account_id', '=', member.accountId)
    .execute();
}
