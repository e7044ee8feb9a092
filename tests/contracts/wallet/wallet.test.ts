import { describe } from 'vitest';
import { MemoryWallet } from '../../support/memory/memory-wallet.ts';
import { walletGatewayContract } from './wallet-gateway.contract.ts';

describe('in memory', () => {
  walletGatewayContract(async () => {
    const wallet = new MemoryWallet();
    return {
      wallet,
      listing: wallet.listing,
      give: async (credits) => wallet.give(credits),
      payment: async () => 'one',
      settle: async (outcome) => wallet.settle(outcome),
    };
  });
});
