import { beforeEach, describe, expect, it } from 'vitest';
import type { Accounts } from '../../../src/core/accounts/accounts.ts';
import { ChangePasswordCommand } from '../../../src/core/accounts/password-commands.ts';
import { PhoneCodeCommand } from '../../../src/core/accounts/phone-code-command.ts';
import { AgencyCommand, ProfileCommand } from '../../../src/core/accounts/profile-commands.ts';
import { SignUpCommand } from '../../../src/core/accounts/sign-up-command.ts';
import { EMPTY_SIGN_UP } from '../../../src/core/accounts/sign-up-form.ts';
import { refused } from '../../support/refused.ts';

export type AccountsWorld = {
  /** Of somebody who is signed in here and in another place. */
  accounts: Accounts;
  email: string;
  password: string;
  /** The version of the profile as it is. */
  version: string;
  /** The token in the last mail to an address. */
  tokenSentTo(email: string): Promise<string>;
  /** The code in the last short message to the telephone of `accounts`. */
  sentCode(): Promise<string>;
  /** Of an agency that is signed in. */
  agency: Accounts;
};

const PASSWORD = 'тайна-за-двама';
let people = 0;

/** What every way to accounts does. */
export function accountsContract(makeWorld: () => Promise<AccountsWorld>): void {
  describe('Accounts', () => {
    let world: AccountsWorld;
    let accounts: Accounts;
    beforeEach(async () => {
      world = await makeWorld();
      ({ accounts } = world);
    });
    const aSignUp = (changes: object = {}) =>
      new SignUpCommand({
        ...EMPTY_SIGN_UP,
        name: 'Мария Иванова',
        phone: '0887654321',
        email: `new-${(people += 1)}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptTerms: true,
        ...changes,
      });
    const changePassword = (currentPassword: string, password: string) =>
      accounts.changePassword(
        new ChangePasswordCommand({ currentPassword, password, confirmPassword: password }),
      );
    const profile = new ProfileCommand({
      name: 'Мария Петрова',
      phone: '0888200300',
      language: 'en',
      optMarketingFlag: true,
    });
    const elsewhere = refused('conflict', 'error-edited-elsewhere');

    it('are confirmed by the link of a mail, once (AUTH-10)', async () => {
      const command = aSignUp();
      await accounts.signUp(command, null);
      const token = await world.tokenSentTo(command.email);
      await accounts.confirm(token);
      await expect(accounts.confirm('t'.repeat(43))).rejects.toMatchObject(
        refused('invalid', 'error-confirmation-link-invalid'),
      );
    });

    it('are not made with what anybody would guess (AUTH-08)', async () => {
      const weak = aSignUp({ password: 'parola123', confirmPassword: 'parola123' });
      await expect(accounts.signUp(weak, null)).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { password: 'error-password-too-common' }),
      );
    });

    it('are come back to by the link of a mail; whether there is such an account is not told (AUTH-11)', async () => {
      await accounts.requestPasswordReset({ email: 'nobody@example.com' });
      await accounts.requestPasswordReset({ email: world.email });
      await accounts.resetPassword(await world.tokenSentTo(world.email), 'нова-тайна-за-двама');
      await expect(accounts.resetPassword('t'.repeat(43), PASSWORD)).rejects.toMatchObject(
        refused('invalid', 'error-try-again'),
      );
    });

    it('change their password for who knows it (AUTH-13)', async () => {
      await expect(changePassword('друга-парола', PASSWORD)).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { currentPassword: 'error-current-password-wrong' }),
      );
      await changePassword(world.password, 'нова-тайна-за-двама');
      await changePassword('нова-тайна-за-двама', PASSWORD);
    });

    it('have a telephone that is confirmed by a code, once and until it is another one (decision 21)', async () => {
      const typed = (code: string) => accounts.confirmPhone(new PhoneCodeCommand({ code }));
      const over = refused('conflict', 'error-phone-code-over');
      await expect(typed('123456')).rejects.toMatchObject(over);
      await accounts.sendPhoneCode();
      const code = await world.sentCode();
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await expect(typed(wrong)).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { code: 'error-phone-code-wrong' }),
      );
      const user = await typed(code);
      expect(user).toMatchObject({ phoneVerifiedAt: expect.any(String), canConfirmPhone: false });
      await expect(typed(code)).rejects.toMatchObject(over);
      await expect(accounts.sendPhoneCode()).rejects.toMatchObject(
        refused('conflict', 'error-phone-verified'),
      );
      expect((await accounts.updateProfile(profile, user.version)).phoneVerifiedAt).toBeNull();
    });

    it('say what their owner says, who saw them as they are', async () => {
      const user = await accounts.updateProfile(profile, world.version);
      expect(user).toMatchObject({ ...profile, email: world.email });
      expect(user.version).not.toBe(world.version);
      await expect(accounts.updateProfile(profile, world.version)).rejects.toMatchObject(elsewhere);
      expect((await accounts.setPicture(null)).picture).toBeNull();
    });

    it('of an agency say what it shows in public', async () => {
      const before = await world.agency.agency();
      const command = new AgencyCommand({ ...before, name: 'Дом и ключ', address: 'София, ул. „Шишман“ 14' });
      const after = await world.agency.updateAgency(command, before.version);
      expect(after).toMatchObject({ id: before.id, name: 'Дом и ключ', address: 'София, ул. „Шишман“ 14' });
      expect(await world.agency.agency()).toEqual(after);
      await expect(world.agency.updateAgency(command, before.version)).rejects.toMatchObject(elsewhere);
      expect((await world.agency.setAgencyLogo(null)).logo).toBeNull();
    });

    it('name the places where somebody is signed in, and end each', async () => {
      const sessions = await accounts.sessions();
      expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
      const other = sessions.find(({ current }) => !current);
      await accounts.endSession(other?.id ?? 0);
      expect(await accounts.sessions()).toMatchObject([{ current: true }]);
      await expect(accounts.endSession(other?.id ?? 0)).rejects.toMatchObject(
        refused('not-found', 'error-session-not-found'),
      );
    });

    it('are left everywhere at once', async () => {
      await accounts.endAllSessions();
      await expect(accounts.sessions()).rejects.toMatchObject({ kind: 'login-required' });
    });

    it('are deleted by who proves to be their owner', async () => {
      await expect(accounts.deleteAccount('друга-парола')).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { proof: 'error-current-password-wrong' }),
      );
      await accounts.deleteAccount(world.password);
      await expect(accounts.sessions()).rejects.toMatchObject({ kind: 'login-required' });
    });

    it('have figures of what the person does here', async () => {
      expect(await accounts.statistics()).toEqual({
        properties: { active: 0, paused: 0, draft: 0, rented: 0, views: 0, favorites: 0 },
        viewings: { waiting: 0, coming: 0 },
        orders: { waiting: 0, underWay: 0 },
        products: null,
        searches: 0,
      });
    });

    it('are shown to others only where they offer something', async () => {
      await expect(accounts.publicUser('987654')).rejects.toMatchObject(
        refused('not-found', 'error-user-not-found'),
      );
    });
  });
}
