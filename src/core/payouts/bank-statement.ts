/** A payment in a bank statement. Amounts in hundredths of the currency. */
export type BankEntry = {
  amount: number;
  currency: string;
  direction: 'debit' | 'credit';
  /** Identifier of the payer, which a payout has too; empty without one. */
  endToEndId: string;
  /** Calendar day of the booking. */
  day: string;
  /** Name or text of the entry, for people. */
  text: string;
};

export const BANK_ENTRY_OUTCOMES = [
  'confirmed',
  'already-confirmed',
  'other-amount',
  'cancelled',
  'returned',
  'unknown',
] as const;
export type BankEntryOutcome = (typeof BANK_ENTRY_OUTCOMES)[number];

export type KnownPayout = { id: number; cents: number; status: 'open' | 'confirmed' | 'cancelled' };

/** Identifier of a payout in SEPA files and bank statements, at most 35 characters. */
export const endToEndIdOf = (payoutId: number): string => `PAYOUT-${payoutId}`;

/** Number of a payout in an end-to-end identifier; null for other texts. */
export function payoutIdIn(endToEndId: string): number | null {
  const digits = /^PAYOUT-(\d{1,15})$/.exec(endToEndId.trim().toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Decides on an entry of a bank statement (SHIP-10). Only a debit in euro with the exact amount confirms an open
 * payout. The same payout twice in a statement is confirmed once.
 * @param payout the payout with the entry's identifier
 */
export function outcomeOf(entry: BankEntry, payout: KnownPayout | null): BankEntryOutcome {
  if (!payout) return 'unknown';
  if (entry.currency !== 'EUR' || entry.amount !== payout.cents) return 'other-amount';
  if (entry.direction === 'credit') return 'returned';
  if (payout.status === 'cancelled') return 'cancelled';
  return payout.status === 'open' ? 'confirmed' : 'already-confirmed';
}
