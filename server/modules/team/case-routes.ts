import * as contract from '../../../api/team/cases.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { decideAppeal, registerAppeal } from './cases/appeals.ts';
import type { CaseDependencies } from './cases/case-kind.ts';
import { claimCase, releaseCase } from './cases/claim-case.ts';
import { decideCase } from './cases/decide-case.ts';
import { undoDecision } from './cases/undo-decision.ts';
import { listQueues } from './cases/waiting-cases.ts';

/** Cases that wait for the team, their decisions and objections (TEAM-03, TEAM-04). */
export function caseRoutes(deps: CaseDependencies): Implementation[] {
  return [
    implement(contract.teamQueues, async ({ member }) => {
      const queues = await listQueues(deps, member.accountId);
      return { data: queues.map((queue) => ({ ...queue, oldest: queue.oldest?.toISOString() ?? null })) };
    }),
    implement(contract.claimCase, async ({ params, member }) => {
      const { since, assignedUntil, ...opened } = await claimCase(deps, member, params.id);
      return {
        case: { ...opened, since: since.toISOString(), assignedUntil: assignedUntil.toISOString() },
      };
    }),
    implement(contract.releaseCase, async ({ params, member }) => {
      await releaseCase(deps, member, params.id);
      return { message: 'team-case-released' };
    }),
    implement(contract.decideCase, async ({ params, body, member }) => {
      const { decisionId, undoUntil } = await decideCase(deps, member, params.id, body);
      return { decisionId, undoUntil: undoUntil?.toISOString() ?? null };
    }),
    implement(contract.undoDecision, async ({ params, member }) => {
      await undoDecision(deps, member, Number(params.id));
      return { message: 'team-decision-undone' };
    }),
    implement(contract.registerAppeal, async ({ params, body, member }) => {
      await registerAppeal(deps, member, Number(params.id), body.text);
      return { message: 'team-appeal-registered' };
    }),
    implement(contract.decideAppeal, async ({ params, body, member }) => {
      await decideAppeal(deps, member, Number(params.id), body);
      return { message: 'team-appeal-decided' };
    }),
  ];
}
