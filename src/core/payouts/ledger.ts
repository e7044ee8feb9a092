import type { Commission } from './commission.ts';

/**
 * Accounts of the vendors' ledger (SHIP-10). `payable` and `cash` are the vendor's: what the market owes, and cash
 * on delivery that a courier owes. The others are the market's.
 */
export const LEDGER_ACCOUNTS = [
  'payable',
  'cash',
  'card-clearing',
  'courier',
  'commission',
  'vat',
  'transit',
  'bank',
  'correction',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Columns of a statement. */
export const LEDGER_LINES = [
  'products',
  'delivery',
  'commission',
  'vat',
  'refund',
  'cash',
  'correction',
  'payout',
] as const;
export type LedgerLine = (typeof LEDGER_LINES)[number];

/** Events that are booked, each once. */
export const LEDGER_KINDS = [
  'sale',
  'refund',
  'refund-failed',
  'cash-settlement',
  'correction',
  'payout',
  'payout-confirmed',
  'payout-cancelled',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A part of a transaction, in stotinki; credits are positive and debits negative. */
export type LedgerEntry = { account: LedgerAccount; line: LedgerLine; amount: number };

/** Entries that move an amount from one account to another; none for zero. */
function move(line: LedgerLine, from: LedgerAccount, to: LedgerAccount, amount: number): LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { account: from, line, amount: -amount },
    { account: to, line, amount },
  ];
}

/** Opposite entries, which cancel a transaction. */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ amount, ...entry }) => ({ ...entry, amount: -amount }));
}

export type SalePayment = 'card' | 'on-delivery';

/**
 * Entries of a delivered vendor order, amounts in stotinki. The money of a card order is with the market, and cash
 * on delivery with the courier. The commission of both is charged to `payable`.
 */
export function saleEntries(
  payment: SalePayment,
  amounts: { products: number; delivery: number },
  { net, vat }: Commission,
): LedgerEntry[] {
  const [from, to] =
    payment === 'card' ? (['card-clearing', 'payable'] as const) : (['courier', 'cash'] as const);
  return [
    ...move('products', from, to, amounts.products),
    ...move('delivery', from, to, amounts.delivery),
    ...move('commission', 'payable', 'commission', net),
    ...move('vat', 'payable', 'vat', vat),
  ];
}

/** Entries of a refund to the buyer's card or by bank, with the commission that is given back. */
export function refundEntries(by: 'card' | 'bank', amount: number, back: Commission): LedgerEntry[] {
  return [
    ...move('refund', 'payable', by === 'card' ? 'card-clearing' : 'bank', amount),
    ...move('commission', 'commission', 'payable', back.net),
    ...move('vat', 'vat', 'payable', back.vat),
  ];
}

/** Entries of cash that the courier has paid to the vendor. */
export const cashSettlementEntries = (amount: number): LedgerEntry[] =>
  move('cash', 'cash', 'courier', amount);

/** Entries of a correction by the team; a positive amount is in the vendor's favour. */
export const correctionEntries = (amount: number): LedgerEntry[] =>
  move('correction', 'correction', 'payable', amount);

/** Entries of a payout: sent to the bank, and confirmed by its statement. */
export const payoutEntries = (amount: number): LedgerEntry[] => move('payout', 'payable', 'transit', amount);
export const payoutConfirmedEntries = (amount: number): LedgerEntry[] =>
  move('payout', 'transit', 'bank', amount);

/** Entries of a payout that the bank refused, or that came back after its confirmation. */
export const payoutCancelledEntries = (amount: number, wasConfirmed: boolean): LedgerEntry[] =>
  move('payout', wasConfirmed ? 'bank' : 'transit', 'payable', amount);
