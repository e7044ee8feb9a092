/** Where a plan is: one of the own ones in the account, or one that a link shows. */
export type PlanAddress = { id: string } | { token: string };

/** Tells an open page of what others do to its plan (PLAN-08). */
export abstract class PlanEvents {
  /**
   * @param told that the plan may have changed or that its link may have been ended, each time it is listened to anew
   * too; `version` is that of the plan, null where it is not known
   * @returns what ends it
   */
  abstract follow(address: PlanAddress, told: (version: string | null) => void): () => void;
}
