import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import type { SignUpForm } from '../../../src/core/accounts/sign-up-form.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { SignUp } from '../../../src/view-models/accounts/sign-up.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import type { Accounts } from '../../../src/core/accounts/accounts.ts';

const MARIA: SignUpForm = {
  type: 'agency',
  name: 'Мария Иванова',
  phone: '+359 88 765 4321',
  email: 'maria@example.bg',
  password: 'тайна-за-двама',
  confirmPassword: 'тайна-за-двама',
  acceptTerms: true,
  optMarketingFlag: false,
};

let accounts: FakeGateway<Accounts>;
let modals: Modals;
let store: MemoryTextStore;

beforeEach(() => {
  accounts = anAccountsGateway();
  modals = new Modals();
  store = new MemoryTextStore();
});

const aSignUp = () =>
  new SignUp(
    accounts,
    modals,
    new StoredFormDrafts(store),
    async () => accountRules,
    () => next,
  );
let next: string | null = null;
function filled(changes: Partial<SignUpForm> = {}) {
  const signUp = aSignUp();
  for (const [name, value] of Object.entries({ ...MARIA, ...changes })) {
    signUp.form.set(name as keyof SignUpForm, value);
  }
  return signUp;
}

describe('Signing up (AUTH-08)', () => {
  it('sends the normalised values, and announces a mail', async () => {
    const { form } = filled();
    expect(await form.submit()).toBe(true);
    expect(accounts.inputs('signUp')).toMatchObject([
      { type: 'agency', name: 'Мария Иванова', phone: '0887654321', email: 'maria@example.bg' },
    ]);
    expect(modals.notification).toEqual({
      type: 'success',
      message: { key: 'successful-registration-message' },
    });
    expect(form.values).toMatchObject({ name: '', password: '' });
    expect(aSignUp().form.values.name).toBe('');
  });

  it('marks two different passwords, and sends nothing (AUTH-09)', async () => {
    const { form } = filled({ confirmPassword: 'тайна-за-трима' });
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({
      password: 'error-passwords-differ',
      confirmPassword: 'error-passwords-differ',
    });
    expect(accounts.inputs('signUp')).toEqual([]);
  });

  it('needs an agreement to the terms', async () => {
    const { form } = filled({ acceptTerms: false });
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ acceptTerms: 'sign-up-modal-error-accept-terms' });
  });

  it('stores the draft over a reload, without the passwords', async () => {
    filled();
    expect(aSignUp().form.values).toEqual({ ...MARIA, password: '', confirmPassword: '' });
  });

  it('marks the server’s errors, also at both passwords, and leads back to the form', async () => {
    const { form } = filled();
    const fields = { confirmPassword: 'error-passwords-differ' };
    accounts.failOnce('signUp', new Failure('validation_failed', fields, 'invalid'));
    expect(await form.submit()).toBe(false);
    expect(form.errors).toEqual({ password: 'error-passwords-differ', ...fields });
    expect(modals.notification).toEqual({
      type: 'error',
      message: { key: 'error-please-fulfill-all-fields-with-valid-data' },
    });
    modals.close();
    expect([modals.open, form.values.email]).toEqual(['signUp', 'maria@example.bg']);
  });

  it('shows the reason for a rejected form', async () => {
    const { form } = filled();
    accounts.failOnce('signUp', new Failure('error-too-many-attempts', {}, 'too-many'));
    await form.submit();
    expect([form.refusal, modals.notification?.message.key]).toEqual([
      'error-too-many-attempts',
      'error-too-many-attempts',
    ]);
  });

  it('without a response asks to try later (AUTH-09)', async () => {
    const { form } = filled();
    accounts.failOnce('signUp', new Failure('error-no-connection', {}, 'unreachable'));
    await form.submit();
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });

  it('rethrows unexpected errors', async () => {
    const { form } = filled();
    accounts.handlers.signUp = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(form.submit()).rejects.toThrow('a fault of the program');
    expect(modals.notification).toBeNull();
  });

  it('leads to the login', () => {
    aSignUp().login();
    expect(modals.open).toBe('login');
  });
});
