import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { actsForShop } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { AccountRules } from '../../core/accounts/account-rules.ts';
import type { Accounts, OwnSession } from '../../core/accounts/accounts.ts';
import type { ChangePasswordForm } from '../../core/accounts/password-commands.ts';
import type { AgencyForm, OwnAgency, ProfileForm } from '../../core/accounts/account-commands.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { DeliverySettingsEditor } from '../shipping/delivery-settings-editor.ts';
import type { OwnShopEditor } from '../shop/own-shop-editor.ts';
import { FormVersion } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import { PictureSlot } from '../site/picture-slot.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { OwnAddresses } from './own-addresses.ts';
import { PhoneConfirmation } from './phone-confirmation.ts';
import type { Session } from './session.ts';
import { ShopMembership } from './shop-membership.ts';
import { unobserved } from '../site/unobserved.ts';

const NO_PASSWORD: ChangePasswordForm = { currentPassword: '', password: '', confirmPassword: '' };
const NO_AGENCY: AgencyForm = {
  name: '',
  descriptionBg: '',
  descriptionEn: '',
  phone: '',
  email: '',
  website: '',
  address: '',
  companyNumber: '',
};

export class SettingsScreen implements Screen {
  readonly head: Head = { title: { key: 'profile-settings' } };
  readonly profile: Form<ProfileForm>;
  readonly profileVersion: FormVersion<ProfileForm>;
  readonly agencyForm: Form<AgencyForm>;
  readonly agencyVersion: FormVersion<AgencyForm>;
  readonly picture: PictureSlot;
  readonly agencyLogo: PictureSlot;
  readonly password: Form<ChangePasswordForm>;
  readonly deletion: Form<{ proof: string }>;
  readonly phone: PhoneConfirmation;
  readonly membership: ShopMembership;
  agency: OwnAgency | null = null;
  shop: OwnShopEditor | null = null;
  sessions: OwnSession[] = [];

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
    uploads: PictureUploads,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    private readonly language: Language,
    private readonly rules: () => Promise<AccountRules>,
    private readonly ownShop: OwnShopEditor,
    readonly delivery: DeliverySettingsEditor,
    readonly addresses: OwnAddresses,
  ) {
    this.profile = new Form<ProfileForm>(
      { name: '', phone: '', language, optMarketingFlag: false },
      {
        check: async (form) => (await rules()).profile.errorsOf(form),
        submit: () => this.saveProfile(),
      },
    );
    this.profileVersion = new FormVersion<ProfileForm>({
      values: () => this.profile.values,
      adopt: (values) => this.profile.adopt(values),
      read: async () => {
        await session.load();
        if (!session.user) throw new Failure('error-login-required', {}, 'login-required');
        return profileOf(session.user);
      },
    });
    this.agencyForm = new Form<AgencyForm>(NO_AGENCY, {
      check: async (form) => (await rules()).agency.errorsOf(form),
      submit: () => this.saveAgency(),
    });
    this.agencyVersion = new FormVersion<AgencyForm>({
      values: () => this.agencyForm.values,
      adopt: (values) => this.agencyForm.adopt(values),
      read: async () => this.takeAgency(await accounts.ownAgency()),
    });
    this.picture = new PictureSlot(
      uploads,
      modals,
      () => session.user?.picture ?? null,
      async (key) => session.set(await accounts.setProfilePicture({ picture: key })),
    );
    this.agencyLogo = new PictureSlot(
      uploads,
      modals,
      () => this.agency?.logo ?? null,
      async (key) => void this.takeAgency(await accounts.setAgencyLogo({ picture: key })),
    );
    this.membership = new ShopMembership(accounts, modals, () => this.leave('member-left'));
    this.phone = new PhoneConfirmation(accounts, session, modals, rules);
    this.password = new Form<ChangePasswordForm>(NO_PASSWORD, {
      check: async (form) => (await rules()).changePassword.errorsOf(form),
      submit: (form) => this.changePassword(form),
    });
    this.deletion = new Form<{ proof: string }>(
      { proof: '' },
      {
        check: ({ proof }): FieldErrors => (proof === '' ? { proof: 'error-proof-required' } : {}),
        submit: ({ proof }) => this.deleteAccount(proof),
      },
    );
    makeAutoObservable(this, {
      ...unobserved(
        'head',
        'profile',
        'profileVersion',
        'agencyForm',
        'agencyVersion',
        'picture',
        'agencyLogo',
        'password',
        'deletion',
        'phone',
        'membership',
        'accounts',
        'session',
        'modals',
        'navigation',
        'language',
        'rules',
        'ownShop',
        'delivery',
        'addresses',
      ),
      agency: observableRef,
      shop: observableRef,
      sessions: observableRef,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const { user } = this.session;
    const isAgency = user?.type === 'agency';
    const hasShop = actsForShop(user, 'settings');
    const [sessions, agency] = await Promise.all([
      this.accounts.ownSessions({}, signal).then(({ data }) => data),
      isAgency ? this.accounts.ownAgency({}, signal) : null,
      hasShop ? this.ownShop.load(signal) : null,
      hasShop ? this.delivery.load(signal) : null,
      this.addresses.load(signal),
    ]);
    runInAction(() => {
      this.sessions = sessions;
      this.shop = hasShop ? this.ownShop : null;
    });
    if (user) {
      const stored = profileOf(user);
      this.profileVersion.begin(stored);
      this.profile.reset(stored.values);
    }
    if (agency) {
      const stored = this.takeAgency(agency);
      this.agencyVersion.begin(stored);
      this.agencyForm.reset(stored.values);
    }
  }

  onEnter(): void {
    if (!this.shop) return;
    this.shop.restoreDraft();
    this.delivery.restoreDraft();
  }

  get user() {
    return this.session.user;
  }

  /** True if the account's name is that of a firm; the members of a shop are people (ROLE-04). */
  get isFirm(): boolean {
    return this.user?.type === 'agency';
  }

  async endSession({ id, current }: OwnSession): Promise<void> {
    try {
      await this.accounts.endSession({ id });
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    }
    if (current) return this.leave('session-ended-message');
    runInAction(() => {
      this.sessions = this.sessions.filter((one) => one.id !== id);
    });
  }

  async endAllSessions(): Promise<void> {
    try {
      await this.accounts.endAllSessions();
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    }
    await this.leave('sessions-ended-message');
  }

  private async saveProfile(): Promise<void> {
    const { profile: rules } = await this.rules();
    await this.profileVersion.save(async (version) => {
      const user = await this.accounts.updateProfile({
        ...rules.commandOf(this.profile.values),
        version,
      });
      this.session.set(user);
      return profileOf(user);
    });
    this.modals.notify('success', 'profile-saved-message');
  }

  private takeAgency(agency: OwnAgency): StoredForm<AgencyForm> {
    runInAction(() => {
      this.agency = agency;
    });
    return { values: formOf(agency), version: agency.version };
  }

  private async saveAgency(): Promise<void> {
    const { agency: rules } = await this.rules();
    await this.agencyVersion.save(async (version) =>
      this.takeAgency(
        await this.accounts.updateAgency({ ...rules.commandOf(this.agencyForm.values), version }),
      ),
    );
    const stored = this.agencyVersion.base;
    if (stored) this.agencyForm.reset(stored.values);
    // Updates the agency's name in the badge.
    await this.session.load();
    this.modals.notify('success', 'profile-saved-message');
  }

  private async changePassword(form: ChangePasswordForm): Promise<void> {
    try {
      await this.accounts.changePassword((await this.rules()).changePassword.commandOf(form));
    } catch (error) {
      if (!(error instanceof Failure) || Object.keys(error.fields).length > 0) throw error;
      const message = error.kind === 'too-many' ? error.messageKey : 'error-try-again';
      this.modals.notifyOf(error, { message });
      throw new Failure(message, {}, error.kind);
    }
    this.password.reset();
    this.modals.notify('success', 'password-updated-successfully');
    const { data: sessions } = await this.accounts.ownSessions();
    runInAction(() => {
      this.sessions = sessions;
    });
  }

  private async deleteAccount(proof: string): Promise<void> {
    await this.accounts.deleteAccount({ proof });
    await this.leave('account-deleted-message');
  }

  private async leave(message: string): Promise<void> {
    this.session.clear();
    this.navigation.clearVisits();
    await this.navigation.go(pathOf('Index', this.language));
    this.modals.notify('success', message);
  }
}

function profileOf({ name, phone, language, optMarketingFlag, version }: UserInfo): StoredForm<ProfileForm> {
  return { values: { name, phone, language, optMarketingFlag }, version };
}

function formOf(agency: OwnAgency): AgencyForm {
  const { name, descriptionBg, descriptionEn, phone, email, website, address, companyNumber } = agency;
  return { name, descriptionBg, descriptionEn, phone, email, website, address, companyNumber };
}
