import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Accounts } from '../../../src/core/accounts/accounts.ts';
import type { OwnSession, OwnStatistics, PublicUser } from '../../../src/core/accounts/accounts.ts';
import type {
  ChangePasswordCommand,
  ForgottenPasswordCommand,
} from '../../../src/core/accounts/password-commands.ts';
import { weaknessOf } from '../../../src/core/accounts/password.ts';
import type {
  AgencyCommand,
  OwnAgency,
  ProfileCommand,
} from '../../../src/core/accounts/profile-commands.ts';
import type { PhoneCodeCommand } from '../../../src/core/accounts/phone-code-command.ts';
import type { SignUpCommand } from '../../../src/core/accounts/sign-up-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import { aUser } from '../a-session.ts';

const AT = '2026-11-21T10:00:00.000Z';
const NOTHING = { active: 0, paused: 0, draft: 0, rented: 0, views: 0, favorites: 0 };

/** An agency as its owner finds it, before anything is said. */
export function anOwnAgency(change: Partial<OwnAgency> = {}): OwnAgency {
  return {
    id: 3,
    name: 'Дом',
    descriptionBg: '',
    descriptionEn: '',
    phone: '',
    email: '',
    website: '',
    address: '',
    companyNumber: '',
    trusted: false,
    logo: null,
    version: 'version-1',
    ...change,
  };
}

/** The account of one person, signed in here and on a telephone; `refuse` makes the next call fail. */
export class MemoryAccounts extends Accounts {
  password = 'парола-за-проба';
  own = anOwnAgency();
  /** Those whom anybody may look at. */
  people: PublicUser[] = [];
  signedUp: SignUpCommand[] = [];
  readonly confirmed: string[] = [];
  /** Path at which the last sign-up continues. */
  next: string | null = null;
  /** The session that a confirmation begins; null as in another browser. */
  sessionToken: string | null = null;
  readonly resets: string[] = [];
  /** The tokens that mails brought, and still work. */
  readonly tokens = new Set(['the-token']);
  refuse: Failure | null = null;
  places: OwnSession[] = [
    { id: 1, device: 'Firefox, Linux', createdAt: AT, expiresAt: AT, current: true },
    { id: 2, device: 'Safari, iPhone', createdAt: AT, expiresAt: AT, current: false },
  ];

  constructor(public user: UserInfo = aUser()) {
    super();
  }

  async signUp(command: SignUpCommand, next: string | null): Promise<void> {
    this.fail();
    const errors = fieldErrorsOf(command);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    this.signedUp.push(command);
    this.next = next;
  }

  async confirm(token: string): Promise<string | null> {
    this.fail();
    if (!this.tokens.delete(token)) throw new Failure('error-confirmation-link-invalid', {}, 'invalid');
    this.confirmed.push(token);
    return this.sessionToken;
  }

  async requestPasswordReset({ email }: ForgottenPasswordCommand): Promise<void> {
    this.fail();
    this.resets.push(email);
  }

  async resetPassword(token: string, password: string): Promise<void> {
    this.fail();
    if (!this.tokens.delete(token)) throw new Failure('error-try-again', {}, 'invalid');
    this.setPassword(password);
  }

  async changePassword({ currentPassword, password }: ChangePasswordCommand): Promise<void> {
    this.fail();
    if (currentPassword !== this.password) throw invalid({ currentPassword: 'error-current-password-wrong' });
    this.setPassword(password);
    this.places = this.places.filter(({ current }) => current);
  }

  async updateProfile(command: ProfileCommand, version: string): Promise<UserInfo> {
    this.fail();
    if (version !== this.user.version) throw editedElsewhere();
    const verified = command.phone === this.user.phone ? {} : { phoneVerifiedAt: null };
    this.user = { ...this.user, ...command, ...verified, version: `${version} saved` };
    return this.user;
  }

  async setPicture(key: string | null): Promise<UserInfo> {
    this.fail();
    this.user = { ...this.user, picture: key === null ? null : pictureOf(key) };
    return this.user;
  }

  async agency(): Promise<OwnAgency> {
    return this.own;
  }

  async updateAgency(command: AgencyCommand, version: string): Promise<OwnAgency> {
    this.fail();
    if (version !== this.own.version) throw editedElsewhere();
    this.own = { ...this.own, ...command, version: `${version} saved` };
    return this.own;
  }

  async setAgencyLogo(key: string | null): Promise<OwnAgency> {
    this.fail();
    this.own = { ...this.own, logo: key === null ? null : pictureOf(key) };
    return this.own;
  }

  async sessions(): Promise<OwnSession[]> {
    if (this.places.length === 0) throw new Failure('error-login-required', {}, 'login-required');
    return this.places;
  }

  async endSession(id: number): Promise<void> {
    this.fail();
    if (!this.places.some((one) => one.id === id)) {
      throw new Failure('error-session-not-found', {}, 'not-found');
    }
    this.places = this.places.filter((one) => one.id !== id);
  }

  /** The code that the telephone got; null while none works. */
  sentCode: string | null = null;

  async sendPhoneCode(): Promise<void> {
    this.fail();
    if (this.user.phoneVerifiedAt) throw new Failure('error-phone-verified', {}, 'conflict');
    if (this.user.phone === '') throw new Failure('error-phone-not-mobile', {}, 'conflict');
    this.sentCode = '123456';
  }

  async confirmPhone({ code }: PhoneCodeCommand): Promise<UserInfo> {
    this.fail();
    if (this.sentCode === null) throw new Failure('error-phone-code-over', {}, 'conflict');
    if (code !== this.sentCode) throw invalid({ code: 'error-phone-code-wrong' });
    this.sentCode = null;
    this.user = { ...this.user, phoneVerifiedAt: AT, canConfirmPhone: false };
    return this.user;
  }

  async endAllSessions(): Promise<void> {
    this.fail();
    this.places = [];
  }

  async deleteAccount(proof: string): Promise<void> {
    this.fail();
    if (proof !== this.password) throw invalid({ proof: 'error-current-password-wrong' });
    this.places = [];
  }

  async statistics(): Promise<OwnStatistics> {
    const isVendor = this.user.type === 'vendor';
    return {
      properties: isVendor ? null : NOTHING,
      viewings: isVendor ? null : { waiting: 0, coming: 0 },
      orders: { waiting: 0, underWay: 0 },
      products: isVendor ? 0 : null,
      searches: isVendor ? null : 0,
    };
  }

  async publicUser(id: string): Promise<PublicUser> {
    const person = this.people.find((one) => String(one.id) === id);
    if (!person) throw new Failure('error-user-not-found', {}, 'not-found');
    return person;
  }

  private setPassword(password: string): void {
    const weakness = weaknessOf(password, this.user);
    if (weakness) throw invalid({ password: weakness });
    this.password = password;
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

const invalid = (fields: Record<string, string>) => new Failure('validation_failed', fields, 'invalid');
const editedElsewhere = () => new Failure('error-edited-elsewhere', {}, 'conflict');
const pictureOf = (key: string) => ({ url: `/pictures/${key}`, width: 400, height: 400 });
