import { beforeEach, describe, expect, it } from 'vitest';
import { LoginCommand } from '../../../src/core/accounts/login-command.ts';
import type { SignIn } from '../../../src/core/accounts/sign-in.ts';
import { refused } from '../../support/refused.ts';

export type SignInWorld = {
  /** Of a browser in which nobody is signed in. */
  signIn: SignIn;
  /** Puts the token into its cookie, as the session does. */
  keep(token: string): void;
  /** Whose address is confirmed. */
  email: string;
  password: string;
};

/** What every way in and out does. */
export function signInContract(makeWorld: () => Promise<SignInWorld>): void {
  describe('Signing in', () => {
    let world: SignInWorld;
    let signIn: SignIn;
    beforeEach(async () => {
      world = await makeWorld();
      ({ signIn } = world);
    });
    const login = (password = world.password, email = world.email) =>
      signIn.login(new LoginCommand({ email, password }));
    const nobody = refused('login-required', 'error-login-required');

    it('is needed to be somebody (AUTH-01)', async () => {
      await expect(signIn.me()).rejects.toMatchObject(nobody);
    });

    it('with address and password makes one known, until one goes (AUTH-03, AUTH-14)', async () => {
      world.keep(await login());
      expect(await signIn.me()).toMatchObject({
        email: world.email,
        type: 'user',
        credits: 0,
        hasPassword: true,
        emailConfirmed: true,
        waiting: { orders: 0, viewings: 0 },
      });
      await signIn.logout();
      await expect(signIn.me()).rejects.toMatchObject(nobody);
    });

    it('does not tell whether address or password is wrong (AUTH-04)', async () => {
      const wrong = refused('login-required', 'error-wrong-credentials');
      await expect(login('друга-парола')).rejects.toMatchObject(wrong);
      await expect(login(world.password, 'nobody@example.com')).rejects.toMatchObject(wrong);
    });
  });
}
