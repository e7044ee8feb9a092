import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { WalletGateway } from '../../../src/core/wallet/wallet-gateway.ts';
import { DEFAULT_CREDIT_PACKAGES } from '../../../src/core/wallet/credit-prices.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { CreditBuy } from '../../../src/view-models/wallet/credit-buy.ts';
import { PaymentStatusScreen } from '../../../src/view-models/wallet/payment-status-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aPremiumPurchase, PENDING_PAYMENT } from '../../support/a-wallet.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';

const settled = () => new Promise((next) => setImmediate(next));

let gateway: FakeGateway<WalletGateway>;
let modals: Modals;
beforeEach(() => {
  gateway = fakeGateway<WalletGateway>({
    creditPackages: () => ({ data: [...DEFAULT_CREDIT_PACKAGES] }),
    buyCredits: () => ({ paymentUrl: '/payment/sandbox/one' }),
    paymentStatus: () => PENDING_PAYMENT,
    buyPremium: () => ({ premiumUntil: '2026-11-28T10:00:00.000Z' }),
  });
  modals = new Modals();
});
const settle = (status: 'paid' | 'failed') => {
  gateway.handlers.paymentStatus = () => ({ ...PENDING_PAYMENT, status, balance: 9, paymentUrl: null });
};
const checks = () => gateway.inputs('paymentStatus').length;
const purchases = () => gateway.inputs('buyPremium');

describe('A purchase of credits', () => {
  const buying = async () => {
    const opened: string[] = [];
    const buy = new CreditBuy(gateway, { open: (url) => opened.push(url) }, modals);
    await buy.load();
    return { opened, buy };
  };

  it('does nothing without a package, and is sent once for repeated presses (WALL-02)', async () => {
    const { buy, opened } = await buying();
    await buy.proceed();
    expect([gateway.inputs('buyCredits'), modals.open]).toEqual([[], null]);
    buy.choose(39);
    await Promise.all([buy.proceed(), buy.proceed()]);
    expect([gateway.inputs('buyCredits'), opened]).toEqual([
      [{ credits: 39, expectedPrice: 3_500 }],
      ['/payment/sandbox/one'],
    ]);
  });

  it('opens the login after the session expires', async () => {
    const { buy } = await buying();
    buy.choose(4);
    modals.show('login');
    gateway.failOnce('buyCredits', new Failure('error-login-required', {}, 'login-required'));
    await buy.proceed();
    expect(modals.open).toBe('login');
  });
});

describe('A purchase of credits after a change of prices (TEAM-07)', () => {
  it('buys nothing and returns to the packages, which show the new prices', async () => {
    const opened: string[] = [];
    const buy = new CreditBuy(gateway, { open: (url) => opened.push(url) }, modals);
    await buy.load();
    buy.choose(39);
    modals.show('creditBuy');
    gateway.failOnce('buyCredits', new Failure('credit-packages-changed', {}, 'conflict'));
    await buy.proceed();
    expect([opened, modals.notification?.message.key]).toEqual([[], 'credit-packages-changed']);
    modals.close();
    expect(modals.open).toBe('creditBuy');
    gateway.handlers.creditPackages = () => ({ data: [{ credits: 39, price: 3_900, promo: false }] });
    await buy.load();
    await buy.proceed();
    expect(gateway.inputs('buyCredits').at(-1)).toEqual({ credits: 39, expectedPrice: 3_900 });
  });

  it('forgets a package that is no longer offered', async () => {
    const buy = new CreditBuy(gateway, { open: () => {} }, modals);
    await buy.load();
    buy.choose(39);
    gateway.handlers.creditPackages = () => ({ data: [{ credits: 9, price: 900, promo: false }] });
    await buy.load();
    expect(buy.chosen).toBeNull();
  });
});

