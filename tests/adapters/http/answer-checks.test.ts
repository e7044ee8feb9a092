import { describe, expect, it } from 'vitest';
import { HttpSignIn } from '../../../src/adapters/http/accounts/http-sign-in.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import { HttpWalletGateway } from '../../../src/adapters/http/http-wallet-gateway.ts';
import { HttpOrderGateway } from '../../../src/adapters/http/orders/http-order-gateway.ts';
import { HttpSessionTransfer } from '../../../src/adapters/http/site/http-site.ts';
import { HttpServiceGateway } from '../../../src/adapters/http/services/http-service-gateway.ts';
import { HttpOwnRoommateOffers } from '../../../src/adapters/http/roommates/http-own-roommate-offers.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';

/** Answers every call with the same. */
class OneAnswer extends HttpClient {
  constructor(private readonly answer: unknown) {
    super();
  }

  async send(): Promise<unknown> {
    return this.answer;
  }
}

const CALLS: readonly (readonly [string, (http: HttpClient) => Promise<unknown>])[] = [
  ['buying credits', (http) => new HttpWalletGateway(http).buy(9)],
  ['paying an order', (http) => new HttpOrderGateway(http).pay('token')],
  ['placing an order', (http) => new HttpOrderGateway(http).place({} as never, [], 0, 'key')],
  [
    'ordering a service',
    (http) => new HttpServiceGateway(http).place({} as never, ServiceSelection.empty, 'key'),
  ],
  ['logging in', (http) => new HttpSignIn(http).login({} as never)],
  ['leaving for the other language', (http) => new HttpSessionTransfer(http).leave({} as never)],
  ['posting an offer', (http) => new HttpOwnRoommateOffers(http).create({} as never, 'key')],
];

describe('An answer without the address that the browser goes to', () => {
  it.each(CALLS)('is a failure of %s (WALL-04)', async (_, call) => {
    for (const answer of [{}, null, '<html></html>', '', [], { paymentUrl: '', token: '', id: 'x' }]) {
      const error = await call(new OneAnswer(answer)).catch((one: unknown) => one);
      expect(error, JSON.stringify(answer)).toBeInstanceOf(Failure);
      expect(error).toMatchObject({ kind: 'unavailable', messageKey: 'please-try-again-later' });
    }
  });

  it.each([
    'javascript:alert(1)',
    'undefined',
    '//elsewhere.example/pay',
    '/\\elsewhere.example',
    'https://',
    7,
  ])('is one with the payment address %s', async (paymentUrl) => {
    const buying = new HttpWalletGateway(new OneAnswer({ paymentUrl })).buy(9);
    await expect(buying).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is none with an address of this site or of a provider', async () => {
    for (const paymentUrl of ['/payment/sandbox/one', 'https://checkout.stripe.com/c/pay/cs_1#x']) {
      await expect(new HttpWalletGateway(new OneAnswer({ paymentUrl })).buy(9)).resolves.toBe(paymentUrl);
    }
  });
});
