import type { Transaction } from 'kysely';
import type { RecordedChange } from '../../../src/core/team/audit-entry.ts';
import type { Database } from '../../tables.ts';
import { recordChange } from './audit-log.ts';
import { subjectState } from './subject-state.ts';
import type { RecordSubject } from '../../../src/core/team/audit-entry.ts';

type Change = Omit<RecordedChange, 'subject' | 'subjectId' | 'before' | 'after'> & {
  subject: RecordSubject;
  subjectId: number;
};

/** Changes a record and adds its values before and after to the audit log (TEAM-11). @throws what the work throws */
export async function changeSubject<Result>(
  transaction: Transaction<Database>,
  change: Change,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const { subject, subjectId } = change;
  const before = await subjectState(transaction, subject, subjectId);
  const result = await work();
  const after = await subjectState(transaction, subject, subjectId);
  await recordChange(transaction, { ...change, before, after }, now);
  return result;
}
