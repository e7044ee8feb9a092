import { describe, expect, it } from 'vitest';
import { LoginCommand } from '../../../src/core/accounts/account-commands.ts';
import { SignUpCommand } from '../../../src/core/accounts/sign-up-command.ts';
import { EMPTY_SIGN_UP } from '../../../src/core/accounts/sign-up-form.ts';
import { emailError, normaliseEmail } from '../../../src/core/shared/email-address.ts';

const ADDRESS = 'maria@primer.bg';

describe('An e-mail address', () => {
  it.each([
    ['a zero-width space', 'maria\u200b@primer.bg'],
    ['a byte order mark', '\ufeffmaria@primer.bg'],
    ['a soft hyphen', 'maria@pri\u00admer.bg'],
    ['bidirectional marks', '\u202amaria@primer.bg\u202c'],
    ['a variation selector', 'maria@primer.bg\ufe0f'],
    ['a no-break space', '\u00a0maria@primer.bg\u00a0'],
    ['a line feed', 'maria@primer.bg\n'],
    ['capital letters', 'Maria@Primer.BG'],
  ])('is the same with %s', (_, typed) => {
    expect(normaliseEmail(typed)).toBe(ADDRESS);
    expect(new SignUpCommand({ ...EMPTY_SIGN_UP, email: typed }).email).toBe(ADDRESS);
    expect(new LoginCommand({ email: typed, password: '' }).email).toBe(ADDRESS);
  });

  it('has one Unicode form', () => {
    expect(normaliseEmail('\u0438\u0306@primer.bg')).toBe('\u0439@primer.bg');
  });

  it.each([
    ADDRESS,
    "o'neil+shop@mail.example.com",
    'ivan@пример.бг',
    'иван@пример.бг',
    'ivan@xn--e1afmkfd.xn--90ae',
    'ivan@shop-1.bg',
  ])('is valid as %s', (address) => {
    expect(emailError(normaliseEmail(address))).toBeNull();
  });

  it.each([
    ['maria', 'error-email-invalid'],
    ['maria@primer', 'error-email-invalid'],
    ['@primer.bg', 'error-email-invalid'],
    ['ma ria@primer.bg', 'error-email-invalid'],
    ['a@b@c.bg', 'error-email-invalid'],
    ['maria@primer..bg', 'error-email-invalid'],
    ['maria@primer,bg', 'error-email-invalid'],
    [`${'a'.repeat(250)}@primer.bg`, 'error-email-invalid'],
    ['mailto:maria@primer.bg', 'error-email-extra-signs'],
    ['maria@primer.bg.', 'error-email-extra-signs'],
    ['maria@primer.bg,', 'error-email-extra-signs'],
    ['maria@primer.bg;', 'error-email-extra-signs'],
    ['<maria@primer.bg>', 'error-email-extra-signs'],
    ['„maria@primer.bg“', 'error-email-extra-signs'],
    ['m\u0430ria@primer.bg', 'error-email-mixed-letters'],
    ['maria@\u0440rimer.bg', 'error-email-mixed-letters'],
    ['maria@primer.b\u0433', 'error-email-mixed-letters'],
    ['m\u03b1ria@primer.bg', 'error-email-mixed-letters'],
  ])('is rejected as %s with %s', (typed, error) => {
    expect(emailError(normaliseEmail(typed))).toBe(error);
  });
});
