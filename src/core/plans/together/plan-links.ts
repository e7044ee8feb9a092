export const LINK_ACCESSES = ['read', 'edit'] as const;
export type LinkAccess = (typeof LINK_ACCESSES)[number];

/** A link that shares a plan; `createdAt` is ISO 8601. */
export type PlanLink = { access: LinkAccess; token: string; createdAt: string };

/** Port to the links of an account's plan: at most one active link of each kind (PLAN-08). */
export abstract class PlanLinks {
  /**
   * Active links of the plan with this id.
   * @throws Failure `error-plan-not-found` (`not-found`), as do the others
   */
  abstract planLinks(input: { id: string }): Promise<{ data: PlanLink[] }>;
  /** Returns the link of this kind, created if missing. */
  abstract makePlanLink(input: { id: string; access: LinkAccess }): Promise<PlanLink>;
  /** Revokes the link. */
  abstract endPlanLink(input: { id: string; access: LinkAccess }): Promise<unknown>;
}
