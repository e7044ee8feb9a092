import { PaymentPage } from '../../core/wallet/wallet-gateway.ts';

export class BrowserPaymentPage extends PaymentPage {
  open(url: string): void {
    window.location.assign(url);
  }
}
