import * as calls from '../../../../api/calls/accounts/accounts.ts';
import * as phone from '../../../../api/calls/accounts/phone-verification.ts';
import * as profile from '../../../../api/calls/accounts/profile.ts';
import type { UserInfo } from '../../../core/accounts/account.ts';
import { Accounts } from '../../../core/accounts/accounts.ts';
import type { OwnSession, OwnStatistics, PublicUser } from '../../../core/accounts/accounts.ts';
import type {
  ChangePasswordCommand,
  ForgottenPasswordCommand,
} from '../../../core/accounts/password-commands.ts';
import type { PhoneCodeCommand } from '../../../core/accounts/phone-code-command.ts';
import type { AgencyCommand, OwnAgency, ProfileCommand } from '../../../core/accounts/profile-commands.ts';
import type { SignUpCommand } from '../../../core/accounts/sign-up-command.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpAccounts extends Accounts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async signUp(command: SignUpCommand, next: string | null): Promise<void> {
    await this.http.call(calls.signUp, { body: { ...command, ...(next !== null && { next }) } });
  }

  async confirm(token: string): Promise<string | null> {
    return (await this.http.call(calls.confirmEmail, { body: { token } })).authToken;
  }

  async requestPasswordReset({ email }: ForgottenPasswordCommand): Promise<void> {
    await this.http.call(calls.requestPasswordReset, { body: { email } });
  }

  async resetPassword(token: string, password: string): Promise<void> {
    await this.http.call(calls.resetPassword, { body: { token, password } });
  }

  async changePassword(command: ChangePasswordCommand): Promise<void> {
    const { currentPassword, password, confirmPassword } = command;
    await this.http.call(calls.changePassword, { body: { currentPassword, password, confirmPassword } });
  }

  updateProfile(command: ProfileCommand, version: string): Promise<UserInfo> {
    return this.http.call(profile.updateProfile, { body: { ...command, version } });
  }

  async sendPhoneCode(): Promise<void> {
    await this.http.call(phone.sendPhoneCode);
  }

  confirmPhone({ code }: PhoneCodeCommand): Promise<UserInfo> {
    return this.http.call(phone.confirmPhone, { body: { code } });
  }

  setPicture(picture: string | null): Promise<UserInfo> {
    return this.http.call(profile.setProfilePicture, { body: { picture } });
  }

  agency(signal?: CancelSignal): Promise<OwnAgency> {
    return this.http.call(profile.ownAgency, { signal });
  }

  updateAgency(command: AgencyCommand, version: string): Promise<OwnAgency> {
    return this.http.call(profile.updateAgency, { body: { ...command, version } });
  }

  setAgencyLogo(picture: string | null): Promise<OwnAgency> {
    return this.http.call(profile.setAgencyLogo, { body: { picture } });
  }

  async sessions(signal?: CancelSignal): Promise<OwnSession[]> {
    const { data } = await this.http.call(profile.ownSessions, { signal });
    return data;
  }

  async endSession(id: number): Promise<void> {
    await this.http.call(profile.endSession, { params: { id: String(id) } });
  }

  async endAllSessions(): Promise<void> {
    await this.http.call(profile.endAllSessions);
  }

  async deleteAccount(proof: string): Promise<void> {
    await this.http.call(profile.deleteAccount, { body: { proof } });
  }

  statistics(signal?: CancelSignal): Promise<OwnStatistics> {
    return this.http.call(profile.ownStatistics, { signal });
  }

  publicUser(id: string, signal?: CancelSignal): Promise<PublicUser> {
    return this.http.call(profile.publicUser, { params: { id }, signal });
  }
}
