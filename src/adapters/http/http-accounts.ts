import type * as contract from '../../../api/accounts.ts';
import type * as profile from '../../../api/profile.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import type { OwnSession, OwnStatistics, PublicUser } from '../../core/accounts/accounts.ts';
import type {
  ChangePasswordCommand,
  ForgottenPasswordCommand,
} from '../../core/accounts/password-commands.ts';
import type { AgencyCommand, OwnAgency, ProfileCommand } from '../../core/accounts/profile-commands.ts';
import type { SignUpCommand } from '../../core/accounts/sign-up-command.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpAccounts extends Accounts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async signUp(command: SignUpCommand): Promise<void> {
    await this.http.call<typeof contract.signUp>({
      method: 'POST',
      path: '/api/user',
      guarded: false,
      body: { ...command },
    });
  }

  async confirm(token: string): Promise<void> {
    await this.http.call<typeof contract.confirmEmail>({
      method: 'POST',
      path: '/api/user/confirmation',
      guarded: false,
      body: { token },
    });
  }

  async requestPasswordReset({ email }: ForgottenPasswordCommand): Promise<void> {
    await this.http.call<typeof contract.requestPasswordReset>({
      method: 'POST',
      path: '/api/user/forgotten-password/request',
      guarded: false,
      body: { email },
    });
  }

  async resetPassword(token: string, password: string): Promise<void> {
    await this.http.call<typeof contract.resetPassword>({
      method: 'POST',
      path: '/api/user/forgotten-password/confirmation',
      guarded: false,
      body: { token, password },
    });
  }

  async changePassword(command: ChangePasswordCommand): Promise<void> {
    const { currentPassword, password, confirmPassword } = command;
    await this.http.call<typeof contract.changePassword>({
      method: 'POST',
      path: '/api/user/change-password/request',
      guarded: true,
      body: { currentPassword, password, confirmPassword },
    });
  }

  updateProfile(command: ProfileCommand, version: string): Promise<UserInfo> {
    return this.http.call<typeof profile.updateProfile>({
      method: 'POST',
      path: '/api/user/profile',
      guarded: true,
      body: { ...command, version },
    });
  }

  setPicture(picture: string | null): Promise<UserInfo> {
    return this.http.call<typeof profile.setProfilePicture>({
      method: 'POST',
      path: '/api/user/profile/picture',
      guarded: true,
      body: { picture },
    });
  }

  agency(signal?: CancelSignal): Promise<OwnAgency> {
    return this.http.call<typeof profile.ownAgency>({
      method: 'GET',
      path: '/api/user/agency',
      guarded: true,
      signal,
    });
  }

  updateAgency(command: AgencyCommand, version: string): Promise<OwnAgency> {
    return this.http.call<typeof profile.updateAgency>({
      method: 'POST',
      path: '/api/user/agency',
      guarded: true,
      body: { ...command, version },
    });
  }

  setAgencyLogo(picture: string | null): Promise<OwnAgency> {
    return this.http.call<typeof profile.setAgencyLogo>({
      method: 'POST',
      path: '/api/user/agency/logo',
      guarded: true,
      body: { picture },
    });
  }

  async sessions(signal?: CancelSignal): Promise<OwnSession[]> {
    const { data } = await this.http.call<typeof profile.ownSessions>({
      method: 'GET',
      path: '/api/user/session',
      guarded: true,
      signal,
    });
    return data;
  }

  async endSession(id: number): Promise<void> {
    await this.http.call<typeof profile.endSession>({
      method: 'DELETE',
      path: '/api/user/session/{id}',
      guarded: true,
      params: { id: String(id) },
    });
  }

  async endAllSessions(): Promise<void> {
    await this.http.call<typeof profile.endAllSessions>({
      method: 'DELETE',
      path: '/api/user/session',
      guarded: true,
    });
  }

  async deleteAccount(proof: string): Promise<void> {
    await this.http.call<typeof profile.deleteAccount>({
      method: 'POST',
      path: '/api/user/deletion',
      guarded: true,
      body: { proof },
    });
  }

  statistics(signal?: CancelSignal): Promise<OwnStatistics> {
    return this.http.call<typeof profile.ownStatistics>({
      method: 'GET',
      path: '/api/stats/user',
      guarded: true,
      signal,
    });
  }

  publicUser(id: string, signal?: CancelSignal): Promise<PublicUser> {
    return this.http.call<typeof profile.publicUser>({
      method: 'GET',
      path: '/api/user/{id}',
      guarded: false,
      params: { id },
      signal,
    });
  }
}
