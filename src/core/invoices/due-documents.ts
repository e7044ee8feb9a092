import { daysAfter } from '../shared/durations.ts';

/** Days after a card payment by which its documents are issued, also without shipping. */
const CARD_DAYS = 4;

/** State of a vendor order that decides about its documents; moments as dates. */
export type DocumentState = {
  /** False for a cancelled or returned order. */
  isSold: boolean;
  /** True from shipping on. */
  isSent: boolean;
  /** Time of the card payment; null for cash on delivery. */
  cardPaidAt: Date | null;
  /** End of the vendor's time to undo the last step; null without one. */
  undoUntil: Date | null;
  isInvoiceRequested: boolean;
  hasInvoice: boolean;
  /** True if the order is paid without a fiscal receipt and the vendor documents such sales (art. 52o). */
  needsSale: boolean;
  hasSale: boolean;
};

/** Documents to issue now, and the time of the next check; null if only a change of the order matters. */
export type DueDocuments = { invoice: boolean; sale: boolean; credit: boolean; checkAt: Date | null };

/**
 * Decides which documents are due: after shipping, or four days after a card payment, but never while the
 * vendor can undo a step (SHIP-08, SHIP-09).
 */
export function dueDocuments(state: DocumentState, now: Date): DueDocuments {
  const { isSold, isSent, cardPaidAt, undoUntil } = state;
  if (undoUntil && undoUntil > now) return { invoice: false, sale: false, credit: false, checkAt: undoUntil };
  const wantsInvoice = state.isInvoiceRequested && !state.hasInvoice && isSold;
  const wantsSale = state.needsSale && !state.hasSale && isSold;
  const cardDueAt = cardPaidAt && daysAfter(cardPaidAt, CARD_DAYS);
  const isDue = isSent || (cardDueAt !== null && cardDueAt <= now);
  return {
    invoice: wantsInvoice && isDue,
    sale: wantsSale && isDue,
    credit: state.hasInvoice,
    checkAt: (wantsInvoice || wantsSale) && !isDue ? cardDueAt : null,
  };
}
