import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { TeamDataProvider } from '../data-provider.ts';
import { useTeam } from '../team-context.ts';
import { casePath } from './case-path.ts';
import type { CaseDecision, OpenedCase } from './case-claims.ts';

/** Decides a case, offers to undo it and opens the next case of the same queue. */
export function useDecide({ id, kind, title, version }: OpenedCase) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { operations, lastDecision } = useTeam();
  const provider = useDataProvider<TeamDataProvider>();
  const nextOf = async () => {
    const { data } = await provider.getList('cases', {
      filter: { kind, state: 'waiting' },
      sort: { field: 'since', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    });
    // A refund that is half paid, for example, may wait again.
    return data.find((next) => next.id !== id);
  };
  return async ({ name }: CaseDecision, reason: string): Promise<void> => {
    const { decisionId, undoUntil } = await operations.decideCase({ id, decision: name, reason, version });
    if (undoUntil) lastDecision.offer({ id: decisionId, caseId: id, title, decision: name, undoUntil });
    const next = await nextOf();
    notify(next ? 'team-decided' : 'team-queue-empty', { type: 'success' });
    await navigate(next ? casePath(String(next.id)) : '/');
  };
}
