import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/wallet/wallet.ts';
import { BrowserPaymentPage } from '../../adapters/browser/browser-payment-page.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { PaymentPage, WalletGateway } from '../../core/wallet/wallet-gateway.ts';

export default new ContainerModule(({ bind }) => {
  bind(WalletGateway).toResolvedValue((http) => httpGateway<WalletGateway>(http, calls), [HttpClient]);
  bind(PaymentPage).toResolvedValue(() => new BrowserPaymentPage());
});
