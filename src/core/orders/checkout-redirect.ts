/** Where the buyer goes when the order is placed. */
export abstract class CheckoutRedirect {
  abstract follow(token: string): void;
  abstract pay(paymentUrl: string): void;
  /** The goods of an order are in the cart again. */
  abstract openCart(): void;
}
