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

/** Port to the navigation after an order. */
export abstract class CheckoutRedirect {
  abstract follow(token: string): void;
  abstract pay(paymentUrl: string): void;
  /** Opens the cart after the goods of an order are in it again. */
  abstract openCart(): void;
}

/**
 * Latest order of this browser: whether the buyer saw the confirmation, and whether a card payment is
 * outstanding.
 */
export type LastOrder = { token: string; isThanked: boolean; isUnpaid: boolean };

/** Port to the stored order, which a return from the card page needs. */
export abstract class LastOrderStorage {
  abstract read(): LastOrder | null;
  abstract write(order: LastOrder): void;
}
