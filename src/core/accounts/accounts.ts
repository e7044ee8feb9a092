import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { UserInfo } from './account.ts';
import type { OwnerWarning } from './warnings.ts';
import type { ChangePasswordCommand, ForgottenPasswordCommand } from './password-commands.ts';
import type { PhoneCodeCommand, AgencyCommand, OwnAgency, ProfileCommand } from './account-commands.ts';
import type { SignUpCommand } from './sign-up-command.ts';

/** A session of the account; `current` is this one. */
export type OwnSession = {
  id: number;
  device: string;
  createdAt: string;
  expiresAt: string;
  current: boolean;
};

/** Figures of the dashboard; null if they do not apply to the type of account. */
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
  products: number | null;
  /** Saved searches of a user or an agency. */
  searches: number | null;
};

/** Public data of an account with public listings. */
export type PublicUser = {
  id: number;
  name: string;
  memberSince: string;
  propertyCount: number;
  agencyId: number | null;
  phoneVerifiedAt: string | null;
  /** Reasons for caution (TRUST-06). */
  warnings: OwnerWarning[];
};

/** Port to registration, passwords and the user's account. */
export abstract class Accounts {
  /** `next` is the path to open after the confirmation. */
  abstract signUp(input: SignUpCommand & { next?: string | undefined }): Promise<unknown>;
  /** @returns the token of a session in the browser of the sign-up, else null */
  abstract confirmEmail(input: { token: string }): Promise<{ authToken: string | null }>;
  abstract requestPasswordReset(input: ForgottenPasswordCommand): Promise<unknown>;
  abstract resetPassword(input: { token: string; password: string }): Promise<unknown>;
  abstract changePassword(input: ChangePasswordCommand): Promise<unknown>;
  /** @throws Failure `conflict` if the profile has another version */
  abstract updateProfile(input: ProfileCommand & { version: string }): Promise<UserInfo>;
  /**
   * Sends a code to the account's phone (decision 89).
   * @throws Failure `conflict` without a mobile number and for a verified one, `too-many`, `unavailable`
   */
  abstract sendPhoneCode(): Promise<unknown>;
  /** @throws Failure `invalid` for a wrong code, `conflict` for an expired one, `too-many` */
  abstract confirmPhone(input: PhoneCodeCommand): Promise<UserInfo>;
  /** `picture` is the key of an uploaded picture; null for none. */
  abstract setProfilePicture(input: { picture: string | null }): Promise<UserInfo>;
  abstract ownAgency(input?: NoInput, signal?: CancelSignal): Promise<OwnAgency>;
  /** @throws Failure `conflict` if the agency has another version */
  abstract updateAgency(input: AgencyCommand & { version: string }): Promise<OwnAgency>;
  abstract setAgencyLogo(input: { picture: string | null }): Promise<OwnAgency>;
  abstract ownSessions(input?: NoInput, signal?: CancelSignal): Promise<{ data: OwnSession[] }>;
  abstract endSession(input: { id: number }): Promise<unknown>;
  abstract endAllSessions(): Promise<unknown>;
  /** `proof` is the password, or the e-mail address of an account without one. */
  abstract deleteAccount(input: { proof: string }): Promise<unknown>;
  /** Leaves the shop of others. @throws Failure `conflict` for its last owner, `not-found` */
  abstract leaveVendor(input?: NoInput): Promise<unknown>;
  abstract ownStatistics(input?: NoInput, signal?: CancelSignal): Promise<OwnStatistics>;
  abstract publicUser(input: { id: string }, signal?: CancelSignal): Promise<PublicUser>;
}
