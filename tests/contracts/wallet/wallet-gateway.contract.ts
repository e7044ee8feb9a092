import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WalletGateway } from '../../../src/core/wallet/wallet-gateway.ts';
import { refused } from '../refused.ts';

export type WalletWorld = {
  /** Of somebody without any credits. */
  wallet: WalletGateway;
  /** A listing of theirs that is offered. */
  listing: number;
  give(credits: number): Promise<void>;
  /** @returns the id of the payment that was begun. */
  payment(): Promise<string>;
  /** The payment comes to its end. */
  settle(outcome: 'paid' | 'failed'): Promise<void>;
};

/** What every wallet does: sells credits, and takes them for places. */
export function walletGatewayContract(makeWorld: () => Promise<WalletWorld>): void {
  describe('A wallet', () => {
    let world: WalletWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const history = (offset = 0, limit = 10) => world.wallet.history({ offset, limit });

    it('sells a package on a page where it is paid, and gives the credits when it is (WALL-03, WALL-05)', async () => {
      const paymentUrl = await world.wallet.buy(9);
      const id = await world.payment();
      const waiting = { status: 'pending', credits: 9, price: 900, balance: 0, paymentUrl };
      expect(await world.wallet.check(id)).toEqual(waiting);
      await world.settle('paid');
      expect(await world.wallet.check(id)).toEqual({
        ...waiting,
        status: 'paid',
        balance: 9,
        paymentUrl: null,
      });
      const { data } = await history();
      expect(data).toMatchObject([{ credits: 9, balance: 9, reason: 'purchase', price: 900, premium: null }]);
      expect(data[0]?.receiptUrl).toMatch(/^\/receipts\//);
    });

    it('gives nothing for a payment that failed', async () => {
      await world.wallet.buy(9);
      const id = await world.payment();
      await world.settle('failed');
      expect(await world.wallet.check(id)).toMatchObject({ status: 'failed', balance: 0, paymentUrl: null });
      expect(await history()).toEqual({ data: [], total: 0 });
    });

    it('sells no other packages, and knows no other payments', async () => {
      await expect(world.wallet.buy(7)).rejects.toMatchObject(
        refused('invalid', 'validation_failed', { credits: 'error-credit-package-required' }),
      );
      await expect(world.wallet.check(randomUUID())).rejects.toMatchObject(
        refused('not-found', 'error-payment-not-found'),
      );
    });

    it('takes credits for a premium place, once for each key, and prolongs it (HOME-17)', async () => {
      await world.give(20);
      const key = randomUUID();
      const until = await world.wallet.buyPremium(world.listing, 7, key);
      expect(await world.wallet.buyPremium(world.listing, 7, key)).toBe(until);
      const later = await world.wallet.buyPremium(world.listing, 30, randomUUID());
      expect(Date.parse(later) - Date.parse(until)).toBe(30 * 24 * 60 * 60 * 1000);
      expect((await history()).data).toMatchObject([
        { credits: -15, balance: 0, reason: 'premium', premium: { days: 30, until: later } },
        { credits: -5, balance: 15, premium: { propertyId: world.listing, days: 7, until } },
        { credits: 20, balance: 20, reason: 'gift', price: null, premium: null, receiptUrl: null },
      ]);
    });

    it('takes an unused purchase back once, and shows it as withdrawn', async () => {
      await world.wallet.buy(9);
      const id = await world.payment();
      await world.settle('paid');
      await world.wallet.check(id);
      const bought = (await history()).data[0]?.purchase;
      expect(bought).toMatchObject({ withdrawnAt: null, isRefunded: false });
      expect(bought?.withdrawableUntil).toBe('2026-12-05T21:59:59.999Z');
      const withdrawnAt = await world.wallet.withdraw(bought?.id ?? 0);
      expect(await world.wallet.withdraw(bought?.id ?? 0)).toBe(withdrawnAt);
      const purchase = { id: bought?.id, withdrawableUntil: null, withdrawnAt, isRefunded: false };
      expect((await history()).data).toMatchObject([
        { credits: -9, balance: 0, reason: 'withdrawal', price: 900, purchase: null, receiptUrl: null },
        { credits: 9, balance: 9, reason: 'purchase', purchase },
      ]);
    });

    it('rejects the withdrawal from a purchase with spent credits, and from one that is not the person’s own', async () => {
      await world.wallet.buy(9);
      const id = await world.payment();
      await world.settle('paid');
      await world.wallet.check(id);
      const bought = (await history()).data[0]?.purchase?.id ?? 0;
      await world.wallet.buyPremium(world.listing, 7, randomUUID());
      await expect(world.wallet.withdraw(bought)).rejects.toMatchObject(
        refused('conflict', 'error-credits-not-withdrawable'),
      );
      await expect(world.wallet.withdraw(987_654)).rejects.toMatchObject(
        refused('not-found', 'error-payment-not-found'),
      );
    });

    it('sells no place for credits that are not there, nor for what is not the person’s own', async () => {
      await world.give(4);
      const buy = (id: number) => world.wallet.buyPremium(id, 7, randomUUID());
      await expect(buy(world.listing)).rejects.toMatchObject(refused('conflict', 'error-not-enough-credits'));
      await expect(buy(987_654)).rejects.toMatchObject(refused('not-found', 'error-property-not-found'));
    });

    it('shows its history page by page, the latest first', async () => {
      await world.give(1);
      await world.give(2);
      await world.give(3);
      expect(await history(1, 1)).toMatchObject({ total: 3, data: [{ credits: 2, balance: 3 }] });
    });
  });
}
