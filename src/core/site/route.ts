/** What a route opens, and for whom. */
export type Route = {
  /** `orders/cart` is src/container/screens/orders/cart.ts, which puts the view and its view model together. */
  screen: `${string}/${string}`;
  /** Whose page it is: it needs a login (NAV-16), and for other accounts nothing is asked (ROLE-05). */
  roles?: readonly ('user' | 'agency' | 'vendor')[];
  /** The secret in the query that opens the page to whoever has it: the link of an e-mail. */
  openedBy?: 'access';
  /** A login in the header stays on the page instead of leading to the dashboard: what was begun here goes on. */
  staysAfterLogin?: true;
  showFooter?: boolean;
  transition?: 'slide-left';
  promoBackground?: boolean;
};

/** Whose a page is; without `roles` it is everybody's. What the server allows them is told in `api/`. */
export const SIGNED_IN = ['user', 'agency', 'vendor'] as const;
export const OWNERS = ['user', 'agency'] as const;
export const AGENCIES = ['agency'] as const;
export const PEOPLE = ['user'] as const;
export const VENDORS = ['vendor'] as const;
