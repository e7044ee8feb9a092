import type { CancelSignal } from '../../shared/failure.ts';

/** What who has a link may do with the plan. */
export const LINK_ACCESSES = ['read', 'edit'] as const;
export type LinkAccess = (typeof LINK_ACCESSES)[number];

/** A link that shows a plan to whoever has it; `createdAt` is ISO 8601. */
export type PlanLink = { access: LinkAccess; token: string; createdAt: string };

/** The links of the own plans in the account: at most one of each kind that is not ended (PLAN-08). */
export abstract class PlanLinks {
  /** Those that are not ended. @throws Failure `error-plan-not-found` (`not-found`); the others throw the same */
  abstract list(planId: string, signal?: CancelSignal): Promise<PlanLink[]>;
  /** The link of this kind; a new one where there is none. */
  abstract make(planId: string, access: LinkAccess): Promise<PlanLink>;
  /** From now on it shows nothing to anybody, for good. */
  abstract end(planId: string, access: LinkAccess): Promise<void>;
}
