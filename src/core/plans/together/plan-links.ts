import type { CancelSignal } from '../../shared/failure.ts';

export const LINK_ACCESSES = ['read', 'edit'] as const;
export type LinkAccess = (typeof LINK_ACCESSES)[number];

/** A link that shares a plan; `createdAt` is ISO 8601. */
export type PlanLink = { access: LinkAccess; token: string; createdAt: string };

/** Port to the links of an account's plan: at most one active link of each kind (PLAN-08). */
export abstract class PlanLinks {
  /**
   * Active links.
   * @throws Failure `error-plan-not-found` (`not-found`), as do the others
   */
  abstract list(planId: string, signal?: CancelSignal): Promise<PlanLink[]>;
  /** Returns the link of this kind, created if missing. */
  abstract make(planId: string, access: LinkAccess): Promise<PlanLink>;
  /** Revokes the link. */
  abstract end(planId: string, access: LinkAccess): Promise<void>;
}
