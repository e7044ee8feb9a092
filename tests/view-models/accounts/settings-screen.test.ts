import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { Towns } from '../../../src/core/accounts/towns.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ownProductRules } from '../../../src/core/shop/own-product-rules.ts';
import { OwnAddresses } from '../../../src/view-models/accounts/own-addresses.ts';
import { SettingsScreen } from '../../../src/view-models/accounts/settings-screen.ts';
import { DeliverySettingsEditor } from '../../../src/view-models/shipping/delivery-settings-editor.ts';
import { OwnShopEditor } from '../../../src/view-models/shop/own-shop-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aVersion } from '../../support/test-keys.ts';
import { anAccountsGateway, anOwnAgency, SESSIONS } from '../../support/an-accounts-gateway.ts';
import { anAddressBook } from '../../support/an-address-book.ts';
import { anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import { aDeliverySettingsGateway } from '../../support/a-shipping-gateway.ts';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';

const { signal } = new AbortController();
const editedElsewhere = new Failure('error-edited-elsewhere', {}, 'conflict');
const wrongPassword = (field: string) =>
  new Failure('validation_failed', { [field]: 'error-current-password-wrong' }, 'invalid');
const away = new Failure('error-please-try-again-later', {}, 'unreachable');

/** Opened settings; `screen` is not loaded yet. */
function settingsOf(type: AccountType, store = new MemoryTextStore()) {
  const modals = new Modals();
  const user = aUser({ type });
  const { session, signIn } = aSession(user, modals);
  const accounts = anAccountsGateway(user);
  const uploads = new MemoryUploads();
  const { went, navigation } = aNavigation();
  const rules = async () => accountRules;
  const drafts = new StoredFormDrafts(store);
  const shop = new OwnShopEditor(
    anOwnProductsGateway(),
    uploads,
    drafts,
    modals,
    'bg',
    async () => ownProductRules,
    session,
  );
  const addresses = new OwnAddresses(anAddressBook(), modals, rules, async () => new Towns([]), 'bg');
  const screen = new SettingsScreen(
    accounts,
    session,
    uploads,
    modals,
    navigation,
    'bg',
    rules,
    shop,
    new DeliverySettingsEditor(aDeliverySettingsGateway(), drafts, modals, 'bg'),
    addresses,
  );
  const shownMessage = () =>
    modals.notification && [modals.notification.type, modals.notification.message.key];
  const open = async () => {
    await screen.load({ route: 'AdminSettings', params: {}, query: {}, signal });
    screen.onEnter();
  };
  return { screen, shop, accounts, session, signIn, uploads, modals, went, shownMessage, open };
}

async function theSettings(type: AccountType = 'user', store?: MemoryTextStore) {
  const settings = settingsOf(type, store);
  await settings.open();
  return settings;
}

describe('The settings of an account', () => {
  it.each([
    ['user', false, false],
    ['agency', true, false],
    ['vendor', false, true],
  ] as const)('of a %s has its agency: %s, its shop: %s', async (type, hasAgency, hasShop) => {
    const { screen, shop } = await theSettings(type);
    expect([screen.agency !== null, screen.shop !== null, shop.shop !== null]).toEqual([
      hasAgency,
      hasShop,
      hasShop,
    ]);
    expect(screen.sessions).toHaveLength(2);
    expect(screen.head).toEqual({ title: { key: 'profile-settings' } });
  });

  it.each([
    ['user', false],
    ['vendor', false],
    ['agency', true],
  ] as const)('asks an account of the type %s for the name of a firm: %s', async (type, isFirm) => {
    expect((await theSettings(type)).screen.isFirm).toBe(isFirm);
  });

  it('are empty before they are loaded and after the logout', async () => {
    const { screen, session, open } = settingsOf('vendor');
    session.clear();
    expect(screen.sessions).toEqual([]);
    await open();
    expect([screen.user, screen.agency, screen.shop]).toEqual([null, null, null]);
    expect([screen.picture.picture, screen.agencyLogo.picture]).toEqual([null, null]);
    expect(screen.profile.values).toEqual({ name: '', phone: '', language: 'bg', optMarketingFlag: false });
  });

  it('of a vendor restore unsaved changes of the shop and its delivery', async () => {
    const store = new MemoryTextStore();
    const { screen } = await theSettings('vendor', store);
    screen.shop?.form.set('name', 'Новото име');
    screen.delivery.form.set('senderCity', 'Русе');
    const again = await theSettings('vendor', store);
    expect(again.screen.shop?.form.values.name).toBe('Новото име');
    expect(again.screen.delivery.form.values.senderCity).toBe('Русе');
  });

  it('request a login when the session expired and another person saved', async () => {
    const { screen, accounts, signIn } = await theSettings();
    accounts.failOnce('updateProfile', editedElsewhere);
    signIn.handlers.me = () => Promise.reject(new Failure('error-login-required', {}, 'login-required'));
    screen.profile.set('name', 'Мария Петрова');
    expect(await screen.profile.submit()).toBe(false);
    expect([screen.profile.refusal, screen.profile.values.name]).toEqual([
      'error-login-required',
      'Мария Петрова',
    ]);
  });

  it('of an agency merge changes from elsewhere, and save both', async () => {
    const { screen, accounts } = await theSettings('agency');
    expect(screen.agencyForm.values.name).toBe('Дом');
    accounts.failOnce('updateAgency', editedElsewhere);
    accounts.handlers.ownAgency = () => anOwnAgency({ phone: '0888999999', version: aVersion(2) });
    screen.agencyForm.set('name', '  Дом   и ключ ');
    expect(await screen.agencyForm.submit()).toBe(true);
    expect(accounts.inputs('updateAgency').at(-1)).toMatchObject({
      name: 'Дом и ключ',
      phone: '0888999999',
      version: aVersion(2),
    });
    expect(screen.agencyForm.values).toMatchObject({ name: 'Дом и ключ', phone: '0888999999' });
  });

  it('saves the profile, and shows it at once', async () => {
    const { screen, session, shownMessage } = await theSettings();
    expect(screen.profile.values.name).toBe('Мария Георгиева');
    screen.profile.set('name', '  Мария   Петрова ');
    expect(await screen.profile.submit()).toBe(true);
    expect([session.user?.name, shownMessage()]).toEqual([
      'Мария Петрова',
      ['success', 'profile-saved-message'],
    ]);
  });

  it('stores the draft when the profile is rejected', async () => {
    const { screen, accounts } = await theSettings();
    screen.profile.set('name', 'М');
    expect(await screen.profile.submit()).toBe(false);
    expect(screen.profile.errors).toEqual({ name: 'error-name-required' });
    screen.profile.set('name', 'Мария Петрова');
    accounts.failOnce('updateProfile', away);
    expect(await screen.profile.submit()).toBe(false);
    expect([screen.profile.refusal, screen.profile.values.name]).toEqual([away.messageKey, 'Мария Петрова']);
  });

  it('merges changes from elsewhere, and saves both', async () => {
    const { screen, accounts, session, signIn } = await theSettings();
    accounts.failOnce('updateProfile', editedElsewhere);
    signIn.handlers.me = async () => aUser({ phone: '0888999999', version: aVersion(2) });
    screen.profile.set('name', 'Мария Петрова');
    expect(await screen.profile.submit()).toBe(true);
    expect(session.user).toMatchObject({ name: 'Мария Петрова', phone: '0888999999' });
  });

  it('of an agency saves its public profile', async () => {
    const { screen, shownMessage } = await theSettings('agency');
    screen.agencyForm.set('name', 'Дом и ключ');
    screen.agencyForm.set('website', 'няма');
    expect(await screen.agencyForm.submit()).toBe(false);
    expect(screen.agencyForm.errors).toEqual({ website: 'error-website-invalid' });
    screen.agencyForm.set('website', '');
    expect(await screen.agencyForm.submit()).toBe(true);
    expect([screen.agency?.name, shownMessage()]).toEqual([
      'Дом и ключ',
      ['success', 'profile-saved-message'],
    ]);
  });
});

describe('The pictures of an account', () => {
  it('are shown in their places after the upload', async () => {
    const { screen, uploads } = await theSettings('agency');
    for (const slot of [screen.picture, screen.agencyLogo]) {
      const choosing = slot.choose({ name: 'picture-of-me', size: 100, type: 'image/jpeg' });
      await uploads.sending.at(-1)?.arrive();
      await choosing;
      expect(slot.picture?.url).toBe('/pictures/picture-key-of-picture-of-me');
    }
  });

  it('are removed', async () => {
    const { screen, accounts, session } = await theSettings();
    session.set(aUser({ picture: { url: '/pictures/one', width: 400, height: 400 } }));
    expect(screen.picture.picture?.url).toBe('/pictures/one');
    await screen.picture.remove();
    expect(screen.picture.picture).toBeNull();
    expect(accounts.inputs('setProfilePicture')).toEqual([{ picture: null }]);
  });
});

describe('The sessions of an account', () => {
  it('end one by one: another one leaves the list', async () => {
    const { screen, went } = await theSettings();
    const other = screen.sessions.find(({ current }) => !current);
    await screen.endSession(other!);
    expect([screen.sessions.map(({ current }) => current), went]).toEqual([[true], []]);
  });

  it('stay active on a server error', async () => {
    const { screen, accounts, shownMessage } = await theSettings();
    const other = screen.sessions.find(({ current }) => !current);
    accounts.failOnce('endSession', away);
    await screen.endSession(other!);
    expect([screen.sessions.length, shownMessage()]).toEqual([2, ['error', away.messageKey]]);
    await screen.endSession(other!);
    expect(screen.sessions.map(({ current }) => current)).toEqual([true]);
  });

  it('lead home when this one ends, or all of them', async () => {
    const one = await theSettings();
    await one.screen.endSession(one.screen.sessions.find(({ current }) => current)!);
    expect([one.session.user, one.went, one.shownMessage()]).toEqual([
      null,
      ['visits cleared', '/'],
      ['success', 'session-ended-message'],
    ]);
    const all = await theSettings();
    await all.screen.endAllSessions();
    expect([all.session.user, all.shownMessage()]).toEqual([null, ['success', 'sessions-ended-message']]);
  });

  it('stay in the list on a server error', async () => {
    const { screen, accounts, session, shownMessage } = await theSettings();
    accounts.failOnce('endAllSessions', away);
    await screen.endAllSessions();
    expect([session.user?.id, screen.sessions.length, shownMessage()]).toEqual([
      31,
      2,
      ['error', away.messageKey],
    ]);
  });
});

describe('The password of an account (AUTH-13)', () => {
  async function changing(currentPassword: string, password = 'нова-тайна', confirmPassword = password) {
    const settings = await theSettings();
    for (const [name, value] of Object.entries({ currentPassword, password, confirmPassword })) {
      settings.screen.password.set(name as 'password', value);
    }
    return settings;
  }

  it('is changed with the current password, which ends the other sessions', async () => {
    const { screen, accounts, shownMessage } = await changing('парола-за-проба');
    accounts.handlers.ownSessions = () => ({ data: SESSIONS.slice(0, 1) });
    expect(await screen.password.submit()).toBe(true);
    expect([accounts.inputs('changePassword')[0]?.password, screen.sessions.length, shownMessage()]).toEqual([
      'нова-тайна',
      1,
      ['success', 'password-updated-successfully'],
    ]);
    expect(screen.password.values).toEqual({ currentPassword: '', password: '', confirmPassword: '' });
  });

  it('is not changed without the current password', async () => {
    const { screen, accounts } = await changing('друга-парола');
    accounts.failOnce('changePassword', wrongPassword('currentPassword'));
    expect(await screen.password.submit()).toBe(false);
    expect(screen.password.errors).toEqual({ currentPassword: 'error-current-password-wrong' });
  });

  it('can be changed again after an error, and shows the error of the limit', async () => {
    const { screen, accounts, shownMessage } = await changing('парола-за-проба');
    accounts.failOnce('changePassword', away);
    await screen.password.submit();
    expect([screen.password.refusal, shownMessage()]).toEqual([
      'error-try-again',
      ['error', 'error-try-again'],
    ]);
    accounts.failOnce('changePassword', new Failure('error-too-many-attempts', {}, 'too-many'));
    await screen.password.submit();
    const tooMany = 'error-too-many-attempts';
    expect([screen.password.refusal, shownMessage()]).toEqual([tooMany, ['error', tooMany]]);
  });
});

describe('The deletion of an account', () => {
  it('needs a proof of identity, and then leads home', async () => {
    const { screen, accounts, session, went, shownMessage } = await theSettings();
    accounts.failOnce('deleteAccount', wrongPassword('proof'));
    expect(await screen.deletion.submit()).toBe(false);
    expect(screen.deletion.errors).toEqual({ proof: 'error-proof-required' });
    screen.deletion.set('proof', 'друга-парола');
    expect(await screen.deletion.submit()).toBe(false);
    expect(screen.deletion.errors).toEqual({ proof: 'error-current-password-wrong' });
    screen.deletion.set('proof', 'парола-за-проба');
    expect(await screen.deletion.submit()).toBe(true);
    expect([session.user, went, shownMessage()]).toEqual([
      null,
      ['visits cleared', '/'],
      ['success', 'account-deleted-message'],
    ]);
  });
});

describe('The membership of a shop', () => {
  it('is ended after a confirmation, and the person is logged out', async () => {
    const { screen, session, shownMessage } = await theSettings('vendor');
    screen.membership.ask(true);
    expect(session.user).not.toBeNull();
    await screen.membership.leave();
    expect([session.user, screen.membership.isAsking]).toEqual([null, false]);
    expect(shownMessage()).toEqual(['success', 'member-left']);
  });

  it('stays with a message if the account is the last owner', async () => {
    const { screen, accounts, session, modals } = await theSettings('vendor');
    accounts.failOnce('leaveVendor', new Failure('error-last-owner', {}, 'conflict'));
    screen.membership.ask(true);
    await screen.membership.leave();
    expect(session.user).not.toBeNull();
    expect(modals.notification?.message.key).toBe('error-last-owner');
  });
});
