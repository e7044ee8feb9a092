import type { RaRecord } from 'react-admin';
import type { AppealOutcome } from '../../core/team/cases.ts';
import { useTexts } from '../use-texts.ts';

/** A decision in the list of decisions; moments are ISO times. */
export type DecisionRecord = RaRecord & {
  reason: string;
  decidedBy: { accountId: number; name: string } | null;
  undoUntil: string | null;
  undoneAt: string | null;
  appealedAt: string | null;
  appealOutcome: AppealOutcome | null;
};

/** Returns the end of the text of a decision's state. */
export function stateOf({ undoneAt, appealedAt, appealOutcome }: DecisionRecord) {
  if (undoneAt) return 'undone';
  return appealOutcome ?? (appealedAt ? 'appealed' : 'decided');
}

/** Returns the text of a stored reason: a prepared one is a text key. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts();
  return (reason) => (reason.startsWith('case-reason-') ? t<string>(reason) : reason);
}
