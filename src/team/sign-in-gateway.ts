import type { TeamOperation, TeamRole } from '../core/team/permissions.ts';
import type { TeamSignInStep } from '../core/team/team-member.ts';

export type SecondFactorMethod = 'totp' | 'passkey';
type Progress = { step: TeamSignInStep; methods: SecondFactorMethod[] };
type RecoveryCodes = { recoveryCodes: string[] };
/** Options and responses of WebAuthn as JSON. */
type WebAuthnData = Record<string, unknown>;

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** The signed-in member with permitted operations and second factors. */
export type SignedInMember = {
  accountId: number;
  name: string;
  email: string;
  roles: TeamRole[];
  operations: TeamOperation[];
  hasTotp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** End of the session without another request. */
  endsAt: string;
};

/** Port to the sign-in of the back office (TEAM-01). */
export type SignInGateway = {
  teamLogin(input: { email: string; password: string }): Promise<Progress>;
  teamLoginWithCode(input: { code: string }): Promise<Progress>;
  teamPasskeyChallenge(input?: Record<string, never>): Promise<{ options: WebAuthnData }>;
  teamLoginWithPasskey(input: { response: WebAuthnData }): Promise<Progress>;
  createTotp(input?: Record<string, never>): Promise<{ secret: string; uri: string; qr: boolean[][] }>;
  confirmTotp(input: { code: string }): Promise<RecoveryCodes>;
  createPasskey(input?: Record<string, never>): Promise<{ options: WebAuthnData }>;
  confirmPasskey(input: { name: string; response: WebAuthnData }): Promise<RecoveryCodes>;
  removePasskey(input: { id: string }): Promise<unknown>;
  renewRecoveryCodes(input?: Record<string, never>): Promise<RecoveryCodes>;
  teamMe(input?: Record<string, never>): Promise<SignedInMember>;
  teamLogout(input?: Record<string, never>): Promise<unknown>;
};
