import { HOUR } from '../shared/durations.ts';

/** Maximum orders in 24 hours per e-mail, phone and address. */
export const MAX_ORDERS_A_DAY = { email: 6, phone: 6, address: 10 } as const;

export const MAX_UNPAID_PIECES = { ofProduct: 10, together: 30 } as const;

/** Maximum amount of a first cash-on-delivery order without e-mail confirmation, in stotinki. */
export const MAX_UNCONFIRMED_AMOUNT = 50_000;

/** Hours for the e-mail confirmation: at most, and before the start of a visit. */
const CONFIRMATION_HOURS = { most: 24, beforeVisit: 1 } as const;

/** Maximum confirmation mails per order and per address in 24 hours, after the first. */
export const MAX_CONFIRMATION_MAILS = 3;

/**
 * Reservation of the goods of a card order, in minutes. While the card page is open, each extension is
 * `step`, up to `most` after the order.
 */
export const HOLD_MINUTES = { first: 20, step: 5, most: 40 } as const;

type Pieces = readonly { id: number; quantity: number }[];

/** Products with too many unpaid pieces of the buyer; all products if the total is too high. */
export function overUnpaidLimit(wanted: Pieces, unpaid: Pieces): number[] {
  const unpaidOf = (id: number) => unpaid.find((one) => one.id === id)?.quantity ?? 0;
  const sum = (pieces: Pieces) => pieces.reduce((total, { quantity }) => total + quantity, 0);
  if (sum(wanted) + sum(unpaid) > MAX_UNPAID_PIECES.together) return wanted.map(({ id }) => id);
  return wanted
    .filter(({ id, quantity }) => quantity + unpaidOf(id) > MAX_UNPAID_PIECES.ofProduct)
    .map(({ id }) => id);
}

/**
 * True for an unpaid order that the buyer has to confirm by e-mail. An e-mail known from earlier orders needs
 * no confirmation. An order of services has no products.
 */
export function needsConfirmation(
  order: { totalOrderAmount: number; products: Pieces },
  isKnownEmail: boolean,
): boolean {
  if (isKnownEmail) return false;
  return order.totalOrderAmount > MAX_UNCONFIRMED_AMOUNT || overUnpaidLimit(order.products, []).length > 0;
}

/**
 * Returns the deadline of the confirmation.
 * @param visit start of its first visit; null for goods
 */
export function confirmationDeadline(orderedAt: Date, visit: Date | null = null): Date {
  const most = orderedAt.getTime() + CONFIRMATION_HOURS.most * HOUR;
  return new Date(visit ? Math.min(most, visit.getTime() - CONFIRMATION_HOURS.beforeVisit * HOUR) : most);
}

/** Next end of a card order's reservation while its page is open; null if it ends now. */
export function extendedReservation(placedAt: Date, now: Date): Date | null {
  const most = placedAt.getTime() + HOLD_MINUTES.most * 60_000;
  const next = Math.min(now.getTime() + HOLD_MINUTES.step * 60_000, most);
  return next > now.getTime() ? new Date(next) : null;
}

/** Latin transliteration of the Bulgarian letters, from U+0430 on. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya'.split(' ');
const FIRST_LETTER = 0x430;

/** Optional words before the name of a street. */
const STREET_WORDS = /\b(ul|ulitsa|ulica|bul|bulevard|blvd|str|street|zhk|jk|kv|kvartal|no|nomer)(?=\d|\b)/g;

/** Normalises an address for comparison, so that spellings of the same address are equal. */
export function foldAddress({ postCode, street }: { postCode: string; street: string }): string {
  const latin = street
    // NFKD turns № into No; combining marks are removed, so that both letters for i are equal.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u0430-\u044f]/g, (letter) => LATIN[letter.charCodeAt(0) - FIRST_LETTER] ?? '');
  return `${postCode} ${latin.replace(STREET_WORDS, '').replace(/[^\p{L}\p{N}]/gu, '')}`;
}
