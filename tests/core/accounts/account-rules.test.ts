import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../../src/core/accounts/account-address.ts';
import { accountRules, markBoth } from '../../../src/core/accounts/account-rules.ts';
import type { AgencyForm, ProfileForm } from '../../../src/core/accounts/account-commands.ts';
import { EMPTY_SIGN_UP } from '../../../src/core/accounts/sign-up-form.ts';
import type { SignUpForm } from '../../../src/core/accounts/sign-up-form.ts';

const LONG_EMAIL = `${'a'.repeat(250)}@b.bg`;

describe('A sign-up (AUTH-08)', () => {
  const person: SignUpForm = {
    type: 'user',
    name: 'Мария Петрова',
    phone: '0888123456',
    email: 'maria@primer.bg',
    password: 'тайна-за-двама',
    confirmPassword: 'тайна-за-двама',
    acceptTerms: true,
    optMarketingFlag: false,
  };
  const errorsOf = (change: Partial<SignUpForm>) => accountRules.signUp.errorsOf({ ...person, ...change });
  const withPassword = (password: string) => errorsOf({ password, confirmPassword: password });

  it('is empty at first, and reports every missing field', () => {
    expect(accountRules.signUp.errorsOf(EMPTY_SIGN_UP)).toEqual({
      name: 'error-name-required',
      phone: 'error-phone-invalid',
      email: 'error-email-invalid',
      password: 'error-password-too-short',
      confirmPassword: 'error-passwords-differ',
      acceptTerms: 'sign-up-modal-error-accept-terms',
    });
  });

  it.each([
    [{}, {}],
    [{ type: 'vendor', optMarketingFlag: true }, {}],
    [{ type: 'admin' as 'user' }, { type: 'error-account-type-required' }],
    [{ name: 'М' }, { name: 'error-name-required' }],
    [{ name: 'М'.repeat(101) }, { name: 'error-name-required' }],
    [{ phone: '02 987 65 43' }, { phone: 'error-phone-invalid' }],
    [{ email: 'maria' }, { email: 'error-email-invalid' }],
    [{ email: LONG_EMAIL }, { email: 'error-email-invalid' }],
    [{ acceptTerms: false }, { acceptTerms: 'sign-up-modal-error-accept-terms' }],
    [{ optMarketingFlag: 'yes' as unknown as boolean }, { optMarketingFlag: 'error-field-invalid' }],
  ] as [Partial<SignUpForm>, object][])('with $0 gives $1', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is normalised: spaces, the phone, the case of the e-mail address', () => {
    const typed = {
      ...person,
      name: ' Мария  Петрова ',
      phone: '+359 888 123 456',
      email: ' Maria@Primer.bg ',
    };
    expect({ ...accountRules.signUp.commandOf(typed) }).toEqual(person);
  });

  it.each([
    ['12345', 'error-password-too-short'],
    ['ябълка', undefined],
    ['я'.repeat(150) + 'ба'.repeat(25), undefined],
    ['я'.repeat(151) + 'ба'.repeat(25), 'error-password-too-long'],
    ['qwerty', 'error-password-too-common'],
    ['QWERTY', 'error-password-too-common'],
    ['Парола1', 'error-password-too-common'],
    ['абабабаб', 'error-password-too-common'],
    ['абвабв', undefined],
    ['петрова', 'error-password-own-data'],
    ['Петрова2026!', 'error-password-own-data'],
    ['maria@primer.bg', 'error-password-own-data'],
    ['0888123456', 'error-password-own-data'],
    ['петровата', undefined],
    ['зла-петрова', undefined],
    ['пет2рова', undefined],
  ])('with the password $0 is rejected: $1', (password, error) => {
    expect(withPassword(password)).toEqual(error === undefined ? {} : { password: error });
  });

  it('accepts a password that contains a short word of the person’s data', () => {
    expect(errorsOf({ name: 'Ива Ли', password: 'ива123', confirmPassword: 'ива123' })).toEqual({});
    expect(errorsOf({ name: 'Иван Ли', password: 'иван123', confirmPassword: 'иван123' })).toEqual({
      password: 'error-password-own-data',
    });
    expect(errorsOf({ email: 'mimi@primer.bg', password: 'Mimi55', confirmPassword: 'Mimi55' })).toEqual({
      password: 'error-password-own-data',
    });
  });

  it('marks both passwords if they differ (AUTH-09)', () => {
    const differ = 'error-passwords-differ';
    expect(errorsOf({ confirmPassword: 'тайна-за-трима' })).toEqual({
      password: differ,
      confirmPassword: differ,
    });
    expect(markBoth({ name: 'error-name-required' })).toStrictEqual({ name: 'error-name-required' });
    expect(markBoth({ password: 'error-password-too-short', confirmPassword: differ })).toEqual({
      password: 'error-password-too-short',
      confirmPassword: differ,
    });
  });

  it('does not mark the first password before the second one is typed', () => {
    expect(errorsOf({ confirmPassword: '' })).toEqual({ confirmPassword: 'error-passwords-differ' });
  });
});

