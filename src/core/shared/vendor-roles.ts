/** Roles of the members of a shop (ROLE-04). */
export const VENDOR_ROLES = ['owner', 'orders', 'products'] as const;
export type VendorRole = (typeof VENDOR_ROLES)[number];

/** Fields of work in a shop and the roles that do them. The server checks it for every operation of a vendor. */
const AREAS = {
  /** Orders, parcels, returns, labels, invoices of orders, messages, questions and reviews. */
  orders: ['owner', 'orders'],
  /** Products, imports, promotions and coupons. */
  products: ['owner', 'products'],
  /** Sales, payouts, cash on delivery, the accounting of invoices and the bank account. */
  finance: ['owner'],
  /** Profile of the shop, delivery, couriers and holidays. */
  settings: ['owner'],
  /** API keys, webhooks and the product feed. */
  integrations: ['owner'],
  members: ['owner'],
} as const satisfies Record<string, readonly VendorRole[]>;

export type VendorArea = keyof typeof AREAS;
export const VENDOR_AREAS = Object.keys(AREAS) as readonly VendorArea[];

export const rolesFor = (area: VendorArea): readonly VendorRole[] => AREAS[area];

/** @param role null for an account without a shop */
export function coversArea(role: VendorRole | null, area: VendorArea): boolean {
  return role !== null && rolesFor(area).includes(role);
}
