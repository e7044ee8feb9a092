import { ContainerModule } from 'inversify';
import { BrowserPaymentPage } from '../adapters/browser/browser-payment-page.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpWalletDesk } from '../adapters/http/http-wallet-desk.ts';
import { PaymentPage, WalletDesk } from '../core/wallet/wallet-desk.ts';

/** Credits, and the way to where they are paid for. */
export default new ContainerModule(({ bind }) => {
  bind(WalletDesk).toResolvedValue((http) => new HttpWalletDesk(http), [HttpClient]);
  bind(PaymentPage).toResolvedValue(() => new BrowserPaymentPage());
});
