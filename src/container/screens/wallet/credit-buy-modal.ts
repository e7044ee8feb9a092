import { PaymentPage, WalletGateway } from '../../../core/wallet/wallet-gateway.ts';
import walletModule from '../../modules/wallet.ts';
import { modal } from '../../screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { CreditBuy } from '../../../view-models/wallet/credit-buy.ts';
import { CreditBuyModal } from '../../../views/wallet/credit-buy-modal.tsx';

export default modal({
  view: CreditBuyModal,
  modules: [walletModule],
  dependencies: { gateway: WalletGateway, page: PaymentPage, modals: Modals },
  build: ({ gateway, page, modals }) => new CreditBuy(gateway, page, modals),
});
