import { describe, expect, it } from 'vitest';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import { EMPTY_SIGN_UP } from '../../../src/core/accounts/sign-up-form.ts';

describe('The passwords of a sign-up', () => {
  const marked = (password: string, confirmPassword: string) => {
    const errors = accountRules.signUp.errorsOf({ ...EMPTY_SIGN_UP, password, confirmPassword });
    return [errors['password'], errors['confirmPassword']];
  };

  it('are both marked where they differ (AUTH-09)', () => {
    expect(marked('тайна-за-двама', 'тайна-за-трима')).toEqual([
      'error-passwords-differ',
      'error-passwords-differ',
    ]);
  });

  it('do not differ before the second one is written', () => {
    expect(marked('тайна-за-двама', '')).toEqual([undefined, 'error-passwords-differ']);
  });
});
