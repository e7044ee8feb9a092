/** Port to the navigation after an order. */
export abstract class CheckoutRedirect {
  abstract follow(token: string): void;
  abstract pay(paymentUrl: string): void;
  /** Opens the cart after the goods of an order are in it again. */
  abstract openCart(): void;
}
