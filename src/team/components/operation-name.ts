import { AUDIT_OPERATIONS } from '../../core/team/audit-entry.ts';
import type { AuditOperation } from '../../core/team/audit-entry.ts';
import { useTexts } from '../use-texts.ts';

/** Operations that change something; only they are recorded. */
type RecordedOperation = Exclude<AuditOperation, `${string}.read`>;

type Dashed<Operation extends string> = Operation extends `${infer Subject}.${infer Change}`
  ? `${Subject}-${Change}`
  : never;

const isRecorded = (name: string): name is RecordedOperation =>
  AUDIT_OPERATIONS.includes(name) && !name.endsWith('.read');

/** Returns the text of a recorded operation; one of an older version stays as it is. */
export function useOperationName(): (name: string) => string {
  const t = useTexts();
  return (name) =>
    isRecorded(name) ? t(`team-operation-${name.replace('.', '-') as Dashed<typeof name>}`) : name;
}
