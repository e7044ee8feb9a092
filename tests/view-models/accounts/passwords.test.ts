import { beforeEach, describe, expect, it } from 'vitest';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ForgottenPassword, NewPassword } from '../../../src/view-models/accounts/passwords.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import type { Accounts } from '../../../src/core/accounts/accounts.ts';

const rules = async () => accountRules;
const away = new Failure('error-please-try-again-later', {}, 'unreachable');

let accounts: FakeGateway<Accounts>;
let modals: Modals;

beforeEach(() => {
  accounts = anAccountsGateway();
  modals = new Modals();
});

describe('A forgotten password (AUTH-11)', () => {
  function forgotten(email: string) {
    const forgottenPassword = new ForgottenPassword(accounts, modals, rules);
    forgottenPassword.form.set('email', email);
    return forgottenPassword;
  }

  it('requests a link by address, and clears the form', async () => {
    const { form } = forgotten(' Maria@Example.bg ');
    expect(await form.submit()).toBe(true);
    expect([accounts.inputs('requestPasswordReset'), form.values.email]).toEqual([
      [{ email: 'maria@example.bg' }],
      '',
    ]);
    expect(modals.notification).toEqual({
      type: 'success',
      message: { key: 'password-reset-requested-message' },
    });
  });

  it('rejects an invalid address', async () => {
    const { form } = forgotten('maria');
    expect(await form.submit()).toBe(false);
    expect([form.errors, accounts.inputs('requestPasswordReset')]).toEqual([
      { email: 'error-email-invalid' },
      [],
    ]);
  });

  it('can be requested again after an error, and shows the error of the limit', async () => {
    const { form } = forgotten('maria@example.bg');
    accounts.failOnce('requestPasswordReset', away);
    expect(await form.submit()).toBe(false);
    expect([form.refusal, modals.notification?.message.key]).toEqual(['error-try-again', 'error-try-again']);
    modals.close();
    expect([modals.open, form.values.email]).toEqual(['forgottenPassword', 'maria@example.bg']);
    accounts.failOnce('requestPasswordReset', new Failure('error-too-many-attempts', {}, 'too-many'));
    await form.submit();
    expect(modals.notification?.message.key).toBe('error-too-many-attempts');
  });
});

describe('A new password, by the link of the mail (AUTH-12)', () => {
  function following(query = { token: ['the-token'] } as Record<string, string[]>, path = '/') {
    const { went, navigation } = aNavigation(query, path);
    const { form } = new NewPassword(accounts, modals, navigation, rules);
    const write = (password: string, confirmPassword = password) => {
      form.set('password', password);
      form.set('confirmPassword', confirmPassword);
      return form.submit();
    };
    return { form, write, went };
  }

  it('is stored, and its token is removed from the URL', async () => {
    const { form, write, went } = following();
    expect(await write('нова-тайна')).toBe(true);
    expect([accounts.inputs('resetPassword'), went, form.values.password]).toEqual([
      [{ token: 'the-token', password: 'нова-тайна' }],
      ['replace /'],
      '',
    ]);
    expect(modals.notification).toEqual({
      type: 'success',
      message: { key: 'password-change-success-message' },
    });
    modals.close();
    expect(modals.open).toBe('login');
  });

  it('stays on the page of the link', async () => {
    const { write, went } = following({ token: ['the-token'] }, '/en/blog');
    await write('нова-тайна');
    expect(went).toEqual(['replace /en/blog']);
  });

  it('must be repeated correctly', async () => {
    const { form, write } = following();
    expect(await write('нова-тайна', 'друга-тайна')).toBe(false);
    expect(form.errors).toEqual({ confirmPassword: 'error-passwords-differ' });
  });

  it('is rejected at its field when it is too common', async () => {
    const { form, write } = following();
    const tooCommon = new Failure('validation_failed', { password: 'error-password-too-common' }, 'invalid');
    accounts.failOnce('resetPassword', tooCommon);
    expect(await write('parola123')).toBe(false);
    expect([form.errors, modals.notification]).toEqual([{ password: 'error-password-too-common' }, null]);
  });

  it('needs a valid link', async () => {
    const over = following({ token: ['an-old-token'] });
    accounts.failOnce('resetPassword', new Failure('error-try-again', {}, 'invalid'));
    expect(await over.write('нова-тайна')).toBe(false);
    expect([over.form.refusal, over.went]).toEqual(['error-try-again', []]);
    modals.close();
    expect(modals.open).toBe('passChange');
    const bare = following({});
    await bare.write('нова-тайна');
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-try-again' } });
    modals.close();
    expect(modals.open).toBe('forgottenPassword');
  });
});
