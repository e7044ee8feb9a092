import { InteriorPictures } from '../../../core/services/interior.ts';
import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import formsModule from '../../modules/forms.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { InteriorScreen } from '../../../view-models/services/interior-screen.ts';
import { InteriorPage } from '../../../views/services/interior-page.tsx';

export default screen({
  view: InteriorPage,
  modules: [servicesModule, formsModule],
  dependencies: {
    gateway: ServiceGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    session: Session,
    pictures: InteriorPictures,
  },
  build: ({ gateway, drafts, keys, session, pictures }) =>
    new InteriorScreen(
      gateway,
      drafts,
      keys,
      session,
      lazyImport(() =>
        import('../../../core/services/service-rules.ts').then((module) => module.serviceRules),
      ),
      pictures,
      () => new AbortController(),
    ),
});
