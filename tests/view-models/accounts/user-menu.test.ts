import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { UserMenu } from '../../../src/view-models/accounts/user-menu.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aProduct } from '../../support/a-product.ts';
import { aSession, aUser } from '../../support/a-session.ts';

async function signedIn() {
  const { cart, modals } = aCheckoutBench();
  await cart.add(aProduct());
  const { session, signIn, cookie } = aSession(aUser(), modals);
  const { went, navigation } = aNavigation();
  const menu = new UserMenu(session, cart, modals, navigation, () => 'bg');
  return { menu, session, signIn, cookie, cart, modals, went };
}

describe('Signing out (AUTH-14)', () => {
  it('ends the session, empties the cart and leads home', async () => {
    const { menu, session, signIn, cookie, cart, modals, went } = await signedIn();
    await menu.logout();
    expect([session.user, signIn.inputs('logout').length, cookie.isThere(), cart.cart.isEmpty]).toEqual([
      null,
      1,
      false,
      true,
    ]);
    expect(went).toEqual(['visits cleared', '/']);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'logout-successful-message' } });
    expect(menu.leaving).toBe(false);
  });

  it('is sent once for repeated presses', async () => {
    const { menu, went } = await signedIn();
    await Promise.all([menu.logout(), menu.logout()]);
    expect(went).toEqual(['visits cleared', '/']);
  });

  it('changes nothing on a server error', async () => {
    const { menu, session, signIn, cart, modals, went } = await signedIn();
    signIn.handlers.logout = () =>
      Promise.reject(new Failure('error-please-try-again-later', {}, 'unreachable'));
    await menu.logout();
    expect([session.user?.id, cart.cart.isEmpty, went, menu.leaving]).toEqual([31, false, [], false]);
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });
});
