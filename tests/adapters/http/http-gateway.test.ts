import { describe, expect, it } from 'vitest';
import * as orders from '../../../api/calls/orders/received-orders.ts';
import * as wallet from '../../../api/calls/wallet/wallet.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { httpGateway } from '../../../src/adapters/http/http-gateway.ts';
import type { WalletGateway } from '../../../src/core/wallet/wallet-gateway.ts';

class RecordingHttpClient extends HttpClient {
  readonly calls: AnyCall[] = [];

  async send(call: AnyCall): Promise<unknown> {
    this.calls.push(call);
    return 'the answer';
  }
}

abstract class ReceivedOrders {
  abstract undoStep(input: { id: string; access: string | null }): Promise<unknown>;
  abstract correctTracking(input: {
    id: string;
    access?: string | undefined;
    courier: 'speedy';
    number: string;
    url: string;
  }): Promise<unknown>;
}

describe('A gateway over HTTP', () => {
  it('sends the rest of the input in the query of a GET operation', async () => {
    const http = new RecordingHttpClient();
    const { signal } = new AbortController();
    const answer = await httpGateway<WalletGateway>(http, wallet).creditHistory(
      { offset: 20, limit: 10 },
      signal,
    );
    expect(answer).toBe('the answer');
    expect(http.calls).toMatchObject([
      { method: 'GET', path: '/api/credit/history', guarded: true, query: { offset: 20, limit: 10 }, signal },
    ]);
    expect(http.calls[0]?.body).toBeUndefined();
  });

  it('fills the path by name and sends the rest as the body of a POST operation', async () => {
    const http = new RecordingHttpClient();
    await httpGateway<WalletGateway>(http, wallet).buyPremium({ id: 7, days: 30, key: 'key' });
    expect(http.calls).toMatchObject([
      { params: { id: 7 }, body: { days: 30, key: 'key' }, idempotent: true },
    ]);
  });

  it('sends no body if the operation has none', async () => {
    const http = new RecordingHttpClient();
    await httpGateway<WalletGateway>(http, wallet).withdrawCredits({ id: 7 });
    expect(http.calls[0]?.body).toBeUndefined();
  });

  it('sends the query parameters of a POST operation in the address', async () => {
    const http = new RecordingHttpClient();
    const gateway = httpGateway<ReceivedOrders>(http, orders);
    await gateway.undoStep({ id: '5', access: 'secret' });
    await gateway.correctTracking({ id: '5', access: undefined, courier: 'speedy', number: '1', url: '' });
    expect(http.calls).toMatchObject([
      { params: { id: '5' }, query: { access: 'secret' }, body: undefined },
      { query: undefined, body: { courier: 'speedy', number: '1', url: '' } },
    ]);
  });

  it('does not compile for a missing operation, a wrong input or a wrong answer', () => {
    const http = new RecordingHttpClient();
    const { buyCredits: _, ...incomplete } = wallet;
    // @ts-expect-error `buyCredits` is missing
    httpGateway<WalletGateway>(http, incomplete);
    // @ts-expect-error the operation needs `credits`
    httpGateway<{ buyCredits(input: { amount: number }): Promise<{ paymentUrl: string }> }>(http, wallet);
    // @ts-expect-error the answer has no `url`
    httpGateway<{ buyCredits(input: { credits: number }): Promise<{ url: string }> }>(http, wallet);
    expect(http.calls).toEqual([]);
  });
});
