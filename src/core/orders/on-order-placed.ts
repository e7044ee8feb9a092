/** Whoever wants to know of the orders that this browser places. */
export abstract class OnOrderPlaced {
  /**
   * Brings what is needed, before anything is ordered. @throws Failure
   * @returns what is told of the order, by the token of its link and the ids of its products; it never fails an order
   */
  abstract prepare(): Promise<(token: string, products: readonly number[]) => Promise<void>>;

  /** The order has a new link; what can't be told now is lost. */
  abstract moved(oldToken: string, newToken: string): Promise<void>;
}
