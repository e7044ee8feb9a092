import type { Language } from '../shared/language.ts';
import { coversArea } from '../shared/vendor-roles.ts';
import type { VendorArea, VendorRole } from '../shared/vendor-roles.ts';
import type { Picture } from '../shared/picture.ts';
import { Failure } from '../shared/failure.ts';

/** Types of accounts, as in the API. */
export const ACCOUNT_TYPES = ['user', 'agency', 'vendor'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The signed-in user for the header and the profile. */
export type UserInfo = {
  id: number;
  type: AccountType;
  name: string;
  email: string;
  phone: string;
  language: Language;
  picture: Picture | null;
  credits: number;
  /** Shop of a vendor, or public name of an agency. */
  vendor: { id: number; name: string } | null;
  /** Role in the shop; null for an account without one. */
  vendorRole: VendorRole | null;
  /** True for a member who joined the shop of others, and can leave it. */
  mayLeaveShop: boolean;
  optMarketingFlag: boolean;
  /** False for accounts with Google login only. */
  hasPassword: boolean;
  emailConfirmed: boolean;
  /** Moment of the phone verification by code (decision 21); null after a change of the number. */
  phoneVerifiedAt: string | null;
  /** True if the server can send a code to the number. */
  canConfirmPhone: boolean;
  /** Orders, viewings and messages without the user's response (HEAD-08). */
  waiting: { orders: number; viewings: number; messages: number };
  /** Version of the profile's form; a save sends it. */
  version: string;
};

const MAX_BADGE_NAME_LENGTH = 20;

/** Name on the badge: the agency's public name, else the user's; at most 20 characters (MODAL-06). */
export function badgeName({ type, name, vendor }: Pick<UserInfo, 'type' | 'name' | 'vendor'>): string {
  const shown = [...(type === 'agency' && vendor ? vendor.name : name)];
  return shown.length > MAX_BADGE_NAME_LENGTH
    ? `${shown.slice(0, MAX_BADGE_NAME_LENGTH).join('')}…`
    : shown.join('');
}

/**
 * True for an account that acts for a shop in an area: its menu and pages show it (ROLE-04).
 */
export function actsForShop(
  user: Pick<UserInfo, 'vendorRole'> | null | undefined,
  area: VendorArea,
): boolean {
  return coversArea(user?.vendorRole ?? null, area);
}

/** Page after the login (AUTH-03) and of the header's profile link (HEAD-02). */
export function dashboardOf(type: AccountType): 'VendorDashboard' | 'AgencyDashboard' {
  return type === 'vendor' ? 'VendorDashboard' : 'AgencyDashboard';
}

/** Code for the phone verification (decision 21): its length, and minutes until it expires. */
export const PHONE_CODE = { digits: 6, minutes: 10 } as const;

/**
 * Page for other types of accounts. The server did not reject a request, so the session stays valid; AUTH-15
 * does not apply.
 */
export class RoleError extends Failure {
  constructor(
    /** Types of accounts that may open the page. */
    readonly roles: readonly AccountType[],
    readonly own: AccountType,
  ) {
    super('error-not-allowed', {}, 'not-allowed');
    this.name = 'RoleError';
  }
}

/** Page that the role of a shop's member does not cover (ROLE-04). The session stays valid. */
export class AreaError extends Failure {
  constructor(readonly own: VendorRole) {
    super('error-vendor-role', {}, 'not-allowed');
    this.name = 'AreaError';
  }
}
