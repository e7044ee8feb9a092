import { Failure } from '../../../../src/core/shared/failure.ts';
import type { TeamOperation } from '../../../../src/core/team/permissions.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { recordChange } from '../audit-log.ts';
import { subjectState } from '../subject-state.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { fits } from './read-records.ts';
import type { RecordAction, RecordResource } from './record-resource.ts';

type ActionRequest = { reason?: string | undefined; input?: Record<string, unknown> | undefined };

/**
 * Runs an action of a member and records it in the audit log, in one transaction.
 * @returns the id of the record
 * @throws Failure `not-found` for an unknown action, `invalid` without a required reason, `malformed` for input
 * that does not fit
 */
export async function runAction(
  { db, clock }: Pick<TeamDependencies, 'db' | 'clock'>,
  resource: RecordResource,
  { name, action }: { name: string; action: RecordAction | undefined },
  { id, member, request }: { id: string; member: SignedInMember; request: ActionRequest },
): Promise<string> {
  const { subject, subjectId: numberOf = Number } = resource;
  if (!action || !subject) throw new Failure('error-not-found', {}, 'not-found');
  const reason = request.reason?.trim() ?? '';
  if (action.needsReason && reason === '')
    throw new Failure('error-reason-required', { reason: 'error-reason-required' }, 'invalid');
  const input = request.input ?? {};
  if (action.input ? !fits(action.input, input) : Object.keys(input).length > 0)
    throw new Failure('error-malformed-request', {}, 'malformed');
  await action.prepare?.(id);
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const before = id === '' ? null : await subjectState(transaction, subject, numberOf(id) ?? 0);
    const created = await action.run({ transaction, member, now }, id, { reason, input: input as never });
    const recordId = created?.id ?? id;
    const subjectId = numberOf(recordId) ?? recordId;
    const after = await subjectState(transaction, subject, Number(subjectId));
    await recordChange(
      transaction,
      {
        actorId: member.accountId,
        operator: member.name,
        via: 'team',
        operation: action.recordedAs ?? (`${resource.name}.${name}` as TeamOperation),
        subject,
        subjectId,
        reason,
        before,
        after,
      },
      now,
    );
    return recordId;
  });
}