describe('An unavailable purchase of credits', () => {
  it('asks to try again later without a payment page, and can be repeated (WALL-04)', async () => {
    const opened: string[] = [];
    const buy = new CreditBuy(gateway, { open: (url) => opened.push(url) }, modals);
    await buy.load();
    buy.choose(9);
    gateway.failOnce('buyCredits', new Failure('please-try-again-later', {}, 'unavailable'));
    await buy.proceed();
    const tryLater = { type: 'error', message: { key: 'please-try-again-later' } };
    expect([opened, modals.notification, buy.busy]).toEqual([[], tryLater, false]);
    modals.close();
    gateway.failOnce('buyCredits', new Failure('error-payments-away', {}, 'unavailable'));
    await buy.proceed();
    expect(modals.notification).toEqual(tryLater);
    await buy.proceed();
    expect(opened).toEqual(['/payment/sandbox/one']);
  });
});

describe('The return page of a payment', () => {
  async function aStatus() {
    const clock = new FakeClock();
    const { session, signIn } = aSession(aUser(), modals);
    const screen = new PaymentStatusScreen(gateway, session, modals, clock, true);
    const signal = { aborted: false, addEventListener() {} };
    await screen.load({ route: 'PaymentStatus', params: {}, query: { payment: ['one'] }, signal });
    screen.onEnter();
    const wait = async (milliseconds = 3_000) => {
      clock.pass(milliseconds);
      await settled();
    };
    return { screen, clock, signIn, wait };
  }

  it('polls a pending payment, and loads the balance after its success (WALL-05)', async () => {
    const { screen, clock, signIn } = await aStatus();
    expect(screen.payment?.status).toBe('pending');
    clock.pass(3_000);
    await settled();
    expect(checks()).toBe(2);
    settle('paid');
    clock.pass(3_000);
    await settled();
    expect([screen.payment?.status, signIn.inputs('me').length]).toEqual(['paid', 1]);
    clock.pass(60_000);
    await settled();
    expect(checks()).toBe(3);
  });

  it('checks on request, and shows the reason for a missing response', async () => {
    const { screen, signIn } = await aStatus();
    gateway.failOnce('paymentStatus', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await screen.requestStatus();
    expect([modals.notification?.message.key, screen.busy]).toEqual(['error-please-try-again-later', false]);
    settle('paid');
    await Promise.all([screen.requestStatus(), screen.requestStatus()]);
    expect([screen.payment, signIn.inputs('me').length]).toMatchObject([{ status: 'paid', balance: 9 }, 1]);
  });

  it('offers the packages again after a failed payment', async () => {
    settle('failed');
    const { screen, clock } = await aStatus();
    expect(screen.payment?.status).toBe('failed');
    clock.pass(60_000);
    expect(checks()).toBe(1);
    screen.chooseAgain();
    expect(modals.open).toBe('creditBuy');
  });

  it('sets the title of the tab', async () => {
    expect((await aStatus()).screen.head).toEqual({ title: { key: 'order-payment' } });
  });

  it('of a completed payment shows the new balance at once', async () => {
    settle('paid');
    const { signIn, wait } = await aStatus();
    expect(signIn.inputs('me').length).toBe(1);
    await wait();
    expect(checks()).toBe(1);
  });

  it('does not change the balance before the payment', async () => {
    const { signIn, wait, screen } = await aStatus();
    await wait();
    await screen.requestStatus();
    expect([checks(), signIn.inputs('me').length]).toEqual([3, 0]);
  });

  it('polls for about five minutes, and then on request', async () => {
    const { screen, wait } = await aStatus();
    for (let times = 0; times < 120; times += 1) await wait();
    expect(checks()).toBe(1 + 100);
    await screen.requestStatus();
    expect(checks()).toBe(102);
  });

  it('stops polling when it is left during a request', async () => {
    const { screen, clock, wait } = await aStatus();
    clock.pass(3_000);
    screen.onLeave();
    await settled();
    await wait(60_000);
    expect(checks()).toBe(2);
  });

  it('polls at once when it is opened again', async () => {
    const { screen, wait } = await aStatus();
    screen.onLeave();
    settle('paid');
    screen.onEnter();
    await settled();
    expect(screen.payment?.status).toBe('paid');
    await wait(60_000);
    expect(checks()).toBe(2);
  });

  it('stops polling after a check on request has found the end', async () => {
    const { screen, wait } = await aStatus();
    settle('paid');
    await screen.requestStatus();
    await wait(60_000);
    expect(checks()).toBe(2);
  });

  it('does not open the login repeatedly after the session expires', async () => {
    const { wait } = await aStatus();
    gateway.failOnce('paymentStatus', new Failure('error-login-required', {}, 'login-required'));
    await wait();
    await wait(60_000);
    expect(checks()).toBe(2);
  });

  it('shows no payment to a visitor from elsewhere', async () => {
    const { session } = aSession(aUser(), modals);
    const screen = new PaymentStatusScreen(gateway, session, modals, new FakeClock(), true);
    const signal = { aborted: false, addEventListener() {} };
    await screen.load({ route: 'PaymentStatus', params: {}, query: {}, signal });
    screen.onEnter();
    expect([screen.payment, checks()]).toEqual([null, 0]);
  });

  it('continues to poll after a lost response, and stops when it is left', async () => {
    const { screen, clock } = await aStatus();
    gateway.failOnce('paymentStatus', new Failure('error-please-try-again-later', {}, 'unreachable'));
    clock.pass(3_000);
    await settled();
    clock.pass(3_000);
    await settled();
    expect(checks()).toBe(3);
    screen.onLeave();
    clock.pass(60_000);
    await settled();
    expect(checks()).toBe(3);
  });
});

describe('A promoted listing', () => {
  it('is one purchase for a repeated request, and another after a new choice', async () => {
    const purchase = aPremiumPurchase({ gateway, modals });
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    gateway.failOnce('buyPremium', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await purchase.buy();
    expect(modals.notification?.type).toBe('error');
    await purchase.buy();
    const first = { id: 7, days: 7, key: 'premium-key-1---' };
    expect(purchases()).toEqual([first, first]);
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    purchase.chooseDays(30);
    await purchase.buy();
    expect(purchases().at(-1)).toEqual({ id: 7, days: 30, key: 'premium-key-4---' });
  });

  it('is not requested while credits are missing', async () => {
    const purchase = aPremiumPurchase({ gateway, modals, credits: 4 });
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    expect(purchase.missing).toBe(1);
    await purchase.buy();
    expect([purchases(), modals.open]).toEqual([[], null]);
    purchase.buyCredits();
    expect(modals.open).toBe('creditBuy');
  });

  it('is listed first with the new balance, and the modal closes', async () => {
    let renewed = 0;
    const { session, signIn } = aSession(aUser({ credits: 5 }), modals);
    const bought = async () => void (renewed += 1);
    const purchase = aPremiumPurchase({ gateway, modals, session, bought });
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    const pressed = purchase.buy();
    expect(purchase.busy).toBe(true);
    await Promise.all([pressed, purchase.buy()]);
    expect([renewed, signIn.inputs('me').length, purchase.listing, purchase.busy]).toEqual([
      1,
      1,
      null,
      false,
    ]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'premium-bought' } });
  });

  it('is not bought without a chosen listing', async () => {
    const purchase = aPremiumPurchase({ gateway, modals });
    await purchase.buy();
    expect([purchases(), modals.open]).toEqual([[], null]);
  });

  it.each([
    [true, 0, true],
    [false, 4, false],
    [false, 5, true],
  ])('with credits for sale %s and a balance of %i is offered: %s', (isSelling, credits, offered) => {
    expect(aPremiumPurchase({ gateway, modals, isSelling, credits }).isOffered).toBe(offered);
  });

  it('lacks all its credits after a logout', () => {
    const { session } = aSession(null, modals);
    expect(aPremiumPurchase({ gateway, modals, session }).missing).toBe(5);
  });
});
