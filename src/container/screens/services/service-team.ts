import { ServiceGateway } from '../../../core/services/service-gateway.ts';
import servicesModule from '../../modules/services.ts';
import { screen } from '../../screen.ts';
import { ServiceTeamScreen } from '../../../view-models/services/service-team-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ServiceTeamPage } from '../../../views/services/service-team-page.tsx';

export default screen({
  view: ServiceTeamPage,
  modules: [servicesModule],
  dependencies: { gateway: ServiceGateway, modals: Modals },
  build: ({ gateway, modals }) => new ServiceTeamScreen(gateway, modals),
});
