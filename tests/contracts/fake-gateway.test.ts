import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/core/shared/failure.ts';
import type { WalletGateway } from '../../src/core/wallet/wallet-gateway.ts';
import { fakeGateway } from '../support/fake-gateway.ts';

const wallet = () => fakeGateway<WalletGateway>({ buyCredits: () => ({ paymentUrl: '/pay' }) });

describe('A fake gateway', () => {
  it('returns the response of the handler and records the input', async () => {
    const gateway = wallet();
    expect(await gateway.buyCredits({ credits: 9 })).toEqual({ paymentUrl: '/pay' });
    expect(gateway.inputs('buyCredits')).toEqual([{ credits: 9 }]);
  });

  it('names an operation without a handler', async () => {
    await expect(wallet().paymentStatus({ paymentId: 'one' })).rejects.toThrow(
      'no handler for paymentStatus',
    );
  });

  it.each([{ credits: 0 }, { credits: '9' }, {}, { credits: 9, price: 900 }])(
    'rejects the input %j, as the server does',
    async (input) => {
      await expect(wallet().buyCredits(input as { credits: number })).rejects.toThrow(
        'rejects the body of buyCredits',
      );
    },
  );

  it('rejects a query and a path that the contract does not allow', async () => {
    const gateway = wallet();
    await expect(gateway.creditHistory({ offset: -1, limit: 10 })).rejects.toThrow(
      'the query of creditHistory',
    );
    await expect(gateway.withdrawCredits({ id: 0.5 })).rejects.toThrow('the path of withdrawCredits');
  });

  it('rejects a response that the contract does not allow', async () => {
    const gateway = fakeGateway<WalletGateway>({ buyCredits: () => ({}) as { paymentUrl: string } });
    await expect(gateway.buyCredits({ credits: 9 })).rejects.toThrow('rejects the answer of buyCredits');
  });

  it('fails once if the test sets a failure', async () => {
    const gateway = wallet();
    const failure = new Failure('error-payments-away', {}, 'unavailable');
    gateway.failOnce('buyCredits', failure);
    await expect(gateway.buyCredits({ credits: 9 })).rejects.toBe(failure);
    await expect(gateway.buyCredits({ credits: 9 })).resolves.toEqual({ paymentUrl: '/pay' });
  });
});
