import { ContainerModule } from 'inversify';
import { GoogleIdentityButton } from '../../adapters/browser/google-identity-button.ts';
import * as calls from '../../../api/calls/accounts/accounts.ts';
import * as phone from '../../../api/calls/accounts/phone-verification.ts';
import { leaveVendor } from '../../../api/calls/accounts/vendor-members.ts';
import * as profile from '../../../api/calls/accounts/profile.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { Accounts } from '../../core/accounts/accounts.ts';
import { GoogleButton } from '../../core/accounts/sign-in.ts';
import { SiteSettings } from '../../core/site/settings.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';

export default new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue(
    (http) => httpGateway<Accounts>(http, { ...calls, ...phone, ...profile, leaveVendor }),
    [HttpClient],
  );
  bind(GoogleButton).toResolvedValue(
    ({ googleClientId }, { language }) =>
      new GoogleIdentityButton(googleClientId, language, navigator.userAgent),
    [SiteSettings, LanguageSwitch],
  );
});
