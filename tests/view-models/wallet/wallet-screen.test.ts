import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import type { WalletEntry, WalletGateway } from '../../../src/core/wallet/wallet-gateway.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { WalletScreen } from '../../../src/view-models/wallet/wallet-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aWalletEntry } from '../../support/a-wallet.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const { signal } = new AbortController();
const PURCHASE = aWalletEntry({
  credits: 9,
  reason: 'purchase',
  price: 900,
  purchase: { id: 4, withdrawableUntil: '2026-12-05T21:59:59.999Z', withdrawnAt: null, isRefunded: false },
});

async function aWallet(page?: string, entries: WalletEntry[] = [PURCHASE], total = entries.length) {
  const modals = new Modals();
  const gateway = fakeGateway<WalletGateway>({ creditHistory: () => ({ data: entries, total }) });
  const { session } = aSession(aUser({ credits: 78 }), modals);
  const screen = new WalletScreen(gateway, session, modals, true);
  const query: Query = page === undefined ? {} : { page: [page] };
  await screen.load({ route: 'AdminWallet', params: {}, query, signal });
  return { screen, modals, gateway };
}

describe('The wallet (WALL-06)', () => {
  it('shows the balance and the history', async () => {
    const { screen } = await aWallet();
    expect([screen.balance, screen.entries, screen.page]).toEqual([78, { data: [PURCHASE], total: 1 }, 1]);
  });

  it('is empty before it loads, and after a logout', () => {
    const modals = new Modals();
    const screen = new WalletScreen(
      fakeGateway<WalletGateway>(),
      aSession(null, modals).session,
      modals,
      false,
    );
    expect([screen.entries, screen.balance]).toEqual([{ data: [], total: 0 }, 0]);
    expect(screen.head.title).toEqual({ key: 'wallet-title' });
  });

  it('loads the page in the URL', async () => {
    const { screen, gateway } = await aWallet('2', [PURCHASE], 45);
    const [{ limit = 0, offset } = {}] = gateway.inputs('creditHistory');
    expect([screen.page, screen.pageCount, offset]).toEqual([2, Math.ceil(45 / limit), limit]);
  });

  it.each(['0', '-3', 'x'])('shows the first page for page=%s', async (page) => {
    expect((await aWallet(page)).screen.page).toBe(1);
  });

  it('has one empty page for a new person, and opens the packages', async () => {
    const { screen, modals } = await aWallet('1', []);
    expect([screen.entries.total, screen.pageCount]).toEqual([0, 1]);
    screen.buy();
    expect(modals.open).toBe('creditBuy');
  });

  it('withdraws from a purchase once, after a confirmation, and reloads the history', async () => {
    const { screen, modals, gateway } = await aWallet();
    gateway.handlers.withdrawCredits = () => ({ withdrawnAt: '2026-11-21T10:00:00.000Z' });
    await screen.withdraw();
    expect(gateway.inputs('withdrawCredits')).toEqual([]);
    screen.confirmWithdraw(PURCHASE);
    gateway.handlers.creditHistory = () => ({ data: [aWalletEntry({ reason: 'withdrawal' })], total: 1 });
    await Promise.all([screen.withdraw(), screen.withdraw()]);
    expect(gateway.inputs('withdrawCredits')).toEqual([{ id: 4 }]);
    expect(screen.entries.data[0]?.reason).toBe('withdrawal');
    expect([screen.withdrawing, screen.busy, modals.notification?.message.key]).toEqual([
      null,
      false,
      'withdrawal-received',
    ]);
  });

  it('reloads the history after the credits were spent meanwhile', async () => {
    const { screen, modals, gateway } = await aWallet();
    screen.confirmWithdraw(PURCHASE);
    gateway.failOnce('withdrawCredits', new Failure('error-credits-not-withdrawable', {}, 'conflict'));
    gateway.handlers.creditHistory = () => ({ data: [aWalletEntry({ reason: 'premium' })], total: 1 });
    await screen.withdraw();
    expect(screen.entries.data[0]?.reason).toBe('premium');
    expect(modals.notification?.message.key).toBe('error-credits-not-withdrawable');
  });

  it('closes the confirmation when the screen is left', async () => {
    const { screen } = await aWallet();
    screen.confirmWithdraw(PURCHASE);
    screen.onLeave();
    expect(screen.withdrawing).toBeNull();
  });
});
