import { Clock } from '../../../core/shared/clock.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import { WalletGateway } from '../../../core/wallet/wallet-gateway.ts';
import walletModule from '../../modules/wallet.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { PaymentStatusScreen } from '../../../view-models/wallet/payment-status-screen.ts';
import { PaymentStatusPage } from '../../../views/wallet/payment-status-page.tsx';

export default screen({
  view: PaymentStatusPage,
  modules: [walletModule],
  dependencies: {
    gateway: WalletGateway,
    session: Session,
    modals: Modals,
    clock: Clock,
    siteSettings: SiteSettings,
  },
  build: ({ gateway, session, modals, clock, siteSettings: { cardPayments } }) =>
    new PaymentStatusScreen(gateway, session, modals, clock, cardPayments),
});
