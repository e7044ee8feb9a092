import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripePayments } from '../../../server/platform/payments/stripe-payments.ts';
import { startSilentServer } from '../support/outside-servers/silent-server.ts';
import { startStripeServer } from '../support/outside-servers/stripe-server.ts';
import type { StripeServer } from '../support/outside-servers/stripe-server.ts';

/** Much faster than in production, in milliseconds. */
const PACE = { timeout: 200, retryAfter: 300 };

const paymentsAt = (port: string | number) =>
  new StripePayments(
    {
      secretKey: 'sk_test_key',
      webhookSecret: 'whsec_test',
      apiUrl: new URL(`http://127.0.0.1:${port}`),
    },
    PACE,
  );
const asked = async (payments: StripePayments, times: number) => {
  const answers = await Promise.allSettled(Array.from({ length: times }, () => payments.check('cs_test_1')));
  return answers.map((answer) =>
    answer.status === 'rejected' ? (answer.reason as Error).message : 'answered',
  );
};
const unavailable = (times: number) => Array.from({ length: times }, () => 'please-try-again-later');

describe('A silent payment provider', () => {
  it('gets parallel requests with timeouts, then none, then one', async () => {
    const silent = await startSilentServer();
    const payments = paymentsAt(silent.port);
    const start = performance.now();
    expect(await asked(payments, 6)).toEqual(unavailable(6));
    expect(performance.now() - start).toBeLessThan(6 * PACE.timeout);
    expect(silent.asked()).toBe(6);
    expect(await asked(payments, 100)).toEqual(unavailable(100));
    expect(silent.asked()).toBe(6);
    await sleep(PACE.retryAfter);
    expect(await asked(payments, 3)).toEqual(unavailable(3));
    expect(silent.asked()).toBe(7);
    await silent.close();
  });
});

describe('A payment rejected by Stripe', () => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
  });
  afterAll(() => stripe.close());
  const open = (id: string, changes: object) =>
    paymentsAt(new URL(stripe.environment.STRIPE_API_URL).port).open({
      id,
      amountCents: 900,
      title: 'Кредити',
      language: 'bg',
      email: 'a@b.bg',
      backTo: 'http://localhost/',
      ...changes,
    });

  it.each([
    ['p3', 'ivan@уют.бг'],
    ['p4', 'iv\u200Ban@example.com'],
    ['p5', 'и@example.com'],
  ])('%s for the e-mail %j is retried without it, once', async (id, email) => {
    const first = await open(id, { email });
    expect(await open(id, { email })).toEqual(first);
    expect(stripe.asked.at(-1)?.form.has('customer_email')).toBe(false);
  });

  it('preserves an e-mail that Stripe accepts', async () => {
    await open('good', {});
    expect(stripe.asked.at(-1)?.form.get('customer_email')).toBe('a@b.bg');
  });

  it('for another field is rejected and not treated as an outage', async () => {
    await expect(open('small', { amountCents: 10 })).rejects.toMatchObject({
      messageKey: 'payment-rejected',
      kind: 'conflict',
    });
    stripe.goAway(true);
    await expect(open('away', {})).rejects.toMatchObject({ messageKey: 'please-try-again-later' });
    stripe.goAway(false);
  });
});

describe('A payment provider after an outage', () => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
  });
  afterAll(() => stripe.close());

  it('receives all requests again after one response', async () => {
    const payments = paymentsAt(new URL(stripe.environment.STRIPE_API_URL).port);
    const open = { id: 'p1', amountCents: 900, title: 'Кредити', language: 'bg', email: 'a@b.bg' } as const;
    const { reference } = await payments.open({ ...open, backTo: 'http://localhost/' });
    stripe.fallSilent(true);
    expect(await asked(payments, 5)).toEqual(unavailable(5));
    stripe.fallSilent(false);
    await expect(payments.check(reference)).rejects.toThrow('please-try-again-later');
    await sleep(PACE.retryAfter);
    for (let time = 0; time < 3; time += 1)
      expect(await payments.check(reference)).toMatchObject({ isOpen: true });
  });

  it('is available even when it rejects a request', async () => {
    const payments = paymentsAt(new URL(stripe.environment.STRIPE_API_URL).port);
    const open = { id: 'p2', amountCents: 900, title: 'Кредити', language: 'bg', email: 'a@b.bg' } as const;
    const { reference } = await payments.open({ ...open, backTo: 'http://localhost/' });
    expect(await asked(payments, 6)).toEqual(unavailable(6));
    expect(await payments.check(reference)).toMatchObject({ isOpen: true });
  });
});
