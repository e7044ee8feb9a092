import { SiteSettings } from '../../../core/site/settings.ts';
import { WalletGateway } from '../../../core/wallet/wallet-gateway.ts';
import walletModule from '../../modules/wallet.ts';
import { screen } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { WalletScreen } from '../../../view-models/wallet/wallet-screen.ts';
import { WalletPage } from '../../../views/wallet/wallet-page.tsx';

export default screen({
  view: WalletPage,
  modules: [walletModule],
  dependencies: { gateway: WalletGateway, session: Session, modals: Modals, siteSettings: SiteSettings },
  build: ({ gateway, session, modals, siteSettings: { cardPayments } }) =>
    new WalletScreen(gateway, session, modals, cardPayments),
});
