import * as contract from '../../../api/wallet/wallet.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { buyCredits, checkCreditPayment } from './buy-credits.ts';
import { buyPremium } from './buy-premium.ts';
import { walletHistory } from './wallet-history.ts';
import { withdrawCredits } from './withdraw-credits.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';

export function walletRoutes(services: WalletDependencies): Implementation[] {
  return [
    implement(contract.buyCredits, async ({ body, account, language }) => ({
      paymentUrl: await buyCredits(services, account.id, body.credits, language),
    })),
    implement(contract.paymentStatus, ({ body, account }) =>
      checkCreditPayment(services, account.id, body.paymentId),
    ),
    implement(contract.creditHistory, ({ query, account }) => walletHistory(services, account.id, query)),
    implement(contract.withdrawCredits, async ({ params, account }) => {
      const withdrawnAt = await withdrawCredits(services, account.id, Number(params.id));
      return { withdrawnAt: withdrawnAt.toISOString() };
    }),
    implement(contract.buyPremium, async ({ params, body, account }) => {
      const until = await buyPremium(services, account.id, Number(params.id), body);
      return { premiumUntil: until.toISOString() };
    }),
  ];
}
