import { instantOfSofia } from '../shared/sofia-time.ts';
import type { LedgerKind, LedgerLine } from './ledger.ts';

/** A line of a statement; amounts in stotinki, credits positive. `amount` is their sum. */
export type Movement = {
  id: number;
  kind: LedgerKind;
  /** ISO 8601. */
  at: string;
  /** Number of the order; null for payouts and corrections. */
  orderNumber: string | null;
  vendorOrderId: number | null;
  note: string;
  /** Changes of the balance by column; columns without a change are absent. */
  parts: Partial<Record<LedgerLine, number>>;
  amount: number;
  /** Cash on delivery that the courier received for the vendor, or paid out (negative). */
  cash: number;
};

/** Sums of a month, in stotinki. The closing balance is the opening one with all movements. */
export type StatementSums = {
  month: string;
  opening: number;
  closing: number;
  parts: Partial<Record<LedgerLine, number>>;
  /** Cash with the courier before and after the month, and what it received in it. */
  cashOpening: number;
  cashClosing: number;
};

/** True for a calendar month `2026-11`. */
export const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text);

/** Month after another: `2026-12` is followed by `2027-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Begin of a month in Sofia, and that of the next one. */
export function monthRange(month: string): { start: Date; before: Date } {
  const startOf = (one: string) => {
    const moment = instantOfSofia(`${one}-01 00:00`);
    if (!moment) throw new RangeError(`Not a month: ${one}`);
    return moment;
  };
  return { start: startOf(month), before: startOf(monthAfter(month)) };
}

/** Closing balance, in stotinki. */
export function closingOf(opening: number, parts: StatementSums['parts']): number {
  return Object.values(parts).reduce((sum, amount) => sum + amount, opening);
}
