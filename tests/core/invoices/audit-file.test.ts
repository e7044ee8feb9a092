import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUDIT_PAYMENTS,
  AUDIT_REFUNDS,
  auditElements,
  isAuditMonth,
  monthAfter,
} from '../../../src/core/invoices/audit-file.ts';
import type { AuditMonth } from '../../../src/core/invoices/audit-file.ts';
import { documentAmounts } from '../../../src/core/invoices/sales-document.ts';
import type { SoldLine } from '../../../src/core/invoices/sales-document.ts';

const line = fc.record({
  kind: fc.constantFrom('product' as const, 'delivery' as const),
  productId: fc.integer({ min: 1, max: 1_000 }),
  title: fc.record({ bg: fc.string({ unit: 'grapheme', maxLength: 250 }), en: fc.constant('') }),
  quantity: fc.integer({ min: 1, max: 100 }),
  rate: fc.constant(20),
  stotinki: fc.integer({ min: 100, max: 5_000_000 }),
});
const reduction = (stotinki: number): SoldLine => ({
  kind: 'adjustment',
  productId: null,
  title: { bg: '', en: '' },
  quantity: 1,
  rate: 20,
  stotinki,
});
const lines = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 99 }))
  .map(([sold, reduced]) => (reduced === 0 ? sold : [...sold, reduction(-reduced)]));

function monthOf(list: readonly SoldLine[][], change: Partial<AuditMonth> = {}): AuditMonth {
  return {
    companyNumber: '999001012',
    shopNumber: 'RF0001234',
    domain: 'uyut.example',
    createdOn: '2026-12-03',
    month: '2026-11',
    sales: list.map((sold, index) => ({
      orderNumber: `U-${100_001 + index}`,
      orderedOn: '2026-11-02',
      documentNumber: index + 1,
      issuedOn: '2026-11-03',
      amounts: documentAmounts(sold, 'EUR'),
      payment: AUDIT_PAYMENTS.virtualPos,
      posNumber: '72000123',
      providerId: '',
      transaction: 'pi_1',
    })),
    refunds: [],
    ...change,
  };
}

type Order = Record<string, string | number> & { art: { artenum: Record<string, string | number>[] } };
const ordersOf = (month: AuditMonth) =>
  (auditElements(month, 'Доставка')['order'] as { orderenum: Order[] }).orderenum;
const DECIMAL = /^-?\d+\.\d{2}$/;
const cents = (value: unknown) => Math.round(Number(value) * 100);

describe('audit file', () => {
  it('obeys the limits of annex 38 and adds up, whatever was sold (SHIP-09)', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 4 }), (list) => {
        for (const order of ordersOf(monthOf(list))) {
          const articles = order.art.artenum;
          expect(articles.length).toBeGreaterThan(0);
          for (const article of articles) {
            expect([...String(article['art_name'])].length).toBeLessThanOrEqual(200);
            for (const name of ['art_price', 'art_vat', 'art_sum']) expect(article[name]).toMatch(DECIMAL);
          }
          for (const name of ['ord_total1', 'ord_disc', 'ord_vat', 'ord_total2']) {
            expect(order[name]).toMatch(DECIMAL);
          }
          const [total1, discount, vat, total2] = [
            cents(order['ord_total1']),
            cents(order['ord_disc']),
            cents(order['ord_vat']),
            cents(order['ord_total2']),
          ];
          expect(total1 - discount + vat).toBe(total2);
          expect(discount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('names the terminal for a virtual POS, and the provider without one', () => {
    const month = monthOf([[reduction(500)]]);
    const [sale] = month.sales;
    if (!sale) throw new Error('no sale');
    const byProvider = { ...sale, payment: AUDIT_PAYMENTS.provider, posNumber: '', providerId: 'Stripe' };
    const byPost = { ...sale, payment: AUDIT_PAYMENTS.postalTransfer, transaction: '' };
    const orders = ordersOf({ ...month, sales: [sale, byProvider, byPost] });
    expect(orders.map(({ paym, pos_n, proc_id, trans_n }) => [paym, pos_n, proc_id, trans_n])).toEqual([
      [2, '72000123', undefined, 'pi_1'],
      [4, undefined, 'Stripe', 'pi_1'],
      [3, undefined, undefined, undefined],
    ]);
  });

  it('counts each returned order once and sums its refunds', () => {
    const refund = {
      orderNumber: 'U-100001',
      amount: 1_250,
      refundedOn: '2026-11-20',
      payment: AUDIT_REFUNDS.card,
    };
    const other = { ...refund, orderNumber: 'U-100002', amount: 5, payment: AUDIT_REFUNDS.bank };
    const file = auditElements(monthOf([[]], { refunds: [refund, refund, other] }), 'Доставка');
    expect(file).toMatchObject({ r_ord: 2, r_total: '25.05', e_shop_type: 2, mon: '11', god: '2026' });
    expect(file['rorder']).toMatchObject({
      rorderenum: [{ r_amount: '12.50', r_paym: 2 }, { r_paym: 2 }, { r_amount: '0.05', r_paym: 1 }],
    });
  });

  it('exists for calendar months since 2020', () => {
    expect(['2020-01', '2026-12'].map(isAuditMonth)).toEqual([true, true]);
    expect(['2019-12', '2026-13', '2026-00', '2026-1', ''].some(isAuditMonth)).toBe(false);
    expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12-01', '2027-01-01']);
  });
});
