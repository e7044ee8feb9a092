import { ContainerModule } from 'inversify';
import { BrowserPaymentPage } from '../../adapters/browser/browser-payment-page.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpWalletGateway } from '../../adapters/http/http-wallet-gateway.ts';
import { PaymentPage, WalletGateway } from '../../core/wallet/wallet-gateway.ts';

/** Credits, and the way to where they are paid for. */
export default new ContainerModule(({ bind }) => {
  bind(WalletGateway).toResolvedValue((http) => new HttpWalletGateway(http), [HttpClient]);
  bind(PaymentPage).toResolvedValue(() => new BrowserPaymentPage());
});
