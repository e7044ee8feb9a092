import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { CreditBuy } from '../../../src/view-models/wallet/credit-buy.ts';
import { PaymentStatusScreen } from '../../../src/view-models/wallet/payment-status-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { aPremiumPurchase, MemoryWallet } from '../../support/memory/memory-wallet.ts';

const settled = () => new Promise((next) => setImmediate(next));

let gateway: MemoryWallet;
let modals: Modals;
beforeEach(() => {
  gateway = new MemoryWallet();
  modals = new Modals();
});

describe('buying credits', () => {
  const buying = () => {
    const opened: string[] = [];
    return { opened, buy: new CreditBuy(gateway, { open: (url) => opened.push(url) }, modals) };
  };

  it('does nothing without a package, and asks once when pressed twice (WALL-02)', async () => {
    const { buy, opened } = buying();
    await buy.proceed();
    expect(gateway.bought).toEqual([]);
    buy.choose(39);
    await Promise.all([buy.proceed(), buy.proceed()]);
    expect([gateway.bought, opened]).toEqual([[39], ['/payment/sandbox/one']]);
  });

  it('leaves the login in front when nobody is signed in any more', async () => {
    const { buy } = buying();
    buy.choose(4);
    modals.show('login');
    gateway.refusal = new Failure('error-login-required', {}, 'login-required');
    await buy.proceed();
    expect(modals.open).toBe('login');
  });
});

describe('buying credits that can’t be had now', () => {
  it('says to try again later where there is no page to pay at, and can be pressed again (WALL-04)', async () => {
    const opened: string[] = [];
    const buy = new CreditBuy(gateway, { open: (url) => opened.push(url) }, modals);
    buy.choose(9);
    gateway.paymentUrl = '';
    await buy.proceed();
    expect([opened, modals.notification?.message.key, buy.busy]).toEqual([
      [],
      'please-try-again-later',
      false,
    ]);
    gateway.paymentUrl = '/payment/sandbox/one';
    gateway.refusal = new Failure('error-payments-away', {}, 'unavailable');
    await buy.proceed();
    expect(modals.notification?.message.key).toBe('please-try-again-later');
    await buy.proceed();
    expect(opened).toEqual(['/payment/sandbox/one']);
  });
});

describe('the page to come back to', () => {
  async function aStatus() {
    const clock = new HeldClock();
    const { session, signIn } = aSession(aUser(), modals);
    const screen = new PaymentStatusScreen(gateway, session, modals, clock, true);
    const signal = { aborted: false, addEventListener() {} };
    await screen.load({ route: 'PaymentStatus', params: {}, query: { payment: ['one'] }, signal });
    screen.onEnter();
    return { screen, clock, signIn };
  }

  it('asks again while the payment waits, and loads the balance once it is there (WALL-05)', async () => {
    const { screen, clock, signIn } = await aStatus();
    expect(screen.payment?.status).toBe('pending');
    clock.pass(3_000);
    await settled();
    expect(gateway.checks).toBe(2);
    gateway.status = 'paid';
    clock.pass(3_000);
    await settled();
    expect([screen.payment?.status, signIn.loads]).toEqual(['paid', 1]);
    clock.pass(60_000);
    await settled();
    expect(gateway.checks).toBe(3);
  });

  it('is asked by the person, who is told why there is no answer', async () => {
    const { screen, signIn } = await aStatus();
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    await screen.ask();
    expect([modals.notification?.message.key, screen.busy]).toEqual(['error-please-try-again-later', false]);
    gateway.settle('paid');
    await Promise.all([screen.ask(), screen.ask()]);
    expect([screen.payment, signIn.loads]).toMatchObject([{ status: 'paid', balance: 9 }, 1]);
  });

  it('offers the packages again after a payment that failed', async () => {
    gateway.settle('failed');
    const { screen, clock } = await aStatus();
    expect(screen.payment?.status).toBe('failed');
    clock.pass(60_000);
    expect(gateway.checks).toBe(1);
    screen.chooseAgain();
    expect(modals.open).toBe('creditBuy');
  });

  it('says nothing of a payment to who came by another way', async () => {
    const { session } = aSession(aUser(), modals);
    const screen = new PaymentStatusScreen(gateway, session, modals, new HeldClock(), true);
    const signal = { aborted: false, addEventListener() {} };
    await screen.load({ route: 'PaymentStatus', params: {}, query: {}, signal });
    expect([screen.payment, gateway.checks]).toEqual([null, 0]);
  });

  it('goes on asking after an answer that got lost, and stops when it is left', async () => {
    const { screen, clock } = await aStatus();
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    clock.pass(3_000);
    await settled();
    clock.pass(3_000);
    await settled();
    expect(gateway.checks).toBe(3);
    screen.onLeave();
    clock.pass(60_000);
    await settled();
    expect(gateway.checks).toBe(3);
  });
});

describe('a premium place', () => {
  it('is one purchase when sent again after a lost answer, and another when the choice has changed', async () => {
    const purchase = aPremiumPurchase({ gateway, modals });
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    gateway.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    await purchase.buy();
    expect(modals.notification?.type).toBe('error');
    await purchase.buy();
    expect([...gateway.places]).toEqual([['key-1', 7]]);
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    purchase.chooseDays(30);
    await purchase.buy();
    expect([...gateway.places.values()]).toEqual([7, 30]);
  });

  it('is not asked for while credits are missing', async () => {
    const purchase = aPremiumPurchase({ gateway, modals, credits: 4 });
    purchase.choose({ id: 7, title: 'Моят двустаен' });
    expect(purchase.missing).toBe(1);
    await purchase.buy();
    expect(gateway.places.size).toBe(0);
    purchase.buyCredits();
    expect(modals.open).toBe('creditBuy');
  });
});
