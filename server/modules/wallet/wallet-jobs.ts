import type { Jobs } from '../../platform/jobs.ts';
import { endPremium, remindOfPremium } from './buy-premium.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'wallet.remind-of-premium': { placeId: number };
    'wallet.end-premium': { propertyId: number };
  }
}

/** What is done for premium places in the background. */
export const walletJobs = (wallet: WalletDependencies) =>
  ({
    'wallet.remind-of-premium': ({ placeId }) => remindOfPremium(wallet, placeId),
    'wallet.end-premium': ({ propertyId }) => endPremium(wallet, propertyId),
  }) satisfies Partial<Jobs>;
