import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/core/site/paths.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { WalletScreen } from '../../../src/view-models/wallet/wallet-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryWallet } from '../../support/memory/memory-wallet.ts';

const { signal } = new AbortController();

async function aWallet(page?: string, gifts = 12) {
  const modals = new Modals();
  const gateway = new MemoryWallet();
  for (let credits = 1; credits <= gifts; credits += 1) gateway.give(credits);
  const { session } = aSession(aUser({ credits: 78 }), modals);
  const screen = new WalletScreen(gateway, session, modals, true);
  const query: Query = page === undefined ? {} : { page: [page] };
  await screen.load({ route: 'AdminWallet', params: {}, query, signal });
  return { screen, modals, gateway };
}

describe('The wallet (WALL-06)', () => {
  it('shows the balance, and what came and went, the latest first', async () => {
    const { screen } = await aWallet();
    expect([screen.balance, screen.entries.total, screen.page]).toEqual([78, 12, 1]);
    expect(screen.entries.data[0]).toMatchObject({ credits: 12, balance: 78, reason: 'gift' });
  });

  it('is empty before it was asked for, and for who is not signed in any more', () => {
    const modals = new Modals();
    const screen = new WalletScreen(new MemoryWallet(), aSession(null, modals).session, modals, false);
    expect([screen.entries, screen.balance]).toEqual([{ data: [], total: 0 }, 0]);
    expect(screen.head.title).toEqual({ key: 'wallet-title' });
  });

  it('comes page by page', async () => {
    const first = await aWallet('1', 45);
    const second = await aWallet('2', 45);
    expect(second.screen.page).toBe(2);
    expect(second.screen.pageCount).toBe(Math.ceil(45 / first.screen.entries.data.length));
    const last = first.screen.entries.data.at(-1);
    expect(second.screen.entries.data[0]?.credits).toBe((last?.credits ?? 0) - 1);
  });

  it.each(['0', '-3', 'x'])('takes page=%s for the first', async (page) => {
    expect((await aWallet(page)).screen.page).toBe(1);
  });

  it('of somebody new is one empty page, and leads to the packages', async () => {
    const { screen, modals } = await aWallet('1', 0);
    expect([screen.entries.total, screen.pageCount]).toEqual([0, 1]);
    screen.buy();
    expect(modals.open).toBe('creditBuy');
  });

  it('withdraws from a purchase after one question, and shows the wallet without its credits', async () => {
    const { screen, modals, gateway } = await aWallet('1', 0);
    gateway.settle('paid');
    await screen.load({ route: 'AdminWallet', params: {}, query: {}, signal });
    const [bought] = screen.entries.data;
    await screen.withdraw();
    expect(screen.entries.total).toBe(1);
    screen.askToWithdraw(bought ?? null);
    await Promise.all([screen.withdraw(), screen.withdraw()]);
    expect(screen.entries.data.map(({ reason, balance }) => [reason, balance])).toEqual([
      ['withdrawal', 0],
      ['purchase', 9],
    ]);
    expect([screen.withdrawing, screen.busy, modals.notification?.message.key]).toEqual([
      null,
      false,
      'withdrawal-received',
    ]);
  });

  it('shows the wallet as it is now when the credits were spent meanwhile', async () => {
    const { screen, modals, gateway } = await aWallet('1', 0);
    gateway.settle('paid');
    await screen.load({ route: 'AdminWallet', params: {}, query: {}, signal });
    screen.askToWithdraw(screen.entries.data[0] ?? null);
    await gateway.buyPremium(gateway.listing, 7, 'key');
    await screen.withdraw();
    expect(screen.entries.data[0]).toMatchObject({ reason: 'premium', balance: 4 });
    expect(screen.entries.data[1]?.purchase?.withdrawableUntil).toBeNull();
    expect(modals.notification?.message.key).toBe('error-credits-not-withdrawable');
    screen.askToWithdraw(screen.entries.data[1] ?? null);
    screen.onLeave();
    expect(screen.withdrawing).toBeNull();
  });
});
