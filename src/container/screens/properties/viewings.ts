import { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { ViewingsScreen } from '../../../view-models/properties/viewings/viewings-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ViewingsPage } from '../../../views/properties/viewings-page.tsx';

export default screen({
  view: ViewingsPage,
  modules: [propertiesModule],
  dependencies: { gateway: ViewingGateway, session: Session, modals: Modals, clock: Clock },
  build: ({ gateway, session, modals, clock }) =>
    new ViewingsScreen(
      gateway,
      session,
      modals,
      clock,
      lazyImport(() =>
        import('../../../core/properties/visitor-rules.ts').then((module) => module.visitorRules),
      ),
    ),
});
