/** Plans that filled this browser's cart, and pending updates of plans. */
export type PlansInCart = {
  /** By plan id, with the added products. */
  plans: { plan: string; products: number[] }[];
  orders: { plan: string; token: string }[];
};

/** Port to the browser's storage; broken data are ignored. */
export abstract class PlansInCartStorage {
  abstract read(): PlansInCart;
  abstract write(kept: PlansInCart): void;
}
