import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { creditPayments } from './buy-credits.ts';
import { endPremium, remindOfPremium } from './buy-premium.ts';
import { exportWallet } from './export-wallet.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { WalletMails } from './wallet-mails.ts';
import { walletReceipts } from './wallet-receipts.ts';
import { walletRoutes } from './wallet-routes.ts';

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
}: ModuleContext) {
  const { priceOrder, seller } = configuration;
  const mails = new WalletMails(texts, addresses, configuration);
  const deps: WalletDependencies = { db, clock, payments, addresses, texts, mails, seller, priceOrder };
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