describe('A login (AUTH-02)', () => {
  it.each([
    ['maria@primer.bg', '123456', {}],
    ['maria', '123456', { email: 'error-email-invalid' }],
    [LONG_EMAIL, '123456', { email: 'error-email-invalid' }],
    ['maria@primer.bg', '12345', { password: 'error-password-too-short' }],
    ['maria@primer.bg', '1'.repeat(201), { password: 'error-password-too-long' }],
  ])('with $0 and $1 is validated', (email, password, errors) => {
    expect(accountRules.login.errorsOf({ email, password })).toEqual(errors);
  });

  it('ignores the case of the e-mail address, and sends the password unchanged', () => {
    expect({ ...accountRules.login.commandOf({ email: ' Maria@Primer.bg ', password: ' Тайна ' }) }).toEqual({
      email: 'maria@primer.bg',
      password: ' Тайна ',
    });
  });
});

describe('A password reset or change', () => {
  it.each([
    ['maria@primer.bg', {}],
    ['a@b.c', { email: 'error-email-invalid' }],
    ['a@b.bg', {}],
    ['maria', { email: 'error-email-invalid' }],
    [LONG_EMAIL, { email: 'error-email-invalid' }],
  ])('is requested for $0 (AUTH-11)', (email, errors) => {
    expect(accountRules.forgottenPassword.errorsOf({ email })).toEqual(errors);
  });

  it('ignores the case of the e-mail address', () => {
    expect(accountRules.forgottenPassword.commandOf({ email: ' Maria@Primer.bg ' }).email).toBe(
      'maria@primer.bg',
    );
  });

  it.each([
    ['тайна!', 'тайна!', {}],
    ['тайна', 'тайна', { password: 'error-password-too-short' }],
    ['т'.repeat(201), 'т'.repeat(201), { password: 'error-password-too-long' }],
    ['тайна!', 'тайна?', { confirmPassword: 'error-passwords-differ' }],
    ['', '', { password: 'error-password-too-short', confirmPassword: 'error-passwords-differ' }],
  ])('validates $0, repeated as $1 (AUTH-12)', (password, confirmPassword, errors) => {
    expect(accountRules.newPassword.errorsOf({ password, confirmPassword })).toEqual(errors);
  });

  it('requires the current password (AUTH-13)', () => {
    const form = { password: 'тайна!', confirmPassword: 'тайна!', currentPassword: 'старата' };
    expect(accountRules.changePassword.errorsOf(form)).toEqual({});
    expect({ ...accountRules.changePassword.commandOf(form) }).toEqual(form);
    expect(accountRules.changePassword.errorsOf({ ...form, currentPassword: '' })).toEqual({
      currentPassword: 'error-current-password-required',
    });
  });
});

