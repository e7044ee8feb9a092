import { ContainerModule } from 'inversify';
import { GoogleIdentityButton } from '../../adapters/browser/google-identity-button.ts';
import { HttpAccounts } from '../../adapters/http/accounts/http-accounts.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { GoogleButton } from '../../core/accounts/sign-in.ts';
import { SiteSettings } from '../../core/site/settings.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';

/** What the forms of accounts work with. */
export default new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue((http) => new HttpAccounts(http), [HttpClient]);
  bind(GoogleButton).toResolvedValue(
    ({ googleClientId }, { language }) =>
      new GoogleIdentityButton(googleClientId, language, navigator.userAgent),
    [SiteSettings, LanguageSwitch],
  );
});
