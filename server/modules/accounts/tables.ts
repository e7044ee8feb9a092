import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { ListingWarning } from '../../../src/core/accounts/warnings.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { MemberEventKind } from '../../../src/core/accounts/vendor-members.ts';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import type { Language } from '../../../src/core/shared/language.ts';

export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  account_address: AccountAddressTable;
  agency: AgencyTable;
  phone_code: PhoneCodeTable;
  listing_warning: ListingWarningTable;
  text_check: TextCheckTable;
  vendor_invitation: VendorInvitationTable;
  vendor_member_event: VendorMemberEventTable;
}

export type WarnedKind = 'home' | 'offer' | 'product' | 'vendor' | 'review' | 'reply';

/** Progress of the check of texts published before the current rules, one row per kind. */
export interface TextCheckTable {
  kind: WarnedKind | 'comment';
  /** `TEXT_RULES` of the check. */
  rules: number;
  /** Last checked id. */
  last_id: number;
}

/** Warnings for readers of a listing, a product, a shop or a review, until the team's review. */
export interface ListingWarningTable {
  kind: WarnedKind;
  /** A reply has the id of its review. */
  item_id: number;
  warning: ListingWarning;
  /** A hash of the text, or the rent in stotinki. */
  basis: string;
  created_at: Date;
  handled_at: Date | null;
}

export interface AccountTable {
  id: Identity;
  type: AccountType;
  name: string;
  email: string;
  phone: Generated<string>;
  password_hash: string | null;
  google_subject: string | null;
  email_confirmed_at: Date | null;
  language: Language;
  marketing_opt_in: Generated<boolean>;
  picture: JsonOrNull<StoredPicture>;
  vendor_id: number | null;
  /** Role in the shop; without a meaning for an account without a shop. */
  vendor_role: Generated<VendorRole>;
  /** Time of joining the shop; null for the account that opened it. */
  vendor_since: Generated<Date | null>;
  credits: Generated<number>;
  created_at: CreatedAt;
  /** Null after a change of the phone. */
  phone_verified_at: Generated<Date | null>;
  /** Time of a suspension by the team; the listings and the shop are removed at the same time. */
  suspended_at: Generated<Date | null>;
}

/** Last code sent to the phone of an account. */
export interface PhoneCodeTable {
  account_id: number;
  phone: string;
  code_hash: string;
  expires_at: Date;
}

export interface AgencyTable {
  id: Identity;
  account_id: number;
  name: string;
  description_bg: Generated<string>;
  description_en: Generated<string>;
  logo: JsonOrNull<StoredPicture>;
  phone: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  address: Generated<string>;
  trusted: Generated<boolean>;
  created_at: CreatedAt;
  company_number: Generated<string>;
  /** Time of the team's check of the company; null after a change of name or number. */
  company_verified_at: Generated<Date | null>;
}

/** Invitation to a shop, deleted some time after its end (ROLE-04). */
export interface VendorInvitationTable {
  id: Identity;
  vendor_id: number;
  email: string;
  role: VendorRole;
  token_hash: Buffer;
  /** Null after the deletion of the account. */
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
}

/** History of a shop's members (ROLE-04). */
export interface VendorMemberEventTable {
  id: Identity;
  vendor_id: number;
  kind: MemberEventKind;
  role: VendorRole;
  /** Null after the deletion of the account, as `member_id`. */
  actor_id: number | null;
  member_id: number | null;
  /** Invited address. */
  email: string | null;
  at: Date;
}

export interface SessionTable {
  id: Identity;
  account_id: number;
  token_hash: Buffer;
  companion_hash: Buffer;
  device: Generated<string>;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface AccountAddressTable {
  id: Identity;
  account_id: number;
  label: Generated<string>;
  city: string;
  post_code: string;
  street: string;
  details: Generated<string>;
  created_at: CreatedAt;
}

export interface AccountTokenTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'confirmation' | 'password-reset';
  expires_at: Date;
  /** Hash of the secret in the browser that signed up; null if the link must not sign in. */
  device_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}
