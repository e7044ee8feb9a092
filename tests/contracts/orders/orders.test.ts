import { describe } from 'vitest';
import { anOrder } from '../../support/an-order.ts';
import { MemoryOrderGateway } from '../../support/memory/memory-order-gateway.ts';
import { MemorySales } from '../../support/memory/memory-statistics.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';

import { salesContract } from './sales.contract.ts';

describe('in memory', () => {
  orderGatewayContract(async () => {
    const gateway = new MemoryOrderGateway();
    return {
      lamp: 1,
      buyer: gateway,
      vendor: gateway,
      reprice: async (price) => void gateway.prices.set(1, price),
      awaitsBankAccount: async () => {
        gateway.order = anOrder({ bankAccount: { isAsked: true, ending: null } });
        return 'the-secret';
      },
    };
  });

  salesContract(async () => new MemorySales());
});
