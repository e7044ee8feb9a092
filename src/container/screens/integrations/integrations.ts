import { IntegrationsGateway } from '../../../core/integrations/integrations-gateway.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import integrationsModule from '../../modules/integrations.ts';
import { screen } from '../../screen.ts';
import { IntegrationsScreen } from '../../../view-models/integrations/integrations-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { IntegrationsPage } from '../../../views/integrations/integrations-page.tsx';

const rules = lazyImport(() =>
  import('../../../core/integrations/integration-commands.ts').then((module) => module.integrationRules),
);

export default screen({
  view: IntegrationsPage,
  modules: [integrationsModule],
  dependencies: { gateway: IntegrationsGateway, modals: Modals },
  build: ({ gateway, modals }) => new IntegrationsScreen(gateway, modals, rules),
});
