import { describe, expect, it } from 'vitest';
import { normalisePassword, weaknessOf } from '../../../src/core/accounts/password.ts';
import { NewPasswordCommand } from '../../../src/core/accounts/password-commands.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';

const NOBODY = { name: '', email: '', phone: '' };

describe('A password', () => {
  it.each([
    ['composes letters', 'чаи\u0306ник', 'чайник'],
    ['maps spaces of other widths', 'моят\u00a0дом\u3000тук', 'моят дом тук'],
    ['leaves case, width and outer spaces', ' Ａbc Я ', ' Ａbc Я '],
  ])('is normalised by RFC 8265: %s', (_, typed, normalised) => {
    expect(normalisePassword(typed)).toBe(normalised);
  });

  it('equals its repetition in the other Unicode form', () => {
    const form = { password: 'чаи\u0306ник-12', confirmPassword: 'чайник-12' };
    expect(fieldErrorsOf(new NewPasswordCommand(form))).toEqual({});
  });

  it('has its length counted after composition', () => {
    const password = '\u0438\u0306'.repeat(3);
    const errors = fieldErrorsOf(new NewPasswordCommand({ password, confirmPassword: password }));
    expect(errors).toEqual({ password: 'error-password-too-short' });
  });

  it.each(['дом\u200bтук-42', 'дом\u0000тук-42', 'дом\ud800тук-42', 'дом\u202eтук-42'])(
    'is rejected with an invisible character',
    (password) => {
      expect(weaknessOf(password, NOBODY)).toBe('error-password-invisible-signs');
    },
  );
});
