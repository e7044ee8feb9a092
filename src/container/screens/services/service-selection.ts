import { AddressBook } from '../../../core/accounts/account-address.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { pathOf } from '../../../core/site/paths.ts';
import addressesModule from '../../modules/addresses.ts';
import formsModule from '../../modules/forms.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { ServiceChoice } from '../../../view-models/services/service-choice.ts';
import { ServiceSelectionScreen } from '../../../view-models/services/service-selection-screen.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { ServiceSelectionPage } from '../../../views/services/service-selection-page.tsx';

const serviceRules = lazyImport(() =>
  import('../../../core/services/service-rules.ts').then((module) => module.serviceRules),
);
const serviceOrdering = lazyImport(() => import('../../../view-models/services/service-ordering.ts'));

export default screen({
  view: ServiceSelectionPage,
  modules: [servicesModule, addressesModule, formsModule],
  dependencies: {
    choice: ServiceChoice,
    gateway: ServiceGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    session: Session,
    addresses: AddressBook,
    clock: Clock,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({
    choice,
    gateway,
    drafts,
    keys,
    session,
    addresses,
    clock,
    navigation,
    languageSwitch: { language },
  }) =>
    new ServiceSelectionScreen(choice, gateway, async (renew) => {
      const { ServiceOrdering } = await serviceOrdering();
      const follow = (token: string) =>
        void navigation.go(pathOf('FollowedServiceOrder', language, { token }));
      return new ServiceOrdering(
        {
          choice,
          gateway,
          drafts,
          keys,
          session,
          addresses,
          clock,
          rules: serviceRules,
          newAbort: () => new AbortController(),
          follow,
        },
        renew,
      );
    }),
});
