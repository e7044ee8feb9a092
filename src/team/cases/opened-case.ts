import type { TeamOperations } from '../team-operations.ts';

/** A case with its evidence and decisions. */
export type OpenedCase = Awaited<ReturnType<TeamOperations['claimCase']>>['case'];
export type CaseDecision = OpenedCase['decisions'][number];
