import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';

/** What an account is for; the API's own words. */
export const ACCOUNT_TYPES = ['user', 'agency', 'vendor'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The signed-in person, as the header and the profile show them. */
export type UserInfo = {
  id: number;
  type: AccountType;
  name: string;
  email: string;
  phone: string;
  language: Language;
  picture: Picture | null;
  /** What the wallet holds. */
  credits: number;
  /** The shop of a vendor; what an agency is called in public. */
  vendor: { id: number; name: string } | null;
  optMarketingFlag: boolean;
  /** False for those who only ever signed in with Google. */
  hasPassword: boolean;
  emailConfirmed: boolean;
  /** When a code sent to the telephone was typed (decision 21); null once the number is another one. */
  phoneVerifiedAt: string | null;
  /** Whether a code can be sent to it. */
  canConfirmPhone: boolean;
  /** Orders and viewings that wait for this person (HEAD-08). */
  waiting: { orders: number; viewings: number; messages: number };
  /** Of what the profile's form edits: a save names it. */
  version: string;
};

const MAX_BADGE_NAME_LENGTH = 20;

/** The badge's name: the agency's own name in public, else the person's; 20 characters at most (MODAL-06). */
export function badgeName({ type, name, vendor }: Pick<UserInfo, 'type' | 'name' | 'vendor'>): string {
  const shown = [...(type === 'agency' && vendor ? vendor.name : name)];
  return shown.length > MAX_BADGE_NAME_LENGTH
    ? `${shown.slice(0, MAX_BADGE_NAME_LENGTH).join('')}…`
    : shown.join('');
}

/** Where a login leads (AUTH-03), and the profile link of the header (HEAD-02). */
export function dashboardOf(type: AccountType): 'VendorDashboard' | 'AgencyDashboard' {
  return type === 'vendor' ? 'VendorDashboard' : 'AgencyDashboard';
}

/** The code that is sent to confirm a telephone (decision 21): how long it is, and how long it works. */
export const PHONE_CODE = { digits: 6, minutes: 10 } as const;
