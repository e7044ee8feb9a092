import type { CancelSignal } from '../shared/failure.ts';
import type { UserInfo } from './account.ts';
import type { OwnerWarning } from './owner-warnings.ts';
import type { ChangePasswordCommand, ForgottenPasswordCommand } from './password-commands.ts';
import type { PhoneCodeCommand } from './phone-code-command.ts';
import type { AgencyCommand, OwnAgency, ProfileCommand } from './profile-commands.ts';
import type { SignUpCommand } from './sign-up-command.ts';

/** A place where somebody is signed in; `current` is this one. */
export type OwnSession = {
  id: number;
  device: string;
  createdAt: string;
  expiresAt: string;
  current: boolean;
};

/** Figures of the dashboard; null where the type of account has none. */
export type OwnStatistics = {
  properties: {
    active: number;
    paused: number;
    draft: number;
    rented: number;
    views: number;
    favorites: number;
  } | null;
  viewings: { waiting: number; coming: number } | null;
  orders: { waiting: number; underWay: number };
  /** Products of a vendor's shop. */
  products: number | null;
  /** Saved searches of a person or an agency. */
  searches: number | null;
};

/** What anybody may know of a person with public listings. */
export type PublicUser = {
  id: number;
  name: string;
  memberSince: string;
  propertyCount: number;
  agencyId: number | null;
  phoneVerifiedAt: string | null;
  /** Why to be careful with them (TRUST-06). */
  warnings: OwnerWarning[];
};

/** Registration, passwords, and what people change of their own account. */
export abstract class Accounts {
  /** @param next path to continue at after the confirmation */
  abstract signUp(command: SignUpCommand, next: string | null): Promise<void>;
  /** @returns the token of a session, where this browser signed up; else null */
  abstract confirm(token: string): Promise<string | null>;
  abstract requestPasswordReset(command: ForgottenPasswordCommand): Promise<void>;
  abstract resetPassword(token: string, password: string): Promise<void>;
  abstract changePassword(command: ChangePasswordCommand): Promise<void>;
  /** @throws Failure `conflict` unless the form began with that version. */
  abstract updateProfile(command: ProfileCommand, version: string): Promise<UserInfo>;
  /**
   * Sends a code to the account's telephone (decision 21).
   * @throws Failure `conflict` without a mobile number and for one that is confirmed, `too-many`, `unavailable`
   */
  abstract sendPhoneCode(): Promise<void>;
  /** @throws Failure `invalid` for a wrong code, `conflict` for one that is over, `too-many` */
  abstract confirmPhone(command: PhoneCodeCommand): Promise<UserInfo>;
  /** @param picture the key of an uploaded one, or null for none. */
  abstract setPicture(picture: string | null): Promise<UserInfo>;
  abstract agency(signal?: CancelSignal): Promise<OwnAgency>;
  /** @throws Failure `conflict` unless the form began with that version. */
  abstract updateAgency(command: AgencyCommand, version: string): Promise<OwnAgency>;
  abstract setAgencyLogo(picture: string | null): Promise<OwnAgency>;
  abstract sessions(signal?: CancelSignal): Promise<OwnSession[]>;
  abstract endSession(id: number): Promise<void>;
  /** Signs out everywhere, here too. */
  abstract endAllSessions(): Promise<void>;
  /** @param proof the password, or the e-mail address for those who have none. */
  abstract deleteAccount(proof: string): Promise<void>;
  abstract statistics(signal?: CancelSignal): Promise<OwnStatistics>;
  abstract publicUser(id: string, signal?: CancelSignal): Promise<PublicUser>;
}
