import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { creditPayments, buyCredits, checkCreditPayment } from './buy-credits.ts';
import { endPremium, remindOfPremium, buyPremium } from './buy-premium.ts';
import { exportWallet } from './export-wallet.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { WalletMails } from './wallet-mails.ts';
import { walletReceipts } from './wallet-receipts.ts';
import * as contract from '../../../api/wallet/wallet.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { walletHistory } from './wallet-history.ts';
import { withdrawCredits } from './withdraw-credits.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'wallet.remind-of-premium': { placeId: number };
    'wallet.end-premium': { propertyId: number };
  }
}

/** Credits and premium listings. Also handles the payments of credits. */
export function walletModule({
  db,
  clock,
  texts,
  addresses,
  payments,
  sessions,
  configuration,
  company,
  creditPackages,
}: ModuleContext) {
  const { priceOrder } = configuration;
  const mails = new WalletMails(texts, addresses, configuration, company);
  const deps: WalletDependencies = {
    db,
    clock,
    payments,
    addresses,
    texts,
    mails,
    company,
    priceOrder,
    creditPackages,
  };
  payments.serve('credits', creditPayments(deps));
  return {
    deps,
    operations: walletRoutes(deps),
    serve: (server: FastifyInstance) => walletReceipts(server, deps, sessions),
    exports: [exportWallet],
    jobs: {
      'wallet.remind-of-premium': ({ placeId }) => remindOfPremium(deps, placeId),
      'wallet.end-premium': ({ propertyId }) => endPremium(deps, propertyId),
    } satisfies Partial<Jobs>,
  };
}

function walletRoutes(deps: WalletDependencies): Implementation[] {
  return [
    implement(
      contract.creditPackages,
      async () => {
        const { packages } = await deps.creditPackages.current();
        return { data: [...packages] };
      },
      { shows: () => ['credit-packages'] },
    ),
    implement(contract.buyCredits, async ({ body, account, language }) => ({
      paymentUrl: await buyCredits(deps, account.id, body, language),
    })),
    implement(contract.paymentStatus, ({ body, account }) =>
      checkCreditPayment(deps, account.id, body.paymentId),
    ),
    implement(contract.creditHistory, ({ query, account }) => walletHistory(deps, account.id, query)),
    implement(contract.withdrawCredits, async ({ params, account }) => {
      const withdrawnAt = await withdrawCredits(deps, account.id, Number(params.id));
      return { withdrawnAt: withdrawnAt.toISOString() };
    }),
    implement(contract.buyPremium, async ({ params, body, account }) => {
      const until = await buyPremium(deps, account.id, Number(params.id), body);
      return { premiumUntil: until.toISOString() };
    }),
  ];
}
