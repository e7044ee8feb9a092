/** Address of a plan: an own one, or one shared by link. */
export type PlanAddress = { id: string } | { token: string };

/** Port to changes of a plan by others (PLAN-08). */
export abstract class PlanEvents {
  /**
   * @param told called when the plan or its link may have changed, and after each new connection; `version`
   * is null if unknown
   * @returns a function that stops it
   */
  abstract follow(address: PlanAddress, told: (version: string | null) => void): () => void;
}
