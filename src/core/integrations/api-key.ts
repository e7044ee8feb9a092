/** Permissions of an API key (SHIP-12). Writing an order answers with the order, also without `orders:read`. */
export const KEY_SCOPES = ['orders:read', 'orders:write', 'products:read', 'products:write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Keys of a vendor at the same time. */
export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 60;
/** Calls of a key within a minute. */
export const KEY_CALLS_PER_MINUTE = 120;

/** A key as the vendor sees it; moments as ISO 8601. */
export type ApiKey = {
  id: number;
  name: string;
  scopes: KeyScope[];
  /** First characters, by which the vendor recognises the key. */
  start: string;
  createdAt: string;
  lastUsedAt: string | null;
};

export type ApiKeyForm = { name: string; scopes: readonly KeyScope[] };
