import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashSettlementEntries,
  correctionEntries,
  payoutCancelledEntries,
  payoutConfirmedEntries,
  payoutEntries,
  refundEntries,
  reversed,
  saleEntries,
} from '../../../src/core/payouts/ledger.ts';
import type { LedgerEntry } from '../../../src/core/payouts/ledger.ts';
import { availableFrom, payoutOf } from '../../../src/core/payouts/payout-terms.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const commission = fc.record({ net: amount, vat: amount });
const sumOf = (entries: readonly LedgerEntry[], account?: string) =>
  entries.filter((entry) => !account || entry.account === account).reduce((sum, one) => sum + one.amount, 0);

describe('Every transaction of the ledger (SHIP-10)', () => {
  it('has a sum of zero and no empty entry', () => {
    const amounts = fc.record({ products: amount, delivery: amount });
    fc.assert(
      fc.property(amounts, commission, amount, fc.boolean(), (sale, fee, other, flag) => {
        const all = [
          saleEntries(flag ? 'card' : 'on-delivery', sale, fee),
          refundEntries(flag ? 'card' : 'bank', other, fee),
          reversed(refundEntries('card', other, fee)),
          cashSettlementEntries(other),
          correctionEntries(flag ? other : -other),
          payoutEntries(other),
          payoutConfirmedEntries(other),
          payoutCancelledEntries(other, flag),
        ];
        for (const entries of all) {
          expect(sumOf(entries)).toBe(0);
          expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
        }
      }),
    );
  });

  it('owes the vendor a card order without the commission', () => {
    const entries = saleEntries('card', { products: 10_000, delivery: 600 }, { net: 1_000, vat: 200 });
    expect(sumOf(entries, 'payable')).toBe(9_400);
    expect(sumOf(entries, 'card-clearing')).toBe(-10_600);
  });

  it('charges only the commission of an order with cash on delivery', () => {
    const entries = saleEntries('on-delivery', { products: 10_000, delivery: 600 }, { net: 1_000, vat: 200 });
    expect(sumOf(entries, 'payable')).toBe(-1_200);
    expect(sumOf(entries, 'cash')).toBe(10_600);
  });

  it('leaves nothing of a cancelled payout', () => {
    const cancelled = [...payoutEntries(500), ...payoutCancelledEntries(500, false)];
    const returned = [
      ...payoutEntries(500),
      ...payoutConfirmedEntries(500),
      ...payoutCancelledEntries(500, true),
    ];
    for (const account of ['payable', 'transit', 'bank'])
      expect([sumOf(cancelled, account), sumOf(returned, account)]).toEqual([0, 0]);
  });
});

describe('A payout in cents of euro', () => {
  it('is never worth more than the balance, and leaves less than two stotinki', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (available) => {
        const { stotinki } = payoutOf(available);
        expect(stotinki).toBeLessThanOrEqual(available);
        expect(available - stotinki).toBeLessThan(2);
      }),
    );
  });

  it.each([[-5_000], [0]])('of a balance of %i is nothing', (available) => {
    expect(payoutOf(available)).toEqual({ cents: 0, stotinki: 0 });
  });

  it('waits for the end of the withdrawal period and the extra days', () => {
    const delivered = new Date('2026-11-01T10:00:00Z');
    expect(availableFrom(delivered, 0).toISOString()).toBe('2026-11-15T21:59:59.999Z');
    expect(availableFrom(delivered, 3).toISOString()).toBe('2026-11-18T21:59:59.999Z');
  });
});
