import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpSignIn } from '../adapters/http/http-sign-in.ts';
import { SignIn, TokenCookie } from '../core/accounts/sign-in.ts';
import { Session } from '../view-models/accounts/session.ts';
import { UserMenu } from '../view-models/accounts/user-menu.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';

/** What every screen needs of accounts: who is signed in, and the way out. */
export const accounts = new ContainerModule(({ bind }) => {
  bind(SignIn).toResolvedValue((http) => new HttpSignIn(http), [HttpClient]);
  bind(Session)
    .toResolvedValue(
      (signIn, cookie, modals) => new Session(signIn, cookie, modals),
      [SignIn, TokenCookie, Modals],
    )
    .inSingletonScope();
  bind(UserMenu)
    .toResolvedValue(
      (session, cart, modals, navigation, languages) =>
        new UserMenu(session, cart, modals, navigation, () => languages.language),
      [Session, CartViewModel, Modals, Navigation, LanguageSwitch],
    )
    .inSingletonScope();
});
