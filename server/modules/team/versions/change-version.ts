import type { Transaction } from 'kysely';
import type { Database } from '../../../tables.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { AuditSubject } from '../../../../src/core/team/audit-entry.ts';
import type { TeamOperation } from '../../../../src/core/team/permissions.ts';
import { recordChange } from '../audit-log.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { addVersion, isRepeated } from './versions.ts';
import type { Versioned } from './versions.ts';

/** Change of a versioned record in a request: its start, the version that the author saw, and the reason. */
export type VersionChange<Value> = {
  value: Value;
  validFrom: string | null;
  latest: number;
  reason: string;
};

type Audited = { operation: TeamOperation; subject: AuditSubject; before: object };

/** Further steps in the transaction of a change. */
type Steps<Value> = {
  /** Before the version is added; takes locks. */
  before?(transaction: Transaction<Database>): Promise<void>;
  /** Checks the value against the database and completes it. */
  prepare?(transaction: Transaction<Database>): Promise<Value>;
  /** After it was added; `startsAt` is the start of the version. */
  after?(transaction: Transaction<Database>, startsAt: Date): Promise<void>;
};

/**
 * Adds a version and records it in the audit log, in one transaction. A repeated request changes nothing.
 * @throws Failure `conflict` for an outdated version, `invalid` for a start in the past
 */
export async function changeVersion<Value extends object>(
  { db, clock }: Pick<TeamDependencies, 'db' | 'clock'>,
  versioned: Versioned,
  change: VersionChange<Value>,
  member: SignedInMember,
  { operation, subject, before }: Audited,
  steps: Steps<Value> = {},
): Promise<void> {
  const { validFrom, latest, reason } = change;
  const now = clock.now();
  const why = reason.trim();
  await inTransaction(db, async (transaction) => {
    await steps.before?.(transaction);
    const value = (await steps.prepare?.(transaction)) ?? change.value;
    const version = {
      value,
      validFrom: validFrom === null ? null : new Date(validFrom),
      base: latest,
      author: { id: member.accountId, name: member.name },
      reason: why,
    };
    if (await isRepeated(transaction, versioned, version)) return;
    await addVersion(transaction, versioned, version, now);
    await steps.after?.(transaction, version.validFrom ?? now);
    await recordChange(
      transaction,
      {
        actorId: member.accountId,
        operator: member.name,
        via: 'team',
        operation,
        subject,
        subjectId: versioned.key,
        reason: why,
        before: { ...before },
        after: { ...value, ...(validFrom !== null && { validFrom }) },
      },
      now,
    );
  });
}
