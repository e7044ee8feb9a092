import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { CreditBuy } from '../../../src/view-models/wallet/credit-buy.ts';
import { PaymentStatusScreen } from '../../../src/view-models/wallet/payment-status-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { aPremiumPurchase, MemoryWallet } from '../../support/memory-wallet.ts';

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
