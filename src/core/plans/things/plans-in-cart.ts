/** Which plans put their things into this browser's cart, and orders that a plan is still to be told of. */
export type PlansInCart = {
  /** By their ids, and those of the products that they put there. */
  plans: { plan: string; products: number[] }[];
  orders: { plan: string; token: string }[];
};

/** Where a browser remembers it; what is broken of it is none. */
export abstract class PlansInCartStorage {
  abstract read(): PlansInCart;
  abstract write(kept: PlansInCart): void;
}
