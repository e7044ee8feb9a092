import { ContainerModule } from 'inversify';
import { BrowserPaymentPage } from '../adapters/browser/browser-payment-page.ts';
import { PaymentPage, WalletDesk } from '../core/wallet/wallet-desk.ts';
import { Modals } from '../view-models/site/modals.ts';
import { CreditBuy } from '../view-models/wallet/credit-buy.ts';
import { bindWalletDesk } from './wallet-desk.ts';

/** The modal that buys credits. It lives as long as the page, and keeps what was chosen. */
export const walletModals = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindWalletDesk(options);
  if (!isBound(PaymentPage)) bind(PaymentPage).toConstantValue(new BrowserPaymentPage());
  bind(CreditBuy)
    .toResolvedValue(
      (desk, page, modals) => new CreditBuy(desk, page, modals),
      [WalletDesk, PaymentPage, Modals],
    )
    .inSingletonScope();
});
