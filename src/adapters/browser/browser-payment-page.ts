import { PaymentPage } from '../../core/wallet/wallet-gateway.ts';

/** Opens the provider's page. */
export class BrowserPaymentPage extends PaymentPage {
  open(url: string): void {
    window.location.assign(url);
  }
}
