import { HOUR } from '../shared/durations.ts';

/** Orders that may be placed in 24 hours with one e-mail, for one phone, to one address. */
export const MAX_ORDERS_A_DAY = { email: 6, phone: 6, address: 10 } as const;

/** Pieces that one buyer may hold without having paid for them. */
export const MAX_UNPAID_PIECES = { ofProduct: 10, together: 30 } as const;

/** What a first order on delivery may cost before its e-mail has to be confirmed, in stotinki. */
export const MAX_UNCONFIRMED_AMOUNT = 50_000;

/** Hours that an order waits for its e-mail to be confirmed, and before a visit starts that end the wait. */
const CONFIRMATION_HOURS = { most: 24, beforeVisit: 1 } as const;

/** Mails with the link that confirms, for one order and to one address in 24 hours, besides the first. */
export const MAX_CONFIRMATION_MAILS = 3;

/**
 * How long the goods of a card order are held, in minutes: while the card page is open `step` longer each time, but
 * never longer than `most` after the order.
 */
export const HOLD_MINUTES = { first: 20, step: 5, most: 40 } as const;

/** Pieces by product. */
type Pieces = readonly { id: number; quantity: number }[];

/** The products of which a buyer would hold too many unpaid pieces; all of them when it is too many together. */
export function heldTooMany(wanted: Pieces, held: Pieces): number[] {
  const heldOf = (id: number) => held.find((one) => one.id === id)?.quantity ?? 0;
  const sum = (pieces: Pieces) => pieces.reduce((total, { quantity }) => total + quantity, 0);
  if (sum(wanted) + sum(held) > MAX_UNPAID_PIECES.together) return wanted.map(({ id }) => id);
  return wanted
    .filter(({ id, quantity }) => quantity + heldOf(id) > MAX_UNPAID_PIECES.ofProduct)
    .map(({ id }) => id);
}

/**
 * True for an unpaid order that its buyer has to confirm by e-mail first. A known e-mail has shown that it is read.
 * An order of services has no products.
 */
export function needsConfirmation(
  order: { totalOrderAmount: number; products: Pieces },
  isKnownEmail: boolean,
): boolean {
  if (isKnownEmail) return false;
  return order.totalOrderAmount > MAX_UNCONFIRMED_AMOUNT || heldTooMany(order.products, []).length > 0;
}

/** Returns until when an order can be confirmed. @param visit the start of its first visit; null for goods */
export function confirmationDeadline(orderedAt: Date, visit: Date | null = null): Date {
  const most = orderedAt.getTime() + CONFIRMATION_HOURS.most * HOUR;
  return new Date(visit ? Math.min(most, visit.getTime() - CONFIRMATION_HOURS.beforeVisit * HOUR) : most);
}

/** When the hold of a card order ends next while its page is open; null when it ends now. */
export function prolongedHold(placedAt: Date, now: Date): Date | null {
  const most = placedAt.getTime() + HOLD_MINUTES.most * 60_000;
  const next = Math.min(now.getTime() + HOLD_MINUTES.step * 60_000, most);
  return next > now.getTime() ? new Date(next) : null;
}

/** How Bulgarian letters are written in Latin ones, from the first of the alphabet (U+0430) to the last. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya'.split(' ');
const FIRST_LETTER = 0x430;

/** Words that people write or leave out before the name of a street. */
const STREET_WORDS = /\b(ul|ulitsa|ulica|bul|bulevard|blvd|str|street|zhk|jk|kv|kvartal|no|nomer)(?=\d|\b)/g;

/** An address as it is compared: however it was written, the same door gives the same text. */
export function foldAddress({ postCode, street }: { postCode: string; street: string }): string {
  const latin = street
    // The sign of a number becomes No; marks go, so that two letters i are one.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u0430-\u044f]/g, (letter) => LATIN[letter.charCodeAt(0) - FIRST_LETTER] ?? '');
  return `${postCode} ${latin.replace(STREET_WORDS, '').replace(/[^\p{L}\p{N}]/gu, '')}`;
}
