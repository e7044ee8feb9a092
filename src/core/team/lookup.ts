import { comparablePhone } from '../shared/phone-number.ts';
import { documentIdIn } from '../shared/document-number.ts';
import { isId } from '../shared/id.ts';
import { normaliseLine } from '../shared/tidy-text.ts';

/** Possible meanings of a text in the search box of the back office (TEAM-05). */
export type Lookup = {
  /** The text in one line, without invisible characters. */
  text: string;
  orderId: number | null;
  serviceOrderId: number | null;
  contactMessageId: number | null;
  receiptNumber: number | null;
  /** Id of any record, or a company number. */
  recordId: number | null;
  /** Texts of which a record contains one. Empty for a number with a letter, and for short texts. */
  words: readonly string[];
};

/** Shorter texts would match most records, and no index serves them. */
const MIN_LETTERS = 3;
/** Receipts begin above this number. */
const FIRST_RECEIPT = 100_000;

/** Cyrillic letters on the keys of `U`, `S` and `K`. */
const LATIN: Record<string, string> = { '\u0423': 'U', '\u0421': 'S', '\u041a': 'K' };
const WITH_LETTER = /^[USK]-?\d{6,12}$/i;
const PHONE = /^[+\d\s()./\u2010-\u2015-]+$/u;

const letterCount = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Recognises numbers, phones and words in a search text. */
export function lookupOf(typed: string): Lookup {
  const text = normaliseLine(typed);
  const number = text.replace(
    /^[\u0423\u0421\u041a](?=-?\d)/iu,
    (letter) => LATIN[letter.toUpperCase()] ?? letter,
  );
  const digits = text.replace(/\s/g, '');
  const id = isId(digits) ? Number(digits) : null;
  return {
    text,
    orderId: documentIdIn('U', number),
    serviceOrderId: documentIdIn('S', number),
    contactMessageId: documentIdIn('K', number),
    receiptNumber: id !== null && id > FIRST_RECEIPT ? id : null,
    recordId: id,
    words: WITH_LETTER.test(number.replace(/\s/g, '')) ? [] : wordsOf(text),
  };
}

function wordsOf(text: string): string[] {
  const phone = PHONE.test(text) ? phoneIn(text) : null;
  return [...new Set([text, phone ?? text])].filter((words) => letterCount(words) >= MIN_LETTERS);
}

/** Digits of a phone or of a part of one, with `0` for `+359`. */
function phoneIn(text: string): string {
  return comparablePhone(text)
    .replace(/^(?:\+|00)3590?/, '0')
    .replace(/\D/g, '');
}
