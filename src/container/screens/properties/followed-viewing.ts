import { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import propertiesModule from '../../modules/properties.ts';
import { screen } from '../../screen.ts';
import { FollowedViewingScreen } from '../../../view-models/properties/viewings/followed-viewing-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { FollowedViewingPage } from '../../../views/properties/followed-viewing-page.tsx';

export default screen({
  view: FollowedViewingPage,
  modules: [propertiesModule],
  dependencies: { gateway: ViewingGateway, modals: Modals, clock: Clock },
  build: ({ gateway, modals, clock }) =>
    new FollowedViewingScreen(
      gateway,
      modals,
      clock,
      lazyImport(() =>
        import('../../../core/properties/visitor-rules.ts').then((module) => module.visitorRules),
      ),
    ),
});