describe('A profile', () => {
  const profile: ProfileForm = { name: 'Мария Петрова', phone: '', language: 'bg', optMarketingFlag: true };

  it.each([
    [{}, {}],
    [{ phone: '0888 123 456' }, {}],
    [{ phone: '02 987 65 43' }, { phone: 'error-phone-invalid' }],
    [{ name: ' М ' }, { name: 'error-name-required' }],
    [{ language: 'de' as 'bg' }, { language: 'error-field-invalid' }],
    [{ optMarketingFlag: 1 as unknown as boolean }, { optMarketingFlag: 'error-field-invalid' }],
  ] as [Partial<ProfileForm>, object][])('with $0 gives $1', (change, errors) => {
    expect(accountRules.profile.errorsOf({ ...profile, ...change })).toEqual(errors);
  });

  it('of a person is normalised', () => {
    const typed = { ...profile, name: ' Мария \n Петрова', phone: '+359 888 123 456' };
    expect({ ...accountRules.profile.commandOf(typed) }).toEqual({ ...profile, phone: '0888123456' });
  });

  const agency: AgencyForm = {
    name: 'Дом и ключ',
    descriptionBg: '',
    descriptionEn: '',
    phone: '',
    email: '',
    website: '',
    address: '',
    companyNumber: '',
  };

  it.each([
    [{}, {}],
    [{ phone: '+4930123456', email: 'office@kluch.bg', website: 'https://kluch.bg' }, {}],
    [{ name: 'Д' }, { name: 'error-agency-name-required' }],
    [{ descriptionBg: 'я'.repeat(4_001) }, { descriptionBg: 'error-text-too-long' }],
    [{ descriptionEn: 'я'.repeat(4_001) }, { descriptionEn: 'error-text-too-long' }],
    [{ companyNumber: '999 001 012' }, {}],
    [{ companyNumber: '999001013' }, { companyNumber: 'error-company-number' }],
    [{ phone: '12345' }, { phone: 'error-phone-invalid' }],
    [{ email: 'office' }, { email: 'error-email-invalid' }],
    [{ email: LONG_EMAIL }, { email: 'error-email-invalid' }],
    [{ website: 'kluch.bg' }, { website: 'error-website-invalid' }],
    [{ website: `https://kluch.bg/${'a'.repeat(184)}` }, { website: 'error-website-invalid' }],
    [{ address: 'я'.repeat(201) }, { address: 'error-text-too-long' }],
  ] as [Partial<AgencyForm>, object][])('of an agency with $0 gives $1', (change, errors) => {
    expect(accountRules.agency.errorsOf({ ...agency, ...change })).toEqual(errors);
  });

  it('of an agency is normalised', () => {
    const filled = {
      name: 'Дом и ключ',
      descriptionBg: 'Наеми.',
      descriptionEn: 'Rents.',
      phone: '0888200102',
      email: 'office@kluch.bg',
      website: 'https://kluch.bg',
      address: 'София',
      companyNumber: '',
    };
    const typed = {
      name: ' Дом  и ключ ',
      descriptionBg: ' Наеми. ',
      descriptionEn: ' Rents. ',
      phone: '+359 888 200 102',
      email: ' Office@Kluch.bg ',
      website: ' https://kluch.bg ',
      address: ' София ',
      companyNumber: '',
    };
    expect({ ...accountRules.agency.commandOf(typed) }).toEqual(filled);
  });
});

describe('An address of an account', () => {
  const address = { label: ' У дома ', city: 'Русе', postCode: '7000', street: 'ул. „Дунав“ 1', details: '' };

  it('accepts a deliverable address with a short name', () => {
    expect(accountRules.address.errorsOf(address)).toEqual({});
    expect(accountRules.address.commandOf(address).label).toBe('У дома');
    expect(accountRules.address.errorsOf({ ...address, label: 'я'.repeat(61) })).toEqual({
      label: 'error-text-too-long',
    });
    expect(accountRules.address.errorsOf(EMPTY_ADDRESS)).toEqual({
      city: 'error-city-required',
      postCode: 'error-post-code-invalid',
      street: 'error-street-required',
    });
  });
});
