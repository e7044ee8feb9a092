import type * as contract from '../../../api/wallet.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Page } from '../../core/shared/page.ts';
import type { PremiumDays } from '../../core/wallet/premium-place.ts';
import { WalletDesk } from '../../core/wallet/wallet-desk.ts';
import type { CreditPayment, WalletEntry } from '../../core/wallet/wallet-desk.ts';
import type { HttpClient } from './http-client.ts';

export class HttpWalletDesk extends WalletDesk {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async buy(credits: number): Promise<string> {
    const { paymentUrl } = await this.http.call<typeof contract.buyCredits>({
      method: 'POST',
      path: '/api/credit/buy',
      guarded: true,
      body: { credits },
    });
    return paymentUrl;
  }

  check(paymentId: string, signal?: CancelSignal): Promise<CreditPayment> {
    return this.http.call<typeof contract.paymentStatus>({
      method: 'POST',
      path: '/api/payment/status',
      guarded: true,
      // Asked ever so often, credits come once.
      repeatable: true,
      body: { paymentId },
      signal,
    });
  }

  history(wanted: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<WalletEntry>> {
    return this.http.call<typeof contract.creditHistory>({
      method: 'GET',
      path: '/api/credit/history',
      guarded: true,
      query: wanted,
      signal,
    });
  }

  async buyPremium(propertyId: number, days: PremiumDays, key: string): Promise<string> {
    const { premiumUntil } = await this.http.call<typeof contract.buyPremium>({
      method: 'POST',
      path: '/api/user/property/{id}/premium',
      guarded: true,
      repeatable: true,
      params: { id: String(propertyId) },
      body: { days, key },
    });
    return premiumUntil;
  }
}
