/** Whoever wants to know of the orders that this browser places. */
export abstract class OnOrderPlaced {
  /**
   * Brings what is needed, before anything is ordered. @throws Failure
   * @returns what is told of the order, by the token of its link and the ids of its products; it never fails an order
   */
  abstract prepare(): Promise<(token: string, products: readonly number[]) => Promise<void>>;

  /** Called when the order has a new link. Plans that cannot be changed now keep the old one. */
  abstract moved(oldToken: string, newToken: string): Promise<void>;
}
