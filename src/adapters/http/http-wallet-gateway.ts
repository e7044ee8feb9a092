import * as calls from '../../../api/calls/wallet/wallet.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Page } from '../../core/shared/page.ts';
import type { PremiumDays } from '../../core/wallet/premium-place.ts';
import { WalletGateway } from '../../core/wallet/wallet-gateway.ts';
import type { CreditPayment, WalletEntry } from '../../core/wallet/wallet-gateway.ts';
import { addressIn } from './answer-checks.ts';
import type { HttpClient } from './http-client.ts';

export class HttpWalletGateway extends WalletGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async buy(credits: number): Promise<string> {
    return addressIn(await this.http.call(calls.buyCredits, { body: { credits } }), 'paymentUrl');
  }

  check(paymentId: string, signal?: CancelSignal): Promise<CreditPayment> {
    return this.http.call(calls.paymentStatus, { body: { paymentId }, signal });
  }

  history(wanted: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<WalletEntry>> {
    return this.http.call(calls.creditHistory, { query: wanted, signal });
  }

  async withdraw(purchaseId: number): Promise<string> {
    const { withdrawnAt } = await this.http.call(calls.withdrawCredits, {
      params: { id: String(purchaseId) },
    });
    return withdrawnAt;
  }

  async buyPremium(propertyId: number, days: PremiumDays, key: string): Promise<string> {
    const { premiumUntil } = await this.http.call(calls.buyPremium, {
      params: { id: String(propertyId) },
      body: { days, key },
    });
    return premiumUntil;
  }
}
