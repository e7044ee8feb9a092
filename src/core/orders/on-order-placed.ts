/** Port to modules that follow the orders of this browser. */
export abstract class OnOrderPlaced {
  /**
   * Loads everything needed before the order.
   * @returns a function that receives the order's token and the ids of its products; it never fails an order
   * @throws Failure
   */
  abstract prepare(): Promise<(token: string, products: readonly number[]) => Promise<void>>;

  /** Called after an order gets a new token. Plans that cannot change now still have the old one. */
  abstract moved(oldToken: string, newToken: string): Promise<void>;
}
