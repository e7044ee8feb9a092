import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '../../../src/core/shared/money.ts';
import {
  creditAmounts,
  currencyOn,
  distribute,
  documentAmounts,
  isFullyCredited,
  vatIn,
} from '../../../src/core/invoices/sales-document.ts';
import type { DocumentAmounts, SoldLine } from '../../../src/core/invoices/sales-document.ts';

const TITLE = { bg: 'Стол', en: 'Chair' };
const product = (productId: number, quantity: number, unitPrice: number, rate = 20): SoldLine => ({
  kind: 'product',
  productId,
  title: TITLE,
  quantity,
  rate,
  stotinki: quantity * unitPrice,
});
const other = (kind: 'delivery' | 'adjustment', stotinki: number): SoldLine => ({
  kind,
  productId: null,
  title: { bg: '', en: '' },
  quantity: 1,
  rate: 20,
  stotinki,
});

type Goods = { unitPrice: number; quantity: number; rate: number };
const goods = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
    rate: fc.constantFrom(20, 9, 0),
  }),
  { minLength: 1, maxLength: 8 },
);
const linesOf = (list: readonly Goods[], left: readonly number[] = list.map(({ quantity }) => quantity)) =>
  list.flatMap(({ unitPrice, rate }, index) =>
    left[index] ? [product(index, left[index], unitPrice, rate)] : [],
  );
const total = <Name extends string>(list: readonly Record<Name, number>[], name: Name) =>
  list.reduce((sum, one) => sum + one[name], 0);
const currencies = fc.constantFrom('EUR' as const, 'BGN' as const);

function expectToAddUp(amounts: DocumentAmounts): void {
  for (const { rate, ...sum } of amounts.sums) {
    const ofRate = amounts.lines.filter((line) => line.rate === rate);
    for (const name of ['net', 'vat', 'gross'] as const) expect(total(ofRate, name)).toBe(sum[name]);
    expect(sum.net + sum.vat).toBe(sum.gross);
  }
  for (const name of ['net', 'vat', 'gross'] as const) expect(total(amounts.sums, name)).toBe(amounts[name]);
  expect(total(amounts.lines, 'stotinki')).toBe(amounts.stotinki);
}

describe('amounts of a document', () => {
  it('has the VAT of each rate that the gross amount contains, and lines that add up (SHIP-08)', () => {
    fc.assert(
      fc.property(goods, currencies, (list, currency) => {
        const amounts = documentAmounts(linesOf(list), currency);
        expectToAddUp(amounts);
        for (const { rate, vat, gross } of amounts.sums) {
          expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it('is the converted total of the order in euro, not a sum of rounded prices', () => {
    fc.assert(
      fc.property(goods, (list) => {
        const lines = linesOf(list.map((one) => ({ ...one, rate: 20 })));
        const { gross, stotinki } = documentAmounts(lines, 'EUR');
        expect(gross).toBe(Money.ofStotinki(stotinki).toEuroCents());
      }),
    );
  });

  it('deducts a price reduction', () => {
    const amounts = documentAmounts([product(1, 2, 6_000), other('adjustment', -2_000)], 'BGN');
    expect(amounts).toMatchObject({ gross: 10_000, vat: 1_667, net: 8_333 });
    expect(amounts.lines.at(-1)).toMatchObject({ gross: -2_000, net: -1_667 });
  });

  it('is in euro from 1 January 2026', () => {
    expect(currencyOn('2025-12-31')).toBe('BGN');
    expect(currencyOn('2026-01-01')).toBe('EUR');
  });

  it('contains no VAT of a vendor without a registration', () => {
    expect(vatIn(12_345, 0)).toBe(0);
    expect(documentAmounts([product(1, 1, 9_999, 0)], 'EUR')).toMatchObject({ vat: 0 });
  });

  it('distributes an amount without losing a cent', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), weights, (amount, list) => {
        const parts = distribute(amount, list);
        const isEmpty = list.every((weight) => weight === 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isEmpty ? 0 : amount);
      }),
    );
  });
});

describe('credit notes', () => {
  it('never exceed the invoice, whatever is returned in whichever order', () => {
    const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 100 })), { maxLength: 12 });
    fc.assert(
      fc.property(goods, steps, currencies, (list, removed, currency) => {
        const invoice = documentAmounts(linesOf(list), currency);
        const left = list.map(({ quantity }) => quantity);
        const notes: DocumentAmounts[] = [];
        const credit = () => {
          const current = linesOf(list, left);
          const note = creditAmounts(invoice, notes, current, currency);
          if (!note) return;
          expectToAddUp(note);
          expect(Math.min(note.net, note.vat, note.gross)).toBeGreaterThanOrEqual(0);
          notes.push(note);
          expect(total(notes, 'gross')).toBeLessThanOrEqual(invoice.gross);
          expect(invoice.gross - total(notes, 'gross')).toBe(documentAmounts(current, currency).gross);
          expect(invoice.vat - total(notes, 'vat')).toBe(documentAmounts(current, currency).vat);
        };
        for (const [index, pieces] of removed) {
          left[index % list.length] = Math.max(0, (left[index % list.length] ?? 0) - pieces);
          credit();
        }
        left.fill(0);
        credit();
        expect(total(notes, 'gross')).toBe(invoice.gross);
        expect(total(notes, 'vat')).toBe(invoice.vat);
        expect(isFullyCredited(invoice, notes)).toBe(true);
        expect(creditAmounts(invoice, notes, [], currency)).toBeNull();
      }),
    );
  });

  it('names the returned pieces', () => {
    const invoice = documentAmounts([product(1, 3, 6_000), other('delivery', 600)], 'BGN');
    const note = creditAmounts(invoice, [], [product(1, 1, 6_000), other('delivery', 600)], 'BGN');
    expect(note?.lines).toMatchObject([{ kind: 'product', quantity: 2, gross: 12_000 }]);
    expect(isFullyCredited(invoice, note ? [note] : [])).toBe(false);
  });

  it('credits a price reduction of the team once, also if the goods are returned later', () => {
    const bought = [product(1, 2, 6_000)];
    const invoice = documentAmounts(bought, 'BGN');
    const reduced = [...bought, other('adjustment', -1_000)];
    const first = creditAmounts(invoice, [], reduced, 'BGN');
    expect(first).toMatchObject({ gross: 1_000, lines: [{ kind: 'adjustment', gross: 1_000 }] });
    if (!first) return;
    expect(creditAmounts(invoice, [first], reduced, 'BGN')).toBeNull();
    const rest = creditAmounts(invoice, [first], [], 'BGN');
    expect(rest).toMatchObject({ gross: 11_000 });
    expect(rest?.lines.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['adjustment', -1_000],
      ['product', 12_000],
    ]);
  });

  it('are not issued while nothing is returned', () => {
    const lines = [product(1, 3, 6_000)];
    expect(creditAmounts(documentAmounts(lines, 'EUR'), [], lines, 'EUR')).toBeNull();
  });
});
