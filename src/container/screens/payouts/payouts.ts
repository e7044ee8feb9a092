import { PayoutsGateway } from '../../../core/payouts/payouts-gateway.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import payoutsModule from '../../modules/payouts.ts';
import { screen } from '../../screen.ts';
import { PayoutsScreen } from '../../../view-models/payouts/payouts-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { PayoutsPage } from '../../../views/payouts/payouts-page.tsx';

const rules = lazyImport(() => import('../../../core/payouts/payout-terms.ts'));

export default screen({
  view: PayoutsPage,
  modules: [payoutsModule],
  dependencies: { gateway: PayoutsGateway, modals: Modals },
  build: ({ gateway, modals }) => new PayoutsScreen(gateway, modals, rules),
});
