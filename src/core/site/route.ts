/** Screen and permissions of a route. */
export type Route = {
  /** File of the screen: `orders/cart` is src/container/screens/orders/cart.ts. */
  screen: `${string}/${string}`;
  /**
   * Types of accounts that may open the page. It requires a login (NAV-16); for other accounts nothing is
   * requested (ROLE-05).
   */
  roles?: readonly ('user' | 'agency' | 'vendor')[];
  /** Query parameter with the secret of an e-mail's link that opens the page without a login. */
  openedBy?: 'access';
  /**
   * True if a login in the header stays on the page, so that the user can continue; by default the dashboard
   * opens.
   */
  staysAfterLogin?: true;
  showFooter?: boolean;
  transition?: 'slide-left';
  promoBackground?: boolean;
};

/** All types of accounts. Without `roles` a page is public. Permissions of the API are in `api/`. */
export const SIGNED_IN = ['user', 'agency', 'vendor'] as const;
export const OWNERS = ['user', 'agency'] as const;
export const AGENCIES = ['agency'] as const;
export const PEOPLE = ['user'] as const;
export const VENDORS = ['vendor'] as const;
